import { siteWords } from '@tintforge/content';
import { TextField } from '@tintforge/ui';
import { useState } from 'react';
import { island } from '../../islands/island';
import type { PageEntry } from '../../pages/page';
import styles from './page-search.module.css';

/** A page in the search. */
type ListedPage = Pick<PageEntry, 'path' | 'name' | 'description'>;

/** The site's own pages by name; with a search term, those that mention it, with their descriptions. */
function Search({ pages }: { pages: readonly ListedPage[] }) {
  const [wanted, setWanted] = useState('');
  const isAsked = wanted.trim() !== '';
  const found = pages.filter((page) => mentions(page, wanted));
  return (
    <>
      <TextField
        type="search"
        label={siteWords.notFound.search}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <ul className={styles.found} data-look={isAsked ? 'found' : 'all'} aria-live="polite">
        {found.map((page) => (
          <li key={page.path}>
            <a href={page.path}>
              <b>{page.name}</b>
              {isAsked && <span>{page.description}</span>}
            </a>
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

export const PageSearch = island('page-search', Search);
