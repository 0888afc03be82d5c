import { ErrorBoundary } from '@tintforge/app-base/frame/error-boundary';
import { Main } from '@tintforge/app-base/frame/main-region';
import { PageFrame } from '@tintforge/app-base/frame/page-frame';
import { paths } from '@tintforge/app-base/paths';
import { brand, contactLineOf, siteWords } from '@tintforge/content';
import { Icon, Logo, PhoneLink, SiteHeader } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useKnownRegion } from '../lib/known-region';
import { Link } from '../lib/link';
import { servedPart } from '../lib/served-part';
import styles from './layout.module.css';
import { useServedHeader } from './served-header';

// The frame only leads away from a task: its HTML is served, and its code comes to those who arrive from elsewhere.
const WideNavigation = servedPart({
  name: 'navigation',
  load: async () => (await import('./task-frame')).WideNavigation,
});
const PhoneMenu = servedPart({ name: 'menu', load: async () => (await import('./task-frame')).PhoneMenu });
const HeaderActions = servedPart({ name: 'actions', load: async () => (await import('./task-frame')).HeaderActions });
const SiteFoot = servedPart({ name: 'foot', load: async () => (await import('./task-frame')).SiteFoot });

/** What surrounds a task: the site's header, which scrolls away here, and its footer. */
export function TaskLayout({ children }: { children: ReactNode }) {
  const line = contactLineOf(useKnownRegion());
  const { pathname } = useLocation();
  useServedHeader(pathname);
  return (
    <PageFrame>
      <ErrorBoundary isQuiet>
        <SiteHeader
          home={
            <Link to={paths.home} aria-label={siteWords.home}>
              <Logo name={brand.name} />
            </Link>
          }
          nav={<WideNavigation className={styles.part} />}
          menu={<PhoneMenu className={styles.part} />}
          actions={<HeaderActions className={styles.part} />}
        >
          <PhoneLink number={line.phone} href={line.href} icon={<Icon name="phone" size="small" />} />
        </SiteHeader>
      </ErrorBoundary>
      <Main>{children}</Main>
      <ErrorBoundary isQuiet>
        <SiteFoot />
      </ErrorBoundary>
    </PageFrame>
  );
}
