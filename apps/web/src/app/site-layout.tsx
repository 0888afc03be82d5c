import { brand, contactLineOf, layoutWords, siteWords } from '@tintforge/content';
import {
  Banner,
  CallBar,
  Icon,
  LinkButton,
  Logo,
  NavBar,
  NavGroup,
  NavItem,
  PageHeader,
  PhoneLink,
  SiteMenu,
  SiteMenuGroup,
} from '@tintforge/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../lib/link';
import { paths } from '../lib/paths';
import { prerendered } from '../lib/prerendered';
import { useOnline } from '../lib/use-online';
import { useScrolled } from '../lib/use-scrolled';
import { regionOfPath } from './call-line';
import { DemoBanner } from './demo-banner';
import { ErrorBoundary } from './error-boundary';
import styles from './layout.module.css';
import { linksOf } from './layout-links';
import { Main, SkipLink } from './main-region';
import { accountLink, headerNavigation, type NavigationGroup, type NavigationLink } from './navigation';

const { navigation, callBar } = layoutWords;

/** The footer only leads on; those who come from a task fetch its code. */
const SiteFoot = prerendered(async () => (await import('./site-foot')).SiteFoot);

type Entry = NavigationLink | NavigationGroup;

function isGroup(entry: Entry): entry is NavigationGroup {
  return 'links' in entry;
}

/** What surrounds a page to read: header with its menus, footer, and on phones the bar that calls. */
export function SiteLayout({ startsOnInk, children }: { startsOnInk: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const line = contactLineOf(regionOfPath(pathname));
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
      <CallBar action={callBar.action} actionLabel={callBar.actionLabel(line.phone)} href={line.href}>
        {callBar.text}
      </CallBar>
    </div>
  );
}

function WideNavigation() {
  return (
    <NavBar label={navigation.label}>
      {headerNavigation.map((entry) => {
        if (isGroup(entry)) {
          return (
            <NavGroup key={entry.heading} label={entry.heading}>
              {linksOf(entry.links)}
            </NavGroup>
          );
        }
        // The button at the right end is the same way.
        return entry.path === paths.booking ? null : <NavItem key={entry.path}>{linksOf([entry])}</NavItem>;
      })}
    </NavBar>
  );
}

function HeaderActions() {
  return (
    <>
      <Link to={accountLink.path} className={styles.account}>
        {accountLink.label}
      </Link>
      <LinkButton size="small" render={(anchor) => <Link to={paths.booking} {...anchor} />}>
        {layoutWords.bookNow}
      </LinkButton>
    </>
  );
}

function PhoneMenu() {
  const single = headerNavigation.filter((entry): entry is NavigationLink => !isGroup(entry));
  const groups = headerNavigation.filter(isGroup);
  return (
    <SiteMenu openLabel={navigation.openMenu} closeLabel={navigation.closeMenu} label={navigation.menu}>
      <SiteMenuGroup>{linksOf([...single, accountLink])}</SiteMenuGroup>
      {groups.map(({ heading, links }) => (
        <SiteMenuGroup key={heading} heading={heading}>
          {linksOf(links)}
        </SiteMenuGroup>
      ))}
    </SiteMenu>
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
