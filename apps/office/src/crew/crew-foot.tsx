import { isOfficeRole, type User } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { Button, DeskIcon, LinkButton } from '@tintforge/ui';
import { LiveUpdates } from '../live';
import { useLogout } from '../logout/use-logout';
import styles from './crew-foot.module.css';
import { crewWords as words } from './words';

/** Occasional actions: scanning a customer's code, and logging out. */
export function CrewFoot({ role, onScan }: { role: User['role']; onScan: () => void }) {
  const { isLeaving, logOut, question } = useLogout();

  return (
    <footer className={styles.root}>
      <Button size="large" isBlock onClick={onScan}>
        <DeskIcon name="scan-line" />
        <span>{words.scan.open}</span>
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
        <Button variant="quiet" busyLabel={isLeaving ? words.loggingOut : undefined} onClick={logOut}>
          {words.logout}
        </Button>
      </div>
      {question}
    </footer>
  );
}
