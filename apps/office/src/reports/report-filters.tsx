import { useNavigate } from '@tintforge/app-base/frame/link';
import { shopToday } from '@tintforge/app-base/shop-time';
import { regions } from '@tintforge/content';
import { Button, Select, TextField } from '@tintforge/ui';
import { type FormEvent, useState } from 'react';
import { isPeriod, periodNames, periodOf, type ReportAddress, reportPath } from './report-address';
import styles from './report-filters.module.css';
import { reportWords as words } from './words';

/** Days and region: preset periods, or a custom range. */
export function ReportFilters({ address }: { address: ReportAddress }) {
  const navigate = useNavigate();
  const show = (next: ReportAddress) => void navigate(reportPath(next));

  /** A custom range starts with the days shown. */
  function choose(name: ReportAddress['name']) {
    const shown = periodOf(address, shopToday(Date.now()));
    show({ ...address, name, ...(name === 'custom' ? shown : {}) });
  }

  return (
    <div className={styles.root}>
      <Select
        className={styles.field}
        label={words.period.label}
        value={address.name}
        options={periodNames.map((name) => ({ value: name, label: words.period.presets[name] }))}
        onChange={({ currentTarget }) => {
          const name = periodNames.find((each) => each === currentTarget.value);
          if (name !== undefined) choose(name);
        }}
      />
      <Select
        className={styles.field}
        label={words.region.label}
        value={address.region}
        placeholder={words.region.all}
        options={regions.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => show({ ...address, region: currentTarget.value })}
      />
      {address.name === 'custom' && <OwnDays address={address} onShow={show} />}
    </div>
  );
}

interface OwnDaysProps {
  address: ReportAddress;
  onShow: (address: ReportAddress) => void;
}

function OwnDays({ address, onShow }: OwnDaysProps) {
  const [from, setFrom] = useState(address.from);
  const [to, setTo] = useState(address.to);
  const [isWrong, setIsWrong] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsWrong(!isPeriod({ from, to }));
    if (isPeriod({ from, to })) onShow({ ...address, from, to });
  }

  return (
    <form className={styles.days} onSubmit={submit} noValidate>
      <TextField
        className={styles.day}
        type="date"
        label={words.period.from}
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextField
        className={styles.day}
        type="date"
        label={words.period.to}
        value={to}
        error={isWrong ? words.period.invalid : undefined}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <Button type="submit">{words.period.show}</Button>
    </form>
  );
}
