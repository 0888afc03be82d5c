import type { Elements } from '@tintforge/ui';
import { useId } from 'react';
import styles from './customer-part.module.css';

/** A section of a customer's page, under its heading. */
export function CustomerPart({ title, children }: { title: string; children: Elements }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
