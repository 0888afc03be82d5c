import type { CheckInView } from '@tintforge/api-contract';
import { isOpenVisit, parseTrackingCode, standingVisits } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { BookingRow, VisitRow } from '../../../db/schema';
import type { Caller } from '../../../platform/contract-routes';
import type { Problem } from '../../../platform/problem';
import {
  asCar,
  asVisit,
  type BookingContext,
  bookingByCode,
  carsOf,
  carsOfVisit,
  checkInObstacle,
  isCrewsJob,
  isUnplanned,
  noSuchBooking,
  publicView,
  visitsOf,
  workInWords,
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
  { code, visit: asked, caller }: { code: string; visit?: number | undefined; caller: Caller },
): Promise<CheckInView | Problem> {
  const { database, clock } = context;
  const canonical = parseTrackingCode(code);
  const booking = canonical === undefined ? undefined : await bookingByCode(database.connection, canonical);
  if (booking === undefined) return noSuchBooking();
  const { row, ofDay } = await visitsOfDay(context, { booking, asked });
  const look = { caller, now: clock.now() };
  const job = isCrewsJob(row, look) && !isUnplanned(row) ? ((await jobOf(context, { row, look })) ?? null) : null;
  return {
    booking: publicView(await catalogueInForce(database.connection, context), row),
    ...(job !== null && ofDay.length > 1 ? { visits: await namesOf(context, { booking, visits: ofDay }) } : {}),
    obstacle: checkInObstacle(row, look) ?? null,
    job,
  };
}

/**
 * A job that takes several visits, as the asked one shows it, else as today's; without one today, as the one that comes next. With all
 * of that day that aren't cancelled.
 */
async function visitsOfDay(
  { database, clock }: BookingContext,
  { booking, asked }: { booking: BookingRow; asked: number | undefined },
): Promise<{ row: BookingRow; ofDay: VisitRow[] }> {
  if (booking.visitCount === 1) return { row: booking, ofDay: [] };
  const today = localMoment(clock.now()).date;
  const visits = standingVisits(await visitsOf(database.connection, booking.id));
  const ofToday = visits.filter(({ date }) => date === today);
  const withNumber = (wanted: number | undefined) => visits.find(({ number }) => number === wanted);
  const visit = withNumber(asked) ?? ofToday.find(isOpenVisit) ?? ofToday.at(-1) ?? withNumber(booking.visitNumber);
  if (visit === undefined) return { row: booking, ofDay: [] };
  return { row: asVisit(booking, visit), ofDay: visits.filter(({ date }) => date === visit.date) };
}

/** The crews of visits, and their cars in words. */
async function namesOf(
  { database: { connection } }: BookingContext,
  { booking, visits }: { booking: BookingRow; visits: readonly VisitRow[] },
): Promise<NonNullable<CheckInView['visits']>> {
  const cars = await carsOf(connection, booking);
  return Promise.all(
    visits.map(async (visit) => {
      const ofVisit = carsOfVisit(asVisit(booking, visit), cars).map((car) => workInWords(asCar(booking, car)));
      return {
        number: visit.number,
        crewName: (await crewById(connection, visit.crewId))?.name ?? visit.crewId,
        vehicleInfo: ofVisit.length === 0 ? workInWords(booking) : ofVisit.join('; '),
      };
    }),
  );
}

async function jobOf(context: BookingContext, { row, look }: { row: BookingRow; look: Look }) {
  const crew = await crewById(context.database.connection, row.crewId);
  return (await carJobs(context, { rows: [row], crews: crew === undefined ? [] : [crew], look }))[0];
}
