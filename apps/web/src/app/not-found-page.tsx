import { contactLines, siteWords } from '@tintforge/content';
import { Container, TextField } from '@tintforge/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ListedPage, listedPages } from './described-pages';
import styles from './not-found-page.module.css';

/** Seven, as everywhere: the last ones are darker here, until the number cannot be read. */
const panes = [1, 2, 3, 4, 5, 6, 7];

/** The answer to every address that has no page: the site's own pages to search, and four people to call. */
export function NotFoundPage() {
  const [wanted, setWanted] = useState('');
  const found = listedPages.filter((page) => mentions(page, wanted));
  return (
    <>
      <div className={styles.picture} aria-hidden="true">
        <b className={styles.number}>404</b>
        <div className={styles.panes}>
          {panes.map((pane) => (
            <i key={pane} />
          ))}
        </div>
      </div>
      <Container className={styles.content}>
        <div>
          <h1 className={styles.title}>{siteWords.notFound.heading}</h1>
          <p className={styles.lead}>{siteWords.notFound.lead}</p>
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
        </div>
        <div>
          <h2 className={styles.heading}>{siteWords.notFound.lines}</h2>
          <ul className={styles.lines}>
            {contactLines.map((line) => (
              <li key={line.regionId}>
                <span>{line.label}</span>
                <a href={line.href}>{line.phone}</a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </>
  );
}

function mentions(page: ListedPage, wanted: string): boolean {
  return `${page.name} ${page.description}`.toLowerCase().includes(wanted.trim().toLowerCase());
}
