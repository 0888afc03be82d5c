import type { CheckInObstacle } from '@tintforge/api-contract';
import type { BookingStatus } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { BookingRow } from '../../../db/schema';
import type { Caller } from '../../../platform/contract-routes';

/** The facts of a booking that decide whether its car can be checked in. */
type Appointment = Pick<BookingRow, 'status' | 'regionId' | 'appointmentDate' | 'tintApproval'>;

/** The viewer, and the time (epoch milliseconds). */
interface Look {
  caller: Pick<Caller, 'role' | 'regionId'>;
  now: number;
}

const obstacles: Readonly<Record<BookingStatus, CheckInObstacle | undefined>> = {
  pending: 'unpaid-hold',
  confirmed: undefined,
  scheduled: undefined,
  'in-progress': 'in-progress',
  completed: 'completed',
  cancelled: 'cancelled',
  expired: 'expired',
  'no-show': 'no-show',
};

/**
 * Reason why a car can't be checked in now; undefined when it can. Only crews are limited to a region; the day is today
 * on the shop's clock for everyone. The booking's state is the more specific reason, so it comes first.
 */
export function checkInObstacle(row: Appointment, { caller, now }: Look): CheckInObstacle | undefined {
  if (caller.role === 'crew' && caller.regionId !== row.regionId) return 'other-region';
  const obstacle = obstacles[row.status];
  if (obstacle !== undefined) return obstacle;
  const ofDay = isToday(row, now) ? undefined : 'not-today';
  // Crews see a pending exemption only on the day of the job.
  if (caller.role === 'crew' && ofDay !== undefined) return ofDay;
  return row.tintApproval === 'pending' ? 'exemption-pending' : ofDay;
}

/** True when an appointment is today. */
export function isToday({ appointmentDate }: Pick<BookingRow, 'appointmentDate'>, now: number): boolean {
  return localMoment(now).date === appointmentDate;
}
