import { brand, contactLineOf, siteWords } from '@tintforge/content';
import { Icon, Logo, PhoneLink, SiteFooter, SiteHeader } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { Link } from '../lib/link';
import { paths } from '../lib/paths';
import { DemoBanner } from './demo-banner';
import styles from './layout.module.css';
import { Main, SkipLink } from './main-region';

/** What surrounds a task: no way to another task in the header, one quiet line at the end. */
export function TaskLayout({ children }: { children: ReactNode }) {
  const line = contactLineOf(undefined);
  return (
    <div className={styles.root}>
      <SkipLink />
      <DemoBanner />
      <SiteHeader
        home={
          <Link to={paths.home} aria-label={siteWords.home}>
            <Logo name={brand.name} />
          </Link>
        }
      >
        <PhoneLink number={line.phone} href={line.href} icon={<Icon name="phone" size="small" />} />
      </SiteHeader>
      <Main>{children}</Main>
      <SiteFooter
        links={
          <>
            <Link to={paths.privacy}>{siteWords.footer.privacy}</Link>
            <Link to={paths.terms}>{siteWords.footer.terms}</Link>
          </>
        }
      >
        {siteWords.footer.rights}
      </SiteFooter>
    </div>
  );
}
