import type { JobSheet, JobSheets } from '@tintforge/api-contract';
import { dollarsFromCents, formatPhone, type StartTime, tellMoney } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';
import { asCar, type BookingContext, siteOf, tintView, workInWords } from '../../bookings';
import { moneyOf } from '../../jobs';
import { catalogueInForce } from '../../settings';
import { breakView, travelMinutesOf } from './board-views';
import type { CrewDate } from './break-store';
import { breaksOf, crewById, type JobRow, jobsOf } from './store';

/** A crew’s printed job sheets for one day: its confirmed jobs in order. */
export async function readJobSheets(context: BookingContext, { crewId, date }: CrewDate): Promise<JobSheets | Problem> {
  const { connection } = context.database;
  const crew = await crewById(connection, crewId);
  if (crew === undefined) return problem('not_found', { message: 'This crew doesn’t exist.' });
  const span = { from: date, to: date };
  const { id, name, members, regionId } = crew;
  const { regions } = await catalogueInForce(connection, context);
  const regionName = regions.find((region) => region.id === regionId)?.name ?? regionId;
  const jobs = (await jobsOf(connection, { regionId, ...span })).filter((job) => isOnPaper(job, id));
  return {
    crew: { id, name, members, regionName },
    date,
    jobs: await Promise.all(jobs.map((job) => sheetOf(context, job))),
    breaks: (await breaksOf(connection, span)).filter((each) => each.crewId === id).map(breakView),
  };
}

/** A start that is only held may be gone by the time that the crew leaves. */
function isOnPaper({ booking: { crewId, status } }: JobRow, id: string): boolean {
  return crewId === id && status !== 'pending' && status !== 'no-show';
}

async function sheetOf({ database }: BookingContext, job: JobRow): Promise<JobSheet> {
  const { booking, cars } = job;
  const { street, city, zip } = booking;
  return {
    trackingCode: booking.trackingCode,
    start: booking.appointmentTime as StartTime,
    jobMinutes: booking.jobMinutes,
    travelMinutes: travelMinutesOf(job),
    visit: { position: Number(job.position), count: booking.visitCount },
    status: booking.status,
    toCollect: dollarsFromCents(Math.max(0, tellMoney(await moneyOf(database.connection, booking.id)).dueCents)),
    customerName: booking.customerName,
    customerPhone: formatPhone(booking.customerPhone),
    address: { street, city, zip },
    site: siteOf(booking),
    notes: booking.notes,
    vehicleInfo: workInWords(booking),
    ...(cars.length === 0 ? {} : { cars: cars.map((car) => carOnPaper(asCar(booking, car), car.number)) }),
    packageId: booking.packageId,
    services: booking.lines.map(({ name }) => name),
    preferredShade: booking.preferredShade,
    tint: tintView(booking),
    exemptionApproval: booking.tintApproval,
  };
}

function carOnPaper(shown: BookingRow, number: number): NonNullable<JobSheet['cars']>[number] {
  return {
    number,
    vehicleInfo: workInWords(shown),
    packageId: shown.packageId,
    services: shown.lines.map(({ name }) => name),
    preferredShade: shown.preferredShade,
    tint: tintView(shown),
    exemptionApproval: shown.tintApproval,
  };
}
