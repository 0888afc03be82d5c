import type { CheckInView } from '@tintforge/api-contract';
import { parseTrackingCode } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';
import type { Caller } from '../../../platform/contract-routes';
import type { Problem } from '../../../platform/problem';
import {
  type BookingContext,
  bookingByCode,
  checkInObstacle,
  isCrewsJob,
  noSuchBooking,
  publicView,
} from '../../bookings';
import { catalogueInForce } from '../../settings';
import { carJobs, type Look } from './car-job';
import { crewById } from './store';

/**
 * Staff's view of a code: the whole job, or, where it isn't one of the crew's jobs today, the public view with the
 * reason why it can't be checked in.
 */
export async function readCheckIn(
  context: BookingContext,
  { code, caller }: { code: string; caller: Caller },
): Promise<CheckInView | Problem> {
  const { database, clock } = context;
  const canonical = parseTrackingCode(code);
  const row = canonical === undefined ? undefined : await bookingByCode(database.connection, canonical);
  if (row === undefined) return noSuchBooking();
  const look = { caller, now: clock.now() };
  return {
    booking: publicView(await catalogueInForce(database.connection, context), row),
    obstacle: checkInObstacle(row, look) ?? null,
    job: isCrewsJob(row, look) ? ((await jobOf(context, { row, look })) ?? null) : null,
  };
}

async function jobOf(context: BookingContext, { row, look }: { row: BookingRow; look: Look }) {
  const crew = await crewById(context.database.connection, row.crewId);
  return (await carJobs(context, { rows: [row], crews: crew === undefined ? [] : [crew], look }))[0];
}
