import { siteWords } from '@tintforge/content';
import { TextField } from '@tintforge/ui';
import { useState } from 'react';
import { Link } from '../lib/link';
import { type ListedPage, listedPages } from './described-pages';
import styles from './page-search.module.css';

/** The site's own pages, and those of them whose name or description holds what is typed. */
export function PageSearch() {
  const [wanted, setWanted] = useState('');
  const found = listedPages.filter((page) => mentions(page, wanted));
  return (
    <>
      <TextField
        type="search"
        label={siteWords.notFound.search}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <ul className={styles.found} aria-live="polite">
        {found.map((page) => (
          <li key={page.path}>
            <Link to={page.path}>
              <b>{page.name}</b>
              <span>{page.description}</span>
            </Link>
          </li>
        ))}
        {found.length === 0 && <li className={styles.nothing}>{siteWords.notFound.nothing(wanted)}</li>}
      </ul>
    </>
  );
}

function mentions(page: ListedPage, wanted: string): boolean {
  return `${page.name} ${page.description}`.toLowerCase().includes(wanted.trim().toLowerCase());
}
