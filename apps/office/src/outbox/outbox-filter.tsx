import { useNavigate } from '@tintforge/app-base/frame/link';
import { Button, Select, TextField } from '@tintforge/ui';
import { type SubmitEvent, useState } from 'react';
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
  const options = kindOptions([...kinds, ...(view.kind?.split(',') ?? [])]);

  const [chosen = ''] = view.kind?.split(',') ?? [];

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
        value={options.find(({ value }) => value.split(',').includes(chosen))?.value ?? ''}
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

/** A choice for each name; its value is the kinds with that name. */
function kindOptions(kinds: readonly string[]): { value: string; label: string }[] {
  const byName = new Map<string, Set<string>>();
  for (const kind of kinds) {
    const name = words.filterKind(kind);
    byName.set(name, (byName.get(name) ?? new Set()).add(kind));
  }
  return [...byName].map(([label, named]) => ({ value: [...named].join(','), label }));
}
