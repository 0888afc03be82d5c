import type { Elements } from '../elements';
import { Icon } from '../icon/icon';
import styles from './call-bar.module.css';

/** Props of {@link CallBar}. */
export interface CallBarProps {
  /** The reason to call: "Call Now for Free Quote". */
  children: string;
  /** Label of the button: "CALL NOW". */
  action: string;
  /**
   * The button's accessible name, including the number: "Call now: (202) 555-0142". It starts with the button's words.
   */
  actionLabel: string;
  /** The number as a link: "tel:+12025550142". */
  href: string;
  /**
   * A second link before the button, such as a booking link, as a quieter button: `(className) => <Link
   * className={className} />`.
   */
  second?: ((className: string) => Elements) | undefined;
}

/** A bar at the foot of the screen that calls the shop; only on screens up to 768 px wide. */
export function CallBar({ children, action, actionLabel, href, second }: CallBarProps) {
  return (
    <aside className={styles.root} data-theme="ink" aria-label={children}>
      <span className={styles.text}>{children}</span>
      <span className={styles.actions}>
        {second?.(styles.second ?? '')}
        <a className={styles.action} href={href} aria-label={actionLabel}>
          <Icon name="phone" size="small" />
          <span>{action}</span>
        </a>
      </span>
    </aside>
  );
}
