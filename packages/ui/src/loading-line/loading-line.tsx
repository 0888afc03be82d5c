import { RampBars } from '../ramp-bars/ramp-bars';
import styles from './loading-line.module.css';

/** Names the pending task, such as "Setting up payment...". */
export function LoadingLine({ label }: { label: string }) {
  return (
    <p className={styles.root} role="status">
      <RampBars />
      <span>{label}</span>
    </p>
  );
}
