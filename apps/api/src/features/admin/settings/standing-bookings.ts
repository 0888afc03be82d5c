import type { StandingBooking } from '@tintforge/api-contract';
import { dollarsFromCents } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Connection } from '../../../db/client';
import type { BookingContext } from '../../bookings';
import { allCrews, type JobAhead, jobsAhead } from './store';

/** Too many to read before deciding; the count has the total. */
const mostListed = 50;

/** Upcoming bookings that a change leaves in place, though they no longer fit. */
export interface Standing {
  count: number;
  bookings: StandingBooking[];
}

/** The upcoming bookings in these regions for which `reasonOf` returns a reason. */
export async function standingBookings(
  connection: Connection,
  {
    context: { clock },
    regionIds,
    reasonOf,
  }: {
    context: Pick<BookingContext, 'clock'>;
    regionIds: readonly string[];
    reasonOf: (job: JobAhead) => string | undefined;
  },
): Promise<Standing> {
  const now = clock.now();
  const names = new Map((await allCrews(connection)).map(({ id, name }) => [id, name]));
  const concerned = (await jobsAhead(connection, { regionIds, today: localMoment(now).date, now })).flatMap((job) => {
    const reason = reasonOf(job);
    return reason === undefined ? [] : [{ job, reason }];
  });
  const bookings = concerned.slice(0, mostListed).map(({ job, reason }) => ({
    trackingCode: job.trackingCode,
    date: job.appointmentDate,
    time: job.appointmentTime,
    regionId: job.regionId,
    crewName: names.get(job.crewId) ?? job.crewId,
    customerName: job.customerName,
    totalPrice: dollarsFromCents(job.totalCents),
    reason,
  }));
  return { count: concerned.length, bookings };
}
