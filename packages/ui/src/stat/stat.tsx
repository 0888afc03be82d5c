import type { ReactNode } from 'react';
import styles from './stat.module.css';

/** Props of {@link Stat}. */
export interface StatProps {
  /** Meaning of the figure. */
  label: string;
  /** Set smaller, before the figure: "up to". */
  qualifier?: string | undefined;
  /** Formatted: "58", "$106,320.41", "80%". */
  figure: string;
  /** Set smaller, right after the figure: "%", "min". */
  unit?: string | undefined;
  /** The source of the figure, or its meaning. */
  note?: ReactNode;
}

/** One figure in large type. Use it in a `StatGroup`. */
export function Stat({ label, qualifier, figure, unit, note }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>
        {qualifier !== undefined && <small className={styles.qualifier}>{`${qualifier} `}</small>}
        <span>{figure}</span>
        {unit !== undefined && <small className={styles.unit}>{unit}</small>}
      </dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

/** Props of {@link StatGroup}. */
export interface StatGroupProps {
  /** Columns under one rule, largest figures in rows between rules, or a quiet line with the figure above its label. */
  layout?: 'columns' | 'rows' | 'line' | undefined;
  children: ReactNode;
}

/** Figures that belong together: up to four in columns or in a line, any number in rows. */
export function StatGroup({ layout = 'columns', children }: StatGroupProps) {
  return (
    <dl className={styles.group} data-layout={layout}>
      {children}
    </dl>
  );
}
