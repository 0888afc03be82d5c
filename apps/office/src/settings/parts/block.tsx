import { type ReactNode, useId } from 'react';
import styles from './block.module.css';

interface BlockProps {
  /** Anchor of the sections' navigation. */
  id?: string;
  title: string;
  /** When it takes effect. */
  lead: string;
  /** A subsection has a lower heading level. */
  isPart?: boolean;
  children?: ReactNode;
}

/** The setting and when it applies, on the left; its value and effect, on the right. */
export function Block({ id, title, lead, isPart = false, children }: BlockProps) {
  const titleId = useId();
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <section id={id} className={styles.root} aria-labelledby={titleId} tabIndex={id === undefined ? undefined : -1}>
      <div>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
