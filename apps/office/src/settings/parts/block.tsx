import { type ReactNode, useId } from 'react';
import styles from './block.module.css';

interface BlockProps {
  title: string;
  /** When it takes effect. */
  lead: string;
  children?: ReactNode;
}

/** A part of a room: the setting and when it applies, on the left; its value and effect, on the right. */
export function Block({ title, lead, children }: BlockProps) {
  const titleId = useId();
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
