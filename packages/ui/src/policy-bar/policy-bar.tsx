import clsx from 'clsx';
import type { ReactNode } from 'react';
import panes from '../panes/panes.module.css';
import styles from './policy-bar.module.css';

/** A moment from which something else applies. */
export interface PolicyMoment {
  /** "Mon, Dec 7, 9:00 AM EST" */
  when: string;
  /** Applies from then on. */
  what: ReactNode;
}

/** Props of {@link PolicyBar}. */
export interface PolicyBarProps {
  /** The whole policy in a sentence, for assistive technology. */
  label: string;
  /** Now: changes are free. */
  free: PolicyMoment;
  /** The moment from which the fee applies. */
  fee: PolicyMoment;
  /** The appointment itself. */
  job: PolicyMoment;
  /** A column inside a bill, or a wide row. */
  layout?: 'column' | 'row' | undefined;
}

/** A policy over time as light: bare while changes are free, 20 percent once the fee applies, 5 percent at the job. */
export function PolicyBar({ label, free, fee, job, layout = 'column' }: PolicyBarProps) {
  return (
    <figure className={styles.root} data-layout={layout} aria-label={label}>
      <div className={clsx(styles.panes, panes.sunset)} aria-hidden="true">
        <i className={panes.film} data-vlt="100" />
        <i className={panes.film} data-vlt="20" />
        <i className={panes.film} data-vlt="5" />
      </div>
      <ol className={styles.moments}>
        {[free, fee, job].map((moment) => (
          <li key={moment.when} className={styles.moment}>
            <b>{moment.when}</b>
            <span>{moment.what}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
