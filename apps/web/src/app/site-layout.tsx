import { brand, contactLineOf, layoutWords, siteWords } from '@tintforge/content';
import { Banner, CallBar, Icon, Logo, PageHeader, PhoneLink } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useKnownRegion } from '../lib/known-region';
import { Link } from '../lib/link';
import { paths } from '../lib/paths';
import { prerendered } from '../lib/prerendered';
import { useOnline } from '../lib/use-online';
import { useScrolled } from '../lib/use-scrolled';
import { regionOfPath } from './call-line';
import { DemoBanner } from './demo-banner';
import { ErrorBoundary } from './error-boundary';
import { HeaderActions } from './header-actions';
import styles from './layout.module.css';
import { Main, SkipLink } from './main-region';
import { PhoneMenu, WideNavigation } from './site-navigation';

const { callBar } = layoutWords;

/** The footer only leads on; those who come from a task fetch its code. */
const SiteFoot = prerendered(async () => (await import('./site-foot')).SiteFoot);

/** What surrounds a page to read: header with its menus, footer, and on phones the bar that calls. */
export function SiteLayout({ startsOnInk, children }: { startsOnInk: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const knownRegion = useKnownRegion();
  const line = contactLineOf(regionOfPath(pathname) ?? knownRegion);
  const isScrolled = useScrolled(50);
  return (
    <div className={styles.root}>
      <SkipLink />
      <DemoBanner />
      <ErrorBoundary isQuiet>
        <PageHeader
          over={startsOnInk ? 'ink' : 'paper'}
          isScrolled={isScrolled}
          home={
            <Link to={paths.home} aria-label={siteWords.home}>
              <Logo name={brand.name} />
            </Link>
          }
          nav={<WideNavigation />}
          menu={<PhoneMenu />}
          actions={<HeaderActions />}
        >
          <PhoneLink number={line.phone} href={line.href} icon={<Icon name="phone" size="small" />} />
        </PageHeader>
      </ErrorBoundary>
      <OfflineNotice />
      <Main>{children}</Main>
      <ErrorBoundary isQuiet>
        <SiteFoot />
      </ErrorBoundary>
      <CallBar
        action={callBar.action}
        actionLabel={callBar.actionLabel(line.phone)}
        href={line.href}
        second={(className) => (
          <Link to={paths.booking} className={className}>
            {callBar.book}
          </Link>
        )}
      >
        {callBar.text}
      </CallBar>
    </div>
  );
}

function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.notice}>
      {!isOnline && <Banner tone="warning">{layoutWords.offline}</Banner>}
    </div>
  );
}
