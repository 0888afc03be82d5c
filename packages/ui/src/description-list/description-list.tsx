import type { ReactNode } from 'react';
import { keepValues } from '../keep-values/keep-values';
import styles from './description-list.module.css';

/** A term and its value. */
export interface DescriptionItem {
  term: string;
  value: ReactNode;
  /** A quieter line under the value. */
  note?: ReactNode;
  /** Goes to where the value can be changed. `label` is the full name for assistive technology: "Change vehicle". */
  change?: { label: string; onPress: () => void } | undefined;
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps {
  /** Each term is its key: no two alike. */
  items: readonly DescriptionItem[];
  /** `plain` leaves out the heavy rule on top, inside a dialog. */
  look?: 'ruled' | 'plain' | undefined;
  /** The visible word of every change button. */
  changeLabel?: string | undefined;
}

/** Terms and values between rules, each value with its own edit button. */
export function DescriptionList({ items, look = 'ruled', changeLabel = 'Change' }: DescriptionListProps) {
  return (
    <dl className={styles.root} data-look={look}>
      {items.map((item) => (
        <div key={item.term} className={styles.item}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.value}>
            <span>{keepValues(item.value)}</span>
            {item.note !== undefined && <span className={styles.note}>{keepValues(item.note)}</span>}
          </dd>
          {item.change !== undefined && (
            <dd className={styles.change}>
              <button
                type="button"
                className={styles.button}
                aria-label={item.change.label}
                onClick={item.change.onPress}
              >
                {changeLabel}
              </button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
