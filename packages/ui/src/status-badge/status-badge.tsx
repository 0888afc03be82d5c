import styles from './status-badge.module.css';

/** The states of a pane, from empty to full. */
export type BadgeStatus =
  | 'pending'
  | 'scheduled'
  | 'confirmed'
  | 'in-progress'
  | 'completed'
  | 'cancelled'
  | 'expired'
  | 'no-show';

/** The progress of a job, as a pane that fills: its fill is the first sign, its color the second. */
export function StatusBadge({ status, label }: { status: BadgeStatus; label: string }) {
  return (
    <span className={styles.root} data-status={status}>
      <i className={styles.pane} aria-hidden="true" />
      <span>{label}</span>
    </span>
  );
}
