import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { formatInstantTime, shopMoment } from '@tintforge/app-base/shop-time';
import { formatTime } from '@tintforge/booking-core';
import type { DayEntry } from './crew-plan';
import styles from './day-list.module.css';
import { JobRow } from './job-row';
import { crewWords as words } from './words';

interface RestOfDayProps {
  heading: string;
  entries: readonly DayEntry[];
  /** URL of a job in large type. */
  pathTo: (trackingCode: string) => OwnAddress;
}

/** The other upcoming jobs, with travel. */
export function RestOfDay({ heading, entries, pathTo }: RestOfDayProps) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      <ol className={styles.list}>
        {entries.map((entry) =>
          entry.kind === 'job' ? (
            <JobRow
              key={entry.job.trackingCode}
              job={entry.job}
              to={pathTo(entry.job.trackingCode)}
              note={unpaidNote(entry.job)}
            />
          ) : (
            <li key={`${entry.kind} ${entry.at}`} className={styles.between} data-kind={entry.kind}>
              <span className={styles.time}>{plainTime(entry.at)}</span>
              <i className={styles.line} aria-hidden="true" />
              <span>{betweenText(entry)}</span>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

function betweenText(entry: Exclude<DayEntry, { kind: 'job' }>): string {
  if (entry.kind === 'drive') return words.drive(entry.minutes, entry.place);
  const until = formatTime(shopMoment(entry.until).time);
  return entry.reason === '' ? words.pausePlain(until) : words.pause(until, entry.reason);
}

function unpaidNote({ status, holdExpiresAt }: Extract<DayEntry, { kind: 'job' }>['job']): string | undefined {
  if (status !== 'pending') return undefined;
  return holdExpiresAt === null ? words.unpaid : words.heldUntil(formatInstantTime(holdExpiresAt));
}

/** "1:00": the order of the day makes AM and PM clear. */
function plainTime(epochMs: number): string {
  return formatTime(shopMoment(epochMs).time).replace(/ [AP]M$/, '');
}
