import { Link, useNavigate } from '@tintforge/app-base/frame/link';
import { Button, DeskIcon, LinkButton, TextField } from '@tintforge/ui';
import { type FormEvent, useState } from 'react';
import styles from './customer-search.module.css';
import { customersPath } from './customers-address';
import { customersWords } from './words';

const words = customersWords.search;

/** Searches names, email addresses and phone numbers. */
export function CustomerSearch({ search }: { search: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);

  function submit(event: FormEvent) {
    event.preventDefault();
    void navigate(customersPath(typed.trim()));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too young for the browsers that we serve.
    <form role="search" className={styles.root} onSubmit={submit}>
      <TextField
        className={styles.field}
        type="search"
        label={words.label}
        placeholder={words.hint}
        value={typed}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit">
        <DeskIcon name="search" />
        <span>{words.submit}</span>
      </Button>
      {search !== '' && (
        <LinkButton variant="quiet" render={(anchor) => <Link to={customersPath('')} {...anchor} />}>
          {words.clear}
        </LinkButton>
      )}
    </form>
  );
}
