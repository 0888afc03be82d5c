import type { ReactNode } from 'react';
import styles from './benefits.module.css';
import { Rising } from './rising';

/** A drawing of a film's layers next to its explanation; on a phone, above it. */
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
