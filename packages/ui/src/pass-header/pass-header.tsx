import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { PaneRamp } from '../pane-ramp/pane-ramp';
import styles from './pass-header.module.css';

/** Props of {@link PassHeader}. */
export interface PassHeaderProps {
  /** A QrCode. */
  qr: ReactNode;
  title: string;
  /** Status, next to the title. */
  badge?: Elements;
  /** The code to show, in large type. */
  code: string;
  /** Purpose of the code. */
  hint: string;
  /** More lines under the hint. */
  children?: Elements;
}

/** The head of a pass: QR on white, title and code on ink, the seam of seven panes below. */
export function PassHeader({ qr, title, badge, code, hint, children }: PassHeaderProps) {
  return (
    <div className={styles.root}>
      <div className={styles.top} data-theme="ink">
        <div className={styles.qr} data-stays-clear>
          {qr}
        </div>
        <div className={styles.words}>
          <div className={styles.line}>
            <h2 className={styles.title}>{title}</h2>
            {badge}
          </div>
          <p className={styles.code} translate="no">
            {code}
          </p>
          <p className={styles.hint}>{hint}</p>
          {children}
        </div>
      </div>
      <PaneRamp />
    </div>
  );
}
