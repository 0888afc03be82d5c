import clsx from 'clsx';
import type { ReactNode } from 'react';
import { rampShades } from '../panes/panes';
import panes from '../panes/panes.module.css';
import styles from './shut-panes.module.css';

/** Seven closed panes over the sunset with large words on them: the end of something. */
export function ShutPanes({ children }: { children: ReactNode }) {
  return (
    <div className={clsx(styles.root, panes.sunset)}>
      {rampShades.map((shade) => (
        <i key={shade} className={panes.film} data-vlt="5" aria-hidden="true" />
      ))}
      <span className={styles.words}>{children}</span>
    </div>
  );
}
