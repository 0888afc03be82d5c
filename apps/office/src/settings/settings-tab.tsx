import { Navigate } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { officePageNames } from '@tintforge/content';
import { useLocation } from 'react-router-dom';
import { RecordLink, TabHeading } from '../parts';
import { rooms } from './rooms';
import styles from './settings-tab.module.css';

/** /admin/settings: the list of its rooms. Of the one page that they were, an anchor leads to its room. */
export function SettingsTab() {
  const { search, hash } = useLocation();
  const named = rooms.find(({ path }) => path === `${paths.adminSettings}/${hash.slice(1)}`);
  if (named !== undefined) {
    return <Navigate to={search === '' ? named.path : `${named.path}?${search.slice(1)}`} replace />;
  }
  return (
    <>
      <TabHeading title={officePageNames.settings} />
      <ul className={styles.root}>
        {rooms.map(({ path, name, about }) => (
          <li key={path}>
            <RecordLink to={path} isOpen={false} title={name}>
              <span>{about}</span>
            </RecordLink>
          </li>
        ))}
      </ul>
    </>
  );
}
