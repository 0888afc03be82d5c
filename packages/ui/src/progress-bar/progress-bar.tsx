import { useId } from 'react';
import styles from './progress-bar.module.css';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** Name of the task under way. */
  label: string;
  /** Progress from 0 to `max`; omit it while unknown. */
  value?: number | undefined;
  /** 100 by default. */
  max?: number | undefined;
  /** The same in words: "3 of 7 photos". */
  valueLabel?: string | undefined;
}

/** The progress of a task: seven panes that are set one after the other. */
export function ProgressBar({ label, value, max = 100, valueLabel }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={id}>{label}</label>
      {valueLabel !== undefined && (
        <span id={`${id}-value`} className={styles.value}>
          {valueLabel}
        </span>
      )}
      <progress
        id={id}
        className={styles.bar}
        value={value}
        max={max}
        aria-describedby={valueLabel === undefined ? undefined : `${id}-value`}
      />
    </div>
  );
}
