import { isOfficeRole, type User } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { endLogin } from '@tintforge/app-base/session/session';
import { Button, DeskIcon, LinkButton } from '@tintforge/ui';
import { useState } from 'react';
import { LiveUpdates } from '../live';
import styles from './crew-foot.module.css';
import { crewWords as words } from './words';

/** Occasional actions: scanning a customer's code, and logging out. */
export function CrewFoot({ role, onScan }: { role: User['role']; onScan: () => void }) {
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    // Logging out always succeeds on this device, with or without the server; this page is closed with the session.
    await endLogin({ everywhere: false });
  }

  return (
    <footer className={styles.root}>
      <Button size="large" isBlock onClick={onScan}>
        <DeskIcon name="scan-line" />
        {words.scan.open}
      </Button>
      <div className={styles.quiet}>
        <LiveUpdates />
        {isOfficeRole(role) && (
          <LinkButton variant="quiet" render={(anchor) => <Link to={paths.admin} {...anchor} />}>
            {words.toAdmin}
          </LinkButton>
        )}
        <LinkButton variant="quiet" href={paths.profile}>
          {words.account}
        </LinkButton>
        <Button variant="quiet" busyLabel={isLeaving ? words.loggingOut : undefined} onClick={() => void leave()}>
          {words.logout}
        </Button>
      </div>
    </footer>
  );
}
