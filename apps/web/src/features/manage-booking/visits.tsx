import type { BookingDetails, VisitView } from '@tintforge/api-contract';
import { formatDuration } from '@tintforge/app-base/duration';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { visitsByStart } from '@tintforge/booking-core';
import styles from './appointment-scene.module.css';
import { manageWords } from './words';

/** Each start of a job that takes several, or the crews that work at the same time; nothing for one visit. */
export function Visits({ details }: { details: Pick<BookingDetails, 'visits' | 'vehicleType'> }) {
  const { visits = [], vehicleType } = details;
  const starts = visitsByStart(visits);
  const [first = []] = starts;
  if (starts.length > 1)
    return (
      <>
        <p className={styles.about}>{manageWords.visits(starts.length)}</p>
        <ol className={styles.visits}>
          {starts.map((together) => (
            <li key={together[0]?.number}>
              {[
                `${formatInstant(together[0]?.startsAt ?? '')}, ${aboutText(together)}`,
                together.length > 1 ? manageWords.crews(together.length) : '',
                manageWords.visitStates[statusOf(together)],
              ].join('')}
            </li>
          ))}
        </ol>
      </>
    );
  if (first.length < 2) return null;
  const areApart = first.some(({ cars, status }) => cars !== undefined || status !== 'planned');
  const text = manageWords.together(first.length, vehicleType !== null);
  return (
    <>
      <p className={styles.about}>{areApart ? `${text}:` : `${text}.`}</p>
      {areApart && (
        <ul className={styles.visits}>
          {first.map((visit) => (
            <li key={visit.number}>
              {`${visit.cars === undefined ? manageWords.oneCrew : manageWords.carNumbers(visit.cars)}, ${aboutText([visit])}${manageWords.visitStates[visit.status]}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Working time of the crew that takes longest, in minutes; the job's where there is one crew. */
export function longestMinutes({ visits = [], jobMinutes, appointmentInstant }: BookingDetails): number {
  const together = visits.filter(({ startsAt }) => startsAt === appointmentInstant);
  return Math.max(jobMinutes, ...together.map(({ minutes }) => minutes));
}

function aboutText(together: readonly VisitView[]): string {
  return manageWords.about(formatDuration(Math.max(...together.map(({ minutes }) => minutes))));
}

/** One status for crews that began together: theirs where they agree, else the work is under way. */
function statusOf(together: readonly VisitView[]): VisitView['status'] {
  const [first, ...others] = together.map(({ status }) => status);
  return others.every((status) => status === first) ? (first ?? 'planned') : 'in-progress';
}
