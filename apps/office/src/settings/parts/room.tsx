import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { officePageNames } from '@tintforge/content';
import type { Elements } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TabHeading } from '../../parts';
import { rooms } from '../rooms';
import styles from './room.module.css';

interface RoomProps {
  title: string;
  /** When it takes effect. */
  lead: string;
  /** At the far end of the title's line. */
  actions?: ReactNode;
  children: Elements;
}

/** A room of the settings, next to the list of all; on a phone the list is a separate page. */
export function Room({ title, lead, actions, children }: RoomProps) {
  const { pathname } = useLocation();
  return (
    <>
      <TabHeading
        title={title}
        above={<Link to={paths.adminSettings}>{officePageNames.settings}</Link>}
        actions={actions}
      />
      <div className={styles.root}>
        <nav className={styles.links} aria-label={officePageNames.settings}>
          {rooms.map(({ path, name }) => (
            <Link key={path} to={path} className={styles.link} aria-current={path === pathname ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <div className={styles.room}>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
    </>
  );
}
