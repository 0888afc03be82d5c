import { brand, contactLineOf } from '@tintforge/content';
import { Icon, LinkButton, Logo, PhoneLink, SiteHeader } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';
import { DemoBanner } from './demo-banner';
import styles from './root-layout.module.css';
import { SiteFoot } from './site-foot';
import { siteWords } from './words';

interface RootLayoutProps {
  /** A task shows no way to another task: no Book Now in the header, a quiet footer. */
  isTask: boolean;
  children: ReactNode;
}

/** What surrounds every page: skip link, demo banner, header and footer. */
export function RootLayout({ isTask, children }: RootLayoutProps) {
  const line = contactLineOf(undefined);
  return (
    <div className={styles.root}>
      <a className={styles.skip} href="#main">
        {siteWords.skip}
      </a>
      <DemoBanner />
      <SiteHeader
        home={
          <Link to={paths.home} aria-label={siteWords.home}>
            <Logo name={brand.name} />
          </Link>
        }
      >
        <span className={styles.phone}>
          <PhoneLink number={line.phone} href={line.href} icon={<Icon name="phone" size="small" />} />
        </span>
        {!isTask && (
          <span className={styles.book}>
            <LinkButton size="small" render={(anchor) => <Link to={paths.booking} {...anchor} />}>
              {siteWords.bookNow}
            </LinkButton>
          </span>
        )}
      </SiteHeader>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFoot isQuiet={isTask} />
    </div>
  );
}
