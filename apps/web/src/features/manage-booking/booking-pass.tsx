import type { PublicBooking } from '@tintforge/api-contract';
import { confirmationWords } from '@tintforge/content';
import { StatusBadge } from '@tintforge/ui';
import { appointmentParts } from './appointment-parts';
import styles from './booking-pass.module.css';
import { stagesOf } from './booking-stages';
import { manageWords } from './words';

const words = confirmationWords;

/** A pass to show to the crew: code, stages, date and time, region and services, nothing private. */
export function BookingPass({ booking }: { booking: PublicBooking }) {
  const { weekday, day, year, clock, zone } = appointmentParts(booking);
  const stages = stagesOf(booking.status);
  return (
    <article className={styles.root} data-theme="ink">
      <header className={styles.top}>
        <div>
          <p className={styles.quiet}>{manageWords.booking}</p>
          <h1 className={styles.code}>{booking.trackingCode}</h1>
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
