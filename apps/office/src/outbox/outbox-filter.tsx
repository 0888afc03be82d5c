import { Button, Select, TextField } from '@tintforge/ui';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './outbox-filter.module.css';
import { type OutboxView, outboxPath } from './outbox-view';
import { outboxWords as words } from './words';

interface OutboxFilterProps {
  view: OutboxView;
  kinds: readonly string[];
  /** The server's error about the search term. */
  error: string | undefined;
}

/** Filters the outbox by kind, and by booking or address. */
export function OutboxFilter({ view, kinds, error }: OutboxFilterProps) {
  const navigate = useNavigate();
  const [search, setSearch] = useState(view.search ?? '');
  const [shownSearch, setShownSearch] = useState(view.search);
  // The URL may have changed by other means than this form.
  if (shownSearch !== view.search) {
    setShownSearch(view.search);
    setSearch(view.search ?? '');
  }
  const known = [...new Set([...kinds, ...(view.kind === undefined ? [] : [view.kind])])];
  const options = known.map((kind) => ({ value: kind, label: words.kind(kind) }));

  const show = (changes: OutboxView) => void navigate(outboxPath({ ...view, mail: undefined, ...changes }));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    show({ search: search.trim() });
  }

  return (
    <form className={styles.root} aria-label={words.filter.label} noValidate onSubmit={submit}>
      <Select
        label={words.filter.kind}
        options={options.toSorted((one, other) => one.label.localeCompare(other.label))}
        placeholder={words.filter.everyKind}
        value={view.kind ?? ''}
        onChange={({ currentTarget: { value } }) => show({ kind: value })}
      />
      <TextField
        className={styles.search}
        label={words.filter.search}
        type="search"
        value={search}
        error={error}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
      />
      <Button type="submit">{words.filter.find}</Button>
    </form>
  );
}
