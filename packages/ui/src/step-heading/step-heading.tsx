import type { ReactNode, Ref } from 'react';
import type { Elements } from '../elements';
import styles from './step-heading.module.css';

/** Props of {@link StepHeading}. */
export interface StepHeadingProps {
  title: string;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  /** At the right of the lead, such as an alternative. */
  aside?: Elements;
  /** Takes the focus when a step is entered. */
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
