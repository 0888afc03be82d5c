import type { CarJob } from '@tintforge/api-contract';
import type { OwnAddress } from '@tintforge/app-base/frame/link';
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
            key={`${job.trackingCode} ${job.visit.number}`}
            job={job}
            to={pathOf(job)}
            note={checkInWords.statuses[job.status]}
          />
        ))}
      </ol>
    </section>
  );
}

/** The page of a job; of several visits, as this one shows it. */
function pathOf({ trackingCode, visit }: CarJob): OwnAddress {
  const page = paths.staffCheckIn(trackingCode);
  return visit.count === 1 ? page : `${page}?visit=${visit.number}`;
}
