import { paths } from '@tintforge/app-base/paths';
import { formatTime } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { VisuallyHidden } from '@tintforge/ui';
import { bookingWords } from '../words';
import styles from './terms-line.module.css';

const words = wizardWords.review;

/** What paying accepts, and, where a start is still to be held, for how long proceeding holds it. */
export function TermsLine({ time, holdMinutes }: { time?: string; holdMinutes?: number | undefined }) {
  const [before, after] = words.terms.text.split(words.terms.link);
  return (
    <p className={styles.root}>
      {before}
      <a href={paths.terms} target="_blank" rel="noopener">
        {words.terms.link}
        <VisuallyHidden> ({bookingWords.review.termsOpen})</VisuallyHidden>
      </a>
      {after} {time !== undefined && words.hold(formatTime(time), holdMinutes)}
    </p>
  );
}
