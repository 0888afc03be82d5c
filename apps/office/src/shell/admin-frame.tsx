import type { User } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { ShopLogo } from '@tintforge/app-base/frame/shop-logo';
import { paths } from '@tintforge/app-base/paths';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { brand } from '@tintforge/content';
import { DeskIcon, type Elements, LinkButton, VisuallyHidden } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCounts } from '../lib/use-counts';
import { LiveUpdates } from '../live';
import { useLogout } from '../logout/use-logout';
import { NoticeBell } from '../notices';
import { TabHeading } from '../parts';
import { adminWords as words } from '../words';
import styles from './admin-frame.module.css';
import { FactorNotice } from './factor-missing';
import { countOf, isClosedTo, isTabOf, tabsFor } from './tabs';

/** The frame of the staff area: navigation at the side, on a phone at the top. */
export function AdminFrame({ user, children }: { user: User; children: Elements }) {
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);
  const counts = useCounts();

  // On a phone the navigation is a strip that is wider than the screen.
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, counts]);

  return (
    <div className={styles.root}>
      <header className={styles.side} data-theme="ink">
        <div className={styles.held}>
          <a href={paths.home} className={styles.home} aria-label={`${brand.name}: ${words.home}`}>
            <ShopLogo />
          </a>
          <nav ref={tabs} aria-label={words.navigation} className={styles.tabs}>
            {tabsFor(user).map((tab) => (
              <Link
                key={tab.path}
                to={tab.path}
                className={styles.tab}
                aria-current={isTabOf(tab, pathname) ? 'page' : undefined}
              >
                <DeskIcon name={tab.icon} />
                <span>{tab.label}</span>
                <Count count={countOf(tab, counts)} />
              </Link>
            ))}
            <a href={paths.profile} className={styles.tab}>
              <DeskIcon name="user" />
              {words.account}
            </a>
          </nav>
          <div className={styles.end}>
            <NoticeBell className={styles.tab} />
            <LiveUpdates />
            <LogoutButton />
          </div>
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <FactorNotice factorDueAt={user.factorDueAt} />
        {isClosedTo(user, pathname) ? <AdminsOnly /> : children}
      </main>
    </div>
  );
}

/** In place of a page that the role doesn't have. */
function AdminsOnly() {
  const { title, text, link } = words.adminsOnly;
  return (
    <div className={styles.closed}>
      <TabHeading title={title} />
      <p>{text}</p>
      <LinkButton render={(anchor) => <Link to={paths.admin} {...anchor} />}>{link}</LinkButton>
    </div>
  );
}

/** The number of items that need attention behind a tab; nothing at zero. */
function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span>{count}</span>
      <VisuallyHidden>{` ${words.waiting}`}</VisuallyHidden>
    </span>
  );
}

function LogoutButton() {
  const { isLeaving, logOut, question } = useLogout((isTold) => {
    const { title, text } = words.loggedOutHere;
    showToast(isTold ? { title: words.loggedOut } : { title, description: text });
  });
  return (
    <>
      <button type="button" className={styles.tab} disabled={isLeaving} onClick={logOut}>
        <DeskIcon name="log-out" />
        <span>{isLeaving ? words.loggingOut : words.logout}</span>
      </button>
      {question}
    </>
  );
}
