import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { pagesShown } from './pages-shown';
import styles from './pagination.module.css';

/** The texts of a pagination. */
export interface PaginationWords {
  /** Names the navigation: "Pages of bookings". */
  label: string;
  previous: string;
  next: string;
  /** Names one page: "Page 3". */
  page: (page: number) => string;
  /** The current position: "Page 3 of 12". */
  position: (page: number, pageCount: number) => string;
}

/** Props of {@link Pagination}. */
export type PaginationProps = {
  words: PaginationWords;
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** The range on this page, such as "21–30 of 118". */
  summary?: string | undefined;
} & (
  | {
      /** Makes each page a link, which works without script. */
      hrefFor: (page: number) => string;
      /** Handles a plain click on a link in place of the browser. */
      onPage?: ((page: number) => void) | undefined;
    }
  | { hrefFor?: undefined; onPage: (page: number) => void }
);

/** Navigation through the pages of a list, as links or as buttons; a phone shows previous, the position, and next. */
export function Pagination({ words, page, pageCount, summary, hrefFor, onPage }: PaginationProps) {
  const go = { hrefFor, onPage };
  const position = words.position(page, pageCount);
  return (
    <nav className={styles.root} aria-label={words.label}>
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      <div className={styles.pages}>
        <Target {...go} page={page - 1} label={words.previous} isOff={page <= 1}>
          <Icon name="chevron-left" />
        </Target>
        <p className={styles.position} aria-live="polite">
          {position}
        </p>
        <ol className={styles.numbers}>
          {pagesShown({ page, pageCount }).map((shown) =>
            typeof shown === 'number' ? (
              <li key={shown}>
                <Target {...go} page={shown} label={words.page(shown)} isCurrent={shown === page}>
                  {shown}
                </Target>
              </li>
            ) : (
              <li key={`after ${shown.after}`} className={styles.gap} aria-hidden="true">
                …
              </li>
            ),
          )}
        </ol>
        <Target {...go} page={page + 1} label={words.next} isOff={page >= pageCount}>
          <Icon name="chevron-right" />
        </Target>
      </div>
    </nav>
  );
}

interface TargetProps {
  hrefFor: ((page: number) => string) | undefined;
  onPage: ((page: number) => void) | undefined;
  page: number;
  label: string;
  isCurrent?: boolean;
  /** There is no such page. It stays in place, and keeps the focus after the last page. */
  isOff?: boolean;
  children: ReactNode;
}

function Target({ hrefFor, onPage, page, label, isCurrent = false, isOff = false, children }: TargetProps) {
  const look = {
    className: styles.target,
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isOff || undefined,
  };
  if (hrefFor === undefined) {
    return (
      <button {...look} type="button" onClick={() => !isOff && onPage?.(page)}>
        {children}
      </button>
    );
  }
  if (isOff) {
    return (
      <a {...look} role="link" tabIndex={0}>
        {children}
      </a>
    );
  }
  function press(event: MouseEvent) {
    // The browser handles clicks for another tab or window.
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (onPage === undefined || !isPlain) return;
    event.preventDefault();
    onPage(page);
  }
  return (
    <a {...look} href={hrefFor(page)} onClick={press}>
      {children}
    </a>
  );
}
