import { brand } from '@tintforge/content';
import { DeskIcon, Logo } from '@tintforge/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../lib/link';
import { paths } from '../../../lib/paths';
import { endLogin } from '../../../lib/session/session';
import { showToast } from '../../../lib/toasts';
import { adminWords as words } from '../words';
import styles from './admin-frame.module.css';
import { adminTabs, isTabOf } from './tabs';

/** What stays while one goes from part to part: the parts at the side, on a phone above; the open one beside them. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);

  // On a phone the parts are a strip that is longer than the screen.
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);

  return (
    <div className={styles.root}>
      <div className={styles.side} data-theme="ink">
        <div className={styles.held}>
          <Link to={paths.home} className={styles.home} aria-label={`${brand.name}: ${words.home}`}>
            <Logo name={brand.name} />
          </Link>
          <nav ref={tabs} aria-label={words.navigation} className={styles.tabs}>
            {adminTabs.map((tab) => (
              <Link
                key={tab.path}
                to={tab.path}
                className={styles.tab}
                aria-current={isTabOf(tab, pathname) ? 'page' : undefined}
              >
                <DeskIcon name={tab.icon} />
                {tab.label}
              </Link>
            ))}
          </nav>
          <div className={styles.end}>
            <LogoutButton />
          </div>
        </div>
      </div>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function LogoutButton() {
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    const isTold = await endLogin({ everywhere: false });
    const { title, text } = words.loggedOutHere;
    showToast(isTold ? { title: words.loggedOut } : { title, description: text });
  }

  return (
    <button type="button" className={styles.tab} disabled={isLeaving} onClick={() => void leave()}>
      <DeskIcon name="log-out" />
      {isLeaving ? words.loggingOut : words.logout}
    </button>
  );
}
