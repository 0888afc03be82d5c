import type { CarJob } from '@tintforge/api-contract';
import { Link, type OwnAddress } from '@tintforge/app-base/frame/link';
import { filmOf } from '@tintforge/app-base/tint/film-of';
import { formatTime } from '@tintforge/booking-core';
import { vehicleTypeOf } from '@tintforge/content';
import { VehicleMini } from '@tintforge/ui';
import styles from './day-list.module.css';

interface JobRowProps {
  job: CarJob;
  to: OwnAddress;
  note?: string | undefined;
}

/** A job in one row, which links to the full job. */
export function JobRow({ job, to, note }: JobRowProps) {
  return (
    <li className={styles.item}>
      <Link to={to} className={styles.job}>
        <span className={styles.time}>{formatTime(job.appointmentTime).replace(/ [AP]M$/, '')}</span>
        <span>
          <b className={styles.name}>{[job.packageName, ...job.addOns].join(' + ')}</b>
          <small>{`${job.address.city} ${job.address.zip}`}</small>
          {note !== undefined && <small className={styles.note}>{note}</small>}
          <small className={styles.code} translate="no">
            {job.trackingCode}
          </small>
        </span>
        <span className={styles.picture}>
          {job.vehicleType !== null && <VehicleMini kind={vehicleTypeOf(job.vehicleType).drawing} vlt={filmOf(job)} />}
        </span>
      </Link>
    </li>
  );
}
