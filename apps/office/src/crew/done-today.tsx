import type { CarJob } from '@tintforge/api-contract';
import { paths } from '@tintforge/app-base/paths';
import { checkInWords } from '../at-the-car';
import styles from './day-list.module.css';
import { JobRow } from './job-row';
import { crewWords as words } from './words';

/** Jobs done today, for reference. */
export function DoneToday({ jobs }: { jobs: readonly CarJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{words.done}</h2>
      <ol className={styles.list}>
        {jobs.map((job) => (
          <JobRow
            key={job.trackingCode}
            job={job}
            to={paths.bookingVerification(job.trackingCode)}
            note={checkInWords.statuses[job.status]}
          />
        ))}
      </ol>
    </section>
  );
}
