import { Icon } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { isBuilt } from '../../lib/is-built';
import styles from './way-on.module.css';

/**
 * A link to a related page, with an arrow; its words make sense on their own: "Before and after in the gallery". Nothing
 * where the shop leaves that page out.
 */
export function WayOn({ to, children }: { to: string; children: ReactNode }) {
  if (!isBuilt(to)) return null;
  return (
    <a href={to} className={styles.root}>
      <span>{children}</span>
      <Icon name="arrow-right" size="small" />
    </a>
  );
}
