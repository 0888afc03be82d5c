import type { CarJob, CheckInObstacle, PublicBooking } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { formatLongDate } from '@tintforge/booking-core';
import { Banner, type BannerTone } from '@tintforge/ui';
import { obstacleText } from '../words';

interface ObstacleProps {
  obstacle: CheckInObstacle;
  booking: Pick<PublicBooking, 'appointmentDate' | 'region'>;
  /** Absent for users who may not see the rest. */
  job: CarJob | undefined;
}

/** Progress is a status message; an obstacle is an alert. */
const tones: Partial<Record<CheckInObstacle, BannerTone>> = { 'in-progress': 'info', completed: 'success' };

/** Explains why the car can't be checked in. */
export function Obstacle({ obstacle, booking, job }: ObstacleProps) {
  const moment = (iso: string | null | undefined) =>
    iso === null || iso === undefined ? undefined : formatInstant(iso);
  return (
    <Banner tone={tones[obstacle] ?? 'error'}>
      <b>
        {obstacleText(obstacle, {
          region: booking.region.name,
          day: booking.appointmentDate === null ? undefined : formatLongDate(booking.appointmentDate),
          startedAt: moment(job?.startedAt),
          completedAt: moment(job?.completedAt),
        })}
      </b>
    </Banner>
  );
}
