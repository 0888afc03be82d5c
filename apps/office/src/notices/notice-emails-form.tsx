import {
  type NoticeEmails,
  type NoticeTiming,
  type NoticeTimingOf,
  noticeKinds,
  noticeTimings,
} from '@tintforge/api-contract';
import { paths } from '@tintforge/app-base/paths';
import { Banner, Button, keepValues, Select } from '@tintforge/ui';
import { type SubmitEvent, useState } from 'react';
import { useAct } from '../deeds/use-act';
import { staffApi } from '../lib/staff-api';
import styles from './news-drawer.module.css';
import { useNoticeEmails } from './use-notices';
import { noticeWords } from './words';

const words = noticeWords.emails;
const options = noticeTimings.map((value) => ({ value, label: words.timings[value] }));

/** Which news comes by email, and when: each member of the office chooses for themselves. */
export function NoticeEmailsForm({ onSaved }: { onSaved: () => void }) {
  const { data, isError, refetch } = useNoticeEmails();
  if (data !== undefined) return <Form stored={data} onSaved={onSaved} />;
  if (!isError) return <p role="status">{noticeWords.loading}</p>;
  return (
    <Banner tone="error" action={<Button onClick={() => void refetch()}>{noticeWords.retry}</Button>}>
      {noticeWords.failed}
    </Banner>
  );
}

function Form({ stored, onSaved }: { stored: NoticeEmails; onSaved: () => void }) {
  const [timingOf, setTimingOf] = useState<NoticeTimingOf>(stored.timingOf);
  const act = useAct({
    done: { title: words.saved },
    onDone: onSaved,
    call: () => staffApi('setNoticeEmails', { body: { timingOf } }),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    act.run();
  }

  function setAll(timing: string) {
    setTimingOf(Object.fromEntries(noticeKinds.map((kind) => [kind, timing])) as NoticeTimingOf);
  }

  const timings = new Set(Object.values(timingOf));
  const [only] = timings.size === 1 ? timings : [];
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {stored.email === null ? (
        <Banner tone="warning" title={words.noAddress.title}>
          <span>{words.noAddress.text}</span> <a href={paths.profile}>{words.noAddress.link}</a>
        </Banner>
      ) : (
        <p>{keepValues(words.lead(stored.email))}</p>
      )}
      {act.problem !== undefined && <Banner tone="error">{act.problem}</Banner>}
      <Select
        label={words.all}
        options={options}
        placeholder={only === undefined ? ' ' : undefined}
        value={only ?? ''}
        onChange={(event) => setAll(event.currentTarget.value)}
      />
      {noticeKinds.map((kind) => (
        <Select
          key={kind}
          label={words.choices[kind]}
          options={options}
          value={timingOf[kind]}
          onChange={(event) => setTimingOf({ ...timingOf, [kind]: event.currentTarget.value as NoticeTiming })}
        />
      ))}
      <Button type="submit" variant="primary" busyLabel={act.isBusy ? words.saving : undefined}>
        {words.save}
      </Button>
    </form>
  );
}
