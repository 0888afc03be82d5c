import { useId } from 'react';
import styles from './door-label.module.css';

/** A window on the label: its name, the film's trade name, and the reading through glass and film. */
export interface DoorLabelWindow {
  /** Unique. */
  zone: string;
  film: string;
  /** "36%". */
  reading: string;
}

/** Props of {@link DoorLabel}. */
export interface DoorLabelProps {
  title: string;
  /** The shop that installed the film, with a number to call. */
  installer: string;
  windows: readonly DoorLabelWindow[];
  /** The installer's statement about these readings. */
  statement: string;
  /** Booking and day. */
  reference: string;
}

/**
 * The label for the left door jamb, printed on a page of 90 × 50 mm; on a screen it is larger, with a dashed edge, and
 * grows with its words. Its page is named `door-label`. Whatever shows it hides everything else on paper; a dialog also
 * names the page on the body, because it is outside the flow.
 */
export function DoorLabel({ title, installer, windows, statement, reference }: DoorLabelProps) {
  const titleId = useId();
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      <p className={styles.head}>
        <b id={titleId}>{title}</b>
        <span>{installer}</span>
      </p>
      <dl className={styles.windows}>
        {windows.map(({ zone, film, reading }) => (
          <div key={zone}>
            <dt>{zone}</dt>
            <dd>{film}</dd>
            <dd className={styles.reading}>{reading}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.statement}>{statement}</p>
      <p className={styles.reference} translate="no">
        {reference}
      </p>
    </article>
  );
}
