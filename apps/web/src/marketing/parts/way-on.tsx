import { Icon } from '@tintforge/ui';
import styles from './way-on.module.css';

/** A link to where more is said, with an arrow; its words hold on their own: "Before and after in the gallery". */
export function WayOn({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className={styles.root}>
      {children}
      <Icon name="arrow-right" size="small" />
    </a>
  );
}
