import type { CarJob } from '@tintforge/api-contract';
import { tintWords } from '@tintforge/content';
import { agreedShade } from './agreed-shade';
import styles from './agreed-shades.module.css';

/** The booked shades of a job, a line for each zone, with the status of their exemption. */
export function AgreedShades({ job }: { job: Pick<CarJob, 'tint' | 'exemptionApproval'> }) {
  return (
    <ul className={styles.root}>
      {(job.tint?.zones ?? []).map(({ zone }) => {
        const agreed = agreedShade(job, zone);
        return (
          <li key={zone}>
            <span>{`${tintWords.zones[zone]}: ${agreed?.text ?? ''}`}</span>
            {agreed?.approval !== undefined && <b className={styles.approval}>{agreed.approval}</b>}
          </li>
        );
      })}
    </ul>
  );
}
