import { Container } from '@tintforge/ui';
import type { ReactNode } from 'react';
import styles from './closing-call.module.css';
import { ClosingScene } from './closing-scene';

interface ClosingCallProps {
  heading: string;
  text?: ReactNode;
  /** The primary button. */
  action: ReactNode;
  /** Beside it: one more button, or a few. */
  secondAction?: ReactNode;
  /** To lead to: `contact` is where the buttons of the film pages scroll. */
  id?: string | undefined;
}

/** The end of a page: the last thing to say and what to do, under the sun behind seven panes. */
export function ClosingCall({ heading, text, action, secondAction, id }: ClosingCallProps) {
  return (
    <section id={id} className={styles.root} data-theme="ink">
      <ClosingScene className={styles.scene} />
      <Container className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>
          {action}
          {secondAction}
        </div>
      </Container>
    </section>
  );
}
