import type { ReactNode } from 'react';
import { Container } from '../container/container';
import styles from './site-header.module.css';

export interface SiteHeaderProps {
  /** The logo in its link. */
  home: ReactNode;
  /** At the right end: the phone number first. */
  children?: ReactNode;
}

/** The bar on top of a task: who we are at the left, how to reach us at the right. */
export function SiteHeader({ home, children }: SiteHeaderProps) {
  return (
    <header className={styles.root}>
      <Container className={styles.bar}>
        <div className={styles.home}>{home}</div>
        <div className={styles.end}>{children}</div>
      </Container>
    </header>
  );
}

/** A phone number to call: `number` as read ("(813) 555-4700"), `href` as dialled ("tel:+18135554700"). */
export function PhoneLink({ number, href, icon }: { number: string; href: string; icon: ReactNode }) {
  return (
    <a className={styles.phone} href={href}>
      {icon}
      {number}
    </a>
  );
}
