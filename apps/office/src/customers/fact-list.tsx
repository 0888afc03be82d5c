import { keepValues } from '@tintforge/ui';
import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  term: string;
  value: ReactNode;
  /** An amount of money, in mono. */
  isMoney?: boolean;
}

/** Terms and values in a narrow column. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ term, value, isMoney }) => (
        <div key={term} className={styles.fact} data-money={isMoney}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{keepValues(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
