import clsx from 'clsx';
import type { ReactNode } from 'react';
import { keepValues } from '../keep-values/keep-values';
import { PaneRamp } from '../pane-ramp/pane-ramp';
import panes from '../panes/panes.module.css';
import styles from './empty-state.module.css';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** Names the missing items. */
  title: string;
  /** Why, and when that changes. */
  children?: ReactNode;
  /** A button for the next step. */
  action?: ReactNode;
  /** `h2` directly under the page's own heading; depends on where it is used. */
  headingLevel: 'h2' | 'h3';
}

/** Nothing here yet: the sun sinks behind seven panes, next to words and an action. */
export function EmptyState({ title, children, action, headingLevel: Heading }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <div className={clsx(styles.picture, panes.sunset)} aria-hidden="true">
        <PaneRamp light="none" />
      </div>
      <div>
        <Heading className={styles.title}>{keepValues(title)}</Heading>
        {children !== undefined && <p className={styles.words}>{keepValues(children)}</p>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
