import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { Icon } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { type ListAddress, listPath } from './list-address';
import styles from './list-pages.module.css';
import { bookingListWords as words } from './words';

interface ListPagesProps {
  address: ListAddress;
  /** Cursors of the adjacent pages; null where there is none. */
  previous: string | null;
  next: string | null;
}

/** Links to the adjacent pages. Each has its own URL. */
export function ListPages({ address, previous, next }: ListPagesProps) {
  if (previous === null && next === null) return null;
  const number = previous === null ? 1 : Math.max(2, address.page);
  const before = number === 2 ? {} : { before: previous ?? '', page: number - 1 };
  return (
    <nav className={styles.root} aria-label={words.pages.label}>
      <Step label={words.pages.previous} to={previous === null ? undefined : listPath(address, before)}>
        <Icon name="chevron-left" />
      </Step>
      <p>{words.page(number)}</p>
      <Step
        label={words.pages.next}
        to={next === null ? undefined : listPath(address, { after: next, page: number + 1 })}
      >
        <Icon name="chevron-right" />
      </Step>
    </nav>
  );
}

/** A link, or a placeholder where there is no such page: it stays in place, and keeps the focus after the last page. */
function Step({ label, to, children }: { label: string; to: OwnAddress | undefined; children: ReactNode }) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to ?? '');
  const look = { className: styles.step, 'aria-label': label };
  // One element in both cases: replacing it with a Link would lose the focus.
  const target =
    to === undefined ? { role: 'link', tabIndex: 0, 'aria-disabled': true } : { href: to, onClick: follow };
  return (
    <a {...look} {...target}>
      {children}
    </a>
  );
}
