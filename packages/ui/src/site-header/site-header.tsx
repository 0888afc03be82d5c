import type { ReactNode } from 'react';
import { Container } from '../container/container';
import type { Elements } from '../elements';
import styles from './site-header.module.css';

/** Props of {@link SiteHeader}. */
export interface SiteHeaderProps {
  /** The logo in its link. */
  home: ReactNode;
  /** The NavBar; hidden up to 768 px of 16 px text, where it doesn't fit. */
  nav?: ReactNode;
  /** The SiteMenu, in place of a NavBar that doesn't fit. */
  menu?: ReactNode;
  /** After the phone number: links that are in the menu on phones. */
  actions?: ReactNode;
  /** At the right end: the phone number first. */
  children?: Elements;
}

/** The bar at the top of an app page. It scrolls away with the page. */
export function SiteHeader(parts: SiteHeaderProps) {
  return (
    <header className={styles.root}>
      <Bar {...parts} />
    </header>
  );
}

/** Props of {@link PageHeader}. */
export interface PageHeaderProps extends SiteHeaderProps {
  /** The start of the page, which shows through: `paper` by default. */
  over?: 'paper' | 'ink' | undefined;
  /** The page has been scrolled: the bar turns dark and casts a shadow. */
  isScrolled: boolean;
}

/** The bar at the top of a content page. It stays in view. */
export function PageHeader({ over = 'paper', isScrolled, ...parts }: PageHeaderProps) {
  return (
    <header
      className={styles.root}
      data-theme={isScrolled ? 'ink' : over}
      data-stays
      data-scrolled={isScrolled || undefined}
    >
      <Bar {...parts} />
    </header>
  );
}

function Bar({ home, nav, menu, actions, children }: SiteHeaderProps) {
  return (
    <Container className={styles.bar}>
      <div className={styles.home}>{home}</div>
      {nav !== undefined && <div className={styles.nav}>{nav}</div>}
      <div className={styles.end}>
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {menu !== undefined && <div className={styles.menu}>{menu}</div>}
    </Container>
  );
}

/**
 * A phone number to call: `number` as text ("(202) 555-0142"), `href` as a link ("tel:+12025550142"). Where the header
 * has no room for the number, the icon stays and screen readers still read the number.
 */
export function PhoneLink({ number, href, icon }: { number: string; href: string; icon: Elements }) {
  return (
    <a className={styles.phone} href={href}>
      {icon}
      <span className={styles.number} translate="no">
        {number}
      </span>
    </a>
  );
}
