import type { AuditPage } from '@tintforge/api-contract';
import { useNavigate } from '@tintforge/app-base/frame/link';
import { Button, Select, TextField } from '@tintforge/ui';
import { type SubmitEvent, useState } from 'react';
import styles from './audit-filter.module.css';
import { type AuditView, auditPath } from './audit-view';
import { auditWords as words } from './words';

/** Filters the audit: by person, subject, booking, or days. */
export function AuditFilter({ view, staff }: { view: AuditView; staff: AuditPage['staff'] }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(view);
  const [shown, setShown] = useState(view);
  // The URL may have changed by other means than this form.
  if (auditPath(shown) !== auditPath(view)) {
    setShown(view);
    setTyped(view);
  }

  const show = (changes: AuditView) => void navigate(auditPath({ ...view, ...changes }));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    show({ subject: typed.subject?.trim(), from: typed.from, to: typed.to });
  }

  const field = (name: 'subject' | 'from' | 'to') => ({
    label: words.filter[name],
    value: typed[name] ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: value }),
  });

  return (
    <form className={styles.root} aria-label={words.filter.label} noValidate onSubmit={submit}>
      <Select
        label={words.filter.who}
        placeholder={words.filter.everybody}
        options={staff.map(({ id, name }) => ({ value: id, label: name }))}
        value={view.who ?? ''}
        onChange={({ currentTarget: { value } }) => show({ who: value })}
      />
      <Select
        label={words.filter.about}
        placeholder={words.filter.everything}
        options={Object.entries(words.areas).map(([value, label]) => ({ value, label }))}
        value={view.about ?? ''}
        onChange={({ currentTarget: { value } }) => show({ about: value })}
      />
      <TextField {...field('subject')} isMono autoCapitalize="characters" autoComplete="off" spellCheck={false} />
      <TextField {...field('from')} type="date" />
      <TextField {...field('to')} type="date" />
      <Button type="submit">{words.filter.show}</Button>
    </form>
  );
}
