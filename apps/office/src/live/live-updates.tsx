import { VisuallyHidden } from '@tintforge/ui';
import styles from './live-updates.module.css';
import { useLive } from './use-live';
import { liveWords } from './words';

/** Keeps the page up to date and says how; new bookings are told to those who do not see them come. */
export function LiveUpdates() {
  const { sign, arrived } = useLive();
  return (
    <div className={styles.root} data-sign={sign}>
      <span className={styles.mark} aria-hidden="true" />
      {liveWords.signs[sign]}
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
