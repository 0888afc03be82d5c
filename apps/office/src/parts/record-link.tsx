import { Link, type OwnAddress } from '@tintforge/app-base/frame/link';
import type { Elements } from '@tintforge/ui';
import type { ReactNode } from 'react';
import styles from './record-link.module.css';

interface RecordLinkProps {
  to: OwnAddress;
  isOpen: boolean;
  title: ReactNode;
  /** At the end of the title's line: for example a time. */
  aside?: ReactNode;
  /** One or two lines of text. */
  children?: Elements;
}

/** A row of a list that opens its item. */
export function RecordLink({ to, isOpen, title, aside, children }: RecordLinkProps) {
  return (
    <Link to={to} className={styles.root} aria-current={isOpen ? 'true' : undefined}>
      <span className={styles.line}>
        <b className={styles.title}>{title}</b>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </span>
      {children}
    </Link>
  );
}
