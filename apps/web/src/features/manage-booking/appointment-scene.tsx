import type { BookingDetails } from '@tintforge/api-contract';
import { appointmentOf } from '@tintforge/app-base/appointment';
import { formatDuration } from '@tintforge/app-base/duration';
import { filmOf } from '@tintforge/app-base/tint/film-of';
import { VehiclePicture } from '@tintforge/app-base/vehicle-picture';
import { confirmationWords } from '@tintforge/content';
import { Container, StatusBadge } from '@tintforge/ui';
import type { RefObject } from 'react';
import { appointmentParts } from './appointment-parts';
import styles from './appointment-scene.module.css';
import { longestMinutes, Visits } from './visits';
import { manageWords } from './words';

const { statuses } = confirmationWords.verification;

/** Factory glass. */
const bareGlass = 78;

interface AppointmentSceneProps {
  details: BookingDetails;
  headingLevel: 'h1' | 'h2';
  headingId: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The appointment as a scene from edge to edge of the page: when, the status, and the car. */
export function AppointmentScene({ details, headingLevel: Heading, headingId, headingRef }: AppointmentSceneProps) {
  return (
    <div className={styles.root} data-theme="paper">
      <Container className={styles.content}>
        <div className={styles.words}>
          <Heading id={headingId} ref={headingRef} tabIndex={-1} className={styles.when}>
            <When details={details} />
          </Heading>
          <About details={details} />
          <Visits details={details} />
          <p className={styles.state}>
            <StatusBadge status={details.status} label={statuses[details.status]} />
            <span className={styles.code} translate="no">
              {details.trackingCode}
            </span>
          </p>
        </div>
        {details.vehicleType !== null && (
          <div className={styles.car}>
            <VehiclePicture
              vehicleType={details.vehicleType}
              vlt={isOff(details.status) ? bareGlass : filmOf(details)}
              title={details.vehicleInfo}
            />
          </div>
        )}
      </Container>
    </div>
  );
}

/** Day and start; without a visit what the work is. */
function When({ details }: { details: BookingDetails }) {
  const appointment = appointmentOf(details);
  if (appointment === undefined) return <b className={styles.day}>{details.vehicleInfo}</b>;
  const { weekday, day, clock, zone } = appointmentParts(appointment);
  return (
    <>
      <span className={styles.weekday}>{weekday}</span> <b className={styles.day}>{day}</b>{' '}
      <span className={styles.time}>{`${clock} ${zone}`}</span>
    </>
  );
}

function About({ details }: { details: BookingDetails }) {
  const appointment = appointmentOf(details);
  const when =
    appointment === undefined
      ? manageWords.noDate
      : `${appointmentParts(appointment).year}, ${manageWords.about(formatDuration(longestMinutes(details)))}`;
  return <p className={styles.about}>{`${when}, ${details.region.name}`}</p>;
}

/** No film was installed, or will be. */
function isOff(status: BookingDetails['status']): boolean {
  return status === 'cancelled' || status === 'expired' || status === 'no-show';
}
