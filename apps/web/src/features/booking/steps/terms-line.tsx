import { paths } from '@tintforge/app-base/paths';
import { formatTime } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { VisuallyHidden } from '@tintforge/ui';
import { bookingWords } from '../words';
import styles from './terms-line.module.css';

const words = wizardWords.review;

/** The terms that paying accepts and, for a start that isn't held yet, how long proceeding will hold it. */
export function TermsLine({ time, holdMinutes }: { time?: string; holdMinutes?: number | undefined }) {
  const [before, after] = words.terms.text.split(words.terms.link);
  return (
    <p className={styles.root}>
      <span>{before}</span>
      <a href={paths.terms} target="_blank" rel="noopener">
        {words.terms.link}
        <VisuallyHidden>{` (${bookingWords.review.termsOpen})`}</VisuallyHidden>
      </a>
      <span>{time === undefined ? after : `${after} ${words.hold(formatTime(time), holdMinutes)}`}</span>
    </p>
  );
}
