import { RampBars } from '../ramp-bars/ramp-bars';
import styles from './loading-line.module.css';

/** Says what is being waited for, such as "Setting up payment...". */
export function LoadingLine({ label }: { label: string }) {
  return (
    <p className={styles.root} role="status">
      <RampBars />
      {label}
    </p>
  );
}
