import { Container, type Elements } from '@tintforge/ui';
import type { ReactNode } from 'react';
import styles from './closing-call.module.css';
import { type ClosingHour, ClosingScene } from './closing-scene';

interface ClosingCallProps {
  heading: string;
  text?: ReactNode;
  /** The primary button. */
  action: Elements;
  /** Next to it: one more button, or a few. */
  secondAction?: Elements;
  /** Anchor: `contact` is the target of the film pages' buttons. */
  id?: string | undefined;
  /** The light of its picture; dusk by default. */
  hour?: ClosingHour | undefined;
  /** The shades of the panes in the picture, percent of light; the ramp's own by default. */
  shades?: readonly number[] | undefined;
}

/** The end of a page: a closing line and its buttons, under the sun behind panes of film. */
export function ClosingCall({ heading, text, action, secondAction, id, hour, shades }: ClosingCallProps) {
  return (
    <section id={id} className={styles.root} data-theme="ink">
      <ClosingScene className={styles.scene} hour={hour} shades={shades} />
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
