import type { BoardDay, BoardDayJob } from '@tintforge/api-contract';
import { dollarsFromCents, refundableCents } from '@tintforge/booking-core';
import { type Problem, problem } from '../../../platform/problem';
import type { BookingContext, BookingMoney } from '../../bookings';
import { moneyOf } from '../../jobs';
import { catalogueInForce } from '../../settings';
import { jobView } from './board-views';
import type { CrewDate } from './break-store';
import { freePlaces } from './free-places';
import { crewById, crewsOf, type JobRow, jobsOf } from './store';

/** A crew's day that is not to be: its jobs, and what could be done with each. */
export async function readBoardDay(context: BookingContext, { crewId, date }: CrewDate): Promise<BoardDay | Problem> {
  const { connection } = context.database;
  const crew = await crewById(connection, crewId);
  if (crew === undefined) return problem('not_found', { message: 'This crew doesn’t exist.' });
  const { id, name, regionId } = crew;
  const { regions } = await catalogueInForce(connection, context);
  const nameOf = new Map((await crewsOf(connection)).map((each) => [each.id, each.name]));
  const jobs = await jobsOf(connection, { regionId, from: date, to: date });
  return {
    crew: {
      id,
      name,
      regionId,
      regionName: regions.find((each) => each.id === regionId)?.name ?? '',
    },
    date,
    jobs: await Promise.all(
      jobs.filter(({ booking }) => booking.crewId === id).map((job) => dayJobView(context, { job, nameOf })),
    ),
  };
}

async function dayJobView(
  context: BookingContext,
  { job, nameOf }: { job: JobRow; nameOf: ReadonlyMap<string, string> },
): Promise<BoardDayJob> {
  const { booking } = job;
  const money = await moneyOf(context.database.connection, booking.id);
  const isAhead = booking.status === 'confirmed' || booking.status === 'scheduled';
  const isOpen = isAhead && booking.visitCount === 1;
  const places = isOpen ? await freePlaces(context, { row: booking, date: booking.appointmentDate }) : [];
  return {
    ...jobView(job),
    isOpen,
    refund: dollarsFromCents(isOpen ? refundableCents(money) : 0),
    ...(isOpen && (money.heldCents ?? 0) > 0 ? { held: dollarsFromCents(money.heldCents ?? 0) } : {}),
    returnByHand: dollarsFromCents(isOpen ? keptAtCar(money) : 0),
    canNotify: booking.customerEmail !== '',
    places: places.map((place) => ({ ...place, crewName: nameOf.get(place.crewId) ?? place.crewId })),
  };
}

/** Cents received on site and not refunded. */
function keptAtCar({ site }: BookingMoney): number {
  return site === undefined ? 0 : Math.max(0, site.receivedCents - site.returnedCents);
}
