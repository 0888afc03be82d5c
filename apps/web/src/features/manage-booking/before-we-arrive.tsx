import type { PublicBooking } from '@tintforge/api-contract';
import { confirmationWords } from '@tintforge/content';
import { Icon } from '@tintforge/ui';
import { useId } from 'react';
import styles from './before-we-arrive.module.css';

const words = confirmationWords.verification.before;

/** How to prepare for the crew; empty once the job has started or is off. */
export function BeforeWeArrive({ status }: { status: PublicBooking['status'] }) {
  const headingId = useId();
  if (status !== 'confirmed' && status !== 'scheduled') return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {words.heading}
      </h2>
      <ul className={styles.list}>
        {words.lines.map((line) => (
          <li key={line}>
            <Icon name="check" size="small" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
