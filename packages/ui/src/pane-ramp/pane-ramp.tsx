import clsx from 'clsx';
import { rampShades } from '../panes/panes';
import panes from '../panes/panes.module.css';
import styles from './pane-ramp.module.css';

/** Props of {@link PaneRamp}. */
export interface PaneRampProps {
  /** The light behind the panes; `none` when the parent brings its own picture. */
  light?: 'light' | 'sunset' | 'none' | undefined;
}

/** The brand's row of seven panes from clear to dark: a divider, a seam, the front of a picture. Decorative. */
export function PaneRamp({ light = 'light' }: PaneRampProps) {
  return (
    <div className={clsx(styles.root, light !== 'none' && panes[light])} aria-hidden="true">
      {rampShades.map((shade) => (
        <i key={shade} className={panes.film} data-vlt={shade} />
      ))}
    </div>
  );
}
