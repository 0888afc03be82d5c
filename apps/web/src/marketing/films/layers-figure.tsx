import type { ReactNode } from 'react';
import styles from './benefits.module.css';
import { Rising } from './rising';

/** The drawing of a film's layers with what is said of them beside it; below each other on a phone. */
export function LayersFigure({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Rising>
      <div className={styles.layers}>
        <div className={styles.drawing}>{picture}</div>
        <div>{children}</div>
      </div>
    </Rising>
  );
}
