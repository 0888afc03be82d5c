import { ErrorBoundary } from '@tintforge/app-base/frame/error-boundary';
import { Main } from '@tintforge/app-base/frame/main-region';
import { PageFrame } from '@tintforge/app-base/frame/page-frame';
import { paths } from '@tintforge/app-base/paths';
import { useOnline } from '@tintforge/app-base/use-online';
import { brand, contactLineOf, layoutWords, siteWords } from '@tintforge/content';
import { Banner, CallBar, Icon, Logo, PageHeader, PhoneLink } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useKnownRegion } from '../lib/known-region';
import { Link } from '../lib/link';
import { prerendered } from '../lib/prerendered';
import { useScrolled } from '../lib/use-scrolled';
import { regionOfPath } from './call-line';
import { HeaderActions } from './header-actions';
import styles from './layout.module.css';
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
    <PageFrame>
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
    </PageFrame>
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
