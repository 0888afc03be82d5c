import { VisuallyHidden } from '@tintforge/ui';
import styles from './live-updates.module.css';
import { useLive } from './use-live';
import { liveWords } from './words';

/** Keeps the page up to date and shows how fresh it is; announces new bookings on pages that don't show them. */
export function LiveUpdates() {
  const { status, arrived } = useLive();
  return (
    <div className={styles.root} data-status={status}>
      <span className={styles.mark} aria-hidden="true" />
      <span>{liveWords.statuses[status]}</span>
      <VisuallyHidden>
        <span role="status">{announcement(arrived)}</span>
      </VisuallyHidden>
    </div>
  );
}

function announcement(arrived: readonly string[]): string {
  const [code] = arrived;
  if (code === undefined) return '';
  return arrived.length === 1 ? liveWords.arrived(code) : liveWords.severalArrived(arrived.length);
}
