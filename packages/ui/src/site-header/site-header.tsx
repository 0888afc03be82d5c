import type { ReactNode } from 'react';
import { Container } from '../container/container';
import styles from './site-header.module.css';

/** What {@link SiteHeader} takes. */
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

/** What {@link PageHeader} takes. */
export interface PageHeaderProps extends SiteHeaderProps {
  /** The NavBar; screens up to 1180 px have no room for it. */
  nav: ReactNode;
  /** The SiteMenu, on those screens instead. */
  menu: ReactNode;
  /** Between phone number and menu: ways that phones find in the menu. */
  actions?: ReactNode;
  /** What the page begins with, which shows through: `paper` unless given. */
  over?: 'paper' | 'ink' | undefined;
  /** The page has been scrolled: the bar turns dark and casts a shadow. */
  isScrolled: boolean;
}

/** The bar on top of a page to read. It stays in sight. */
export function PageHeader({ home, nav, menu, actions, children, over = 'paper', isScrolled }: PageHeaderProps) {
  return (
    <header
      className={styles.root}
      data-theme={isScrolled ? 'ink' : over}
      data-stays
      data-scrolled={isScrolled || undefined}
    >
      <Container className={styles.bar}>
        <div className={styles.home}>{home}</div>
        <div className={styles.nav}>{nav}</div>
        <div className={styles.end}>
          {children}
          <div className={styles.actions}>{actions}</div>
        </div>
        <div className={styles.menu}>{menu}</div>
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
