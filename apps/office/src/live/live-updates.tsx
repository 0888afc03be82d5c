import { VisuallyHidden } from '@tintforge/ui';
import styles from './live-updates.module.css';
import { useLive } from './use-live';
import { liveWords } from './words';

/** Keeps the page up to date and says how; new bookings are told to those who do not see them come. */
export function LiveUpdates() {
  const { status, arrived } = useLive();
  return (
    <div className={styles.root} data-status={status}>
      <span className={styles.mark} aria-hidden="true" />
      {liveWords.statuses[status]}
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
