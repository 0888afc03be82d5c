import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PaneRamp } from '../pane-ramp/pane-ramp';
import panes from '../panes/panes.module.css';
import styles from './empty-state.module.css';

/** What {@link EmptyState} takes. */
export interface EmptyStateProps {
  /** What there is none of. */
  title: string;
  /** Why, and when that changes. */
  children?: ReactNode;
  /** The button that ends the emptiness. */
  action?: ReactNode;
  /** `h2` where it stands directly under the page's own heading; nobody but its place knows. */
  headingLevel: 'h2' | 'h3';
}

/** Nothing here yet: the sun sinks behind seven panes, beside words and a way on. */
export function EmptyState({ title, children, action, headingLevel: Heading }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <div className={clsx(styles.picture, panes.sunset)} aria-hidden="true">
        <PaneRamp light="none" />
      </div>
      <div>
        <Heading className={styles.title}>{title}</Heading>
        {children !== undefined && <p className={styles.words}>{children}</p>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
