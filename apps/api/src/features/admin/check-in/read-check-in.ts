import type { CheckInView } from '@tintforge/api-contract';
import { isOpenVisit, parseTrackingCode, standingVisits } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { BookingRow } from '../../../db/schema';
import type { Caller } from '../../../platform/contract-routes';
import type { Problem } from '../../../platform/problem';
import {
  asVisit,
  type BookingContext,
  bookingByCode,
  checkInObstacle,
  isCrewsJob,
  isUnplanned,
  noSuchBooking,
  publicView,
  visitsOf,
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
  const booking = canonical === undefined ? undefined : await bookingByCode(database.connection, canonical);
  if (booking === undefined) return noSuchBooking();
  const row = await visitOfToday(context, booking);
  const look = { caller, now: clock.now() };
  return {
    booking: publicView(await catalogueInForce(database.connection, context), row),
    obstacle: checkInObstacle(row, look) ?? null,
    job: isCrewsJob(row, look) && !isUnplanned(row) ? ((await jobOf(context, { row, look })) ?? null) : null,
  };
}

/** A job that takes several visits, as today's shows it; without one today, as the one that comes next. */
async function visitOfToday({ database, clock }: BookingContext, booking: BookingRow): Promise<BookingRow> {
  if (booking.visitCount === 1) return booking;
  const today = localMoment(clock.now()).date;
  const visits = standingVisits(await visitsOf(database.connection, booking.id));
  const ofToday = visits.filter(({ date }) => date === today);
  const next = visits.find(({ number }) => number === booking.visitNumber);
  const visit = ofToday.find(isOpenVisit) ?? ofToday.at(-1) ?? next;
  return visit === undefined ? booking : asVisit(booking, visit);
}

async function jobOf(context: BookingContext, { row, look }: { row: BookingRow; look: Look }) {
  const crew = await crewById(context.database.connection, row.crewId);
  return (await carJobs(context, { rows: [row], crews: crew === undefined ? [] : [crew], look }))[0];
}
