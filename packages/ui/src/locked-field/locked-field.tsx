import { useId } from 'react';
import type { Elements } from '../elements';
import styles from './locked-field.module.css';

/** Props of {@link LockedField}. */
export interface LockedFieldProps {
  label: string;
  value: string;
  /** A link or quiet button that goes to where the value can be changed. */
  action?: Elements;
}

/** A value that was entered elsewhere, in the place of a field. */
export function LockedField({ label, value, action }: LockedFieldProps) {
  const labelId = useId();
  return (
    <div className={styles.root}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <div className={styles.box}>
        <output aria-labelledby={labelId} className={styles.value}>
          {value}
        </output>
        {action}
      </div>
    </div>
  );
}
