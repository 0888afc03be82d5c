import type { ReactNode, Ref } from 'react';
import styles from './step-heading.module.css';

/** What {@link StepHeading} takes. */
export interface StepHeadingProps {
  title: string;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  /** At the right of the lead, such as another way to go. */
  aside?: ReactNode;
  /** Focus goes here when a step is entered. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The heading of a step with its lead. */
export function StepHeading({ title, lead, aside, headingRef }: StepHeadingProps) {
  return (
    <div className={styles.root}>
      <div>
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </div>
  );
}

/** What {@link StepFooter} takes. */
export interface StepFooterProps {
  /** The way back, at the left. */
  back?: ReactNode;
  /** A quiet remark; hidden on a phone. */
  note?: ReactNode;
  /** The way on, at the right; as wide as it can be on a phone. */
  action?: ReactNode;
}

/** Back and on, under a step. */
export function StepFooter({ back, note, action }: StepFooterProps) {
  return (
    <div className={styles.footer}>
      {back}
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
