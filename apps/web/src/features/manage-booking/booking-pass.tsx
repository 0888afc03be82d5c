import type { PublicBooking } from '@tintforge/api-contract';
import { appointmentOf } from '@tintforge/app-base/appointment';
import { confirmationWords } from '@tintforge/content';
import { StatusBadge } from '@tintforge/ui';
import { appointmentParts } from './appointment-parts';
import styles from './booking-pass.module.css';
import { stagesOf } from './booking-stages';
import { manageWords } from './words';

const words = confirmationWords;

/** A pass to show to the crew: code, stages, date and time, region and services, nothing private. */
export function BookingPass({ booking }: { booking: PublicBooking }) {
  const stages = stagesOf(booking.status);
  return (
    <article className={styles.root} data-theme="ink">
      <header className={styles.top}>
        <div>
          <p className={styles.quiet}>{manageWords.booking}</p>
          <h1 className={styles.code} translate="no">
            {booking.trackingCode}
          </h1>
        </div>
        <StatusBadge status={booking.status} label={words.verification.statuses[booking.status]} />
      </header>
      {stages.length > 0 && (
        <ol className={styles.stages} aria-label={manageWords.stagesLabel}>
          {stages.map((stage) => (
            <li key={stage.label} data-state={stage.state} aria-current={stage.state === 'now' ? 'step' : undefined}>
              <span className={styles.label}>{stage.label}</span>
            </li>
          ))}
        </ol>
      )}
      <When booking={booking} />
      <dl className={styles.facts}>
        <div>
          <dt>{words.verification.region}</dt>
          <dd>{booking.region.name}</dd>
        </div>
        <div>
          <dt>{words.services}</dt>
          {booking.services.map((service) => (
            <dd key={service}>{service}</dd>
          ))}
        </div>
      </dl>
    </article>
  );
}

function When({ booking }: { booking: PublicBooking }) {
  const appointment = appointmentOf(booking);
  if (appointment === undefined) {
    return (
      <div className={styles.when}>
        <p className={styles.date}>
          <b>{words.noDate}</b>
        </p>
      </div>
    );
  }
  const { weekday, day, year, clock, zone } = appointmentParts(appointment);
  return (
    <div className={styles.when}>
      <p className={styles.date}>
        <span className={styles.part}>{weekday}</span>
        <b>{day}</b>
        <span className={styles.part}>{year}</span>
      </p>
      <p className={styles.time}>
        <b>{clock}</b>
        <span className={styles.part}>{zone}</span>
      </p>
    </div>
  );
}
