import type { Elements } from '@tintforge/ui';
import type { ReactNode } from 'react';
import styles from './tab-heading.module.css';

interface TabHeadingProps {
  title: string;
  /** The link back, above the title. */
  above?: ReactNode;
  /** Next to the title: controls that step through days, for example. */
  beside?: Elements;
  /** The primary action, at the far end. */
  actions?: ReactNode;
}

/** The first line of a tab: its title and its actions. */
export function TabHeading({ title, above, beside, actions }: TabHeadingProps) {
  return (
    <header className={styles.root}>
      <div>
        {above !== undefined && <div className={styles.above}>{above}</div>}
        <div className={styles.line}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {beside}
        </div>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
