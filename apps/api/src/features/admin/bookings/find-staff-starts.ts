import type { StaffStarts } from '@tintforge/api-contract';
import {
  type CalendarDate,
  type Catalogue,
  type CrewDay,
  type DayQuestion,
  datesFrom,
  dayAvailability,
  daysBetween,
  keptPercent,
  noticeOverrides,
  offerStarts,
  openingOn,
  parseTrackingCode,
  type Region,
  type VehicleType,
} from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Connection } from '../../../db/client';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { closedDays, crewDays, toldStarts } from '../../availability';
import { type BookingContext, bookingByCode, noSuchBooking } from '../../bookings';
import { checkOrder } from '../../orders';
import { rulesInForce } from '../../settings';
import { activeCrewsOf } from './booking-page-store';

/** The subject of a search for times: an existing booking, or an order at a ZIP code; one crew, or any. */
export interface StartsQuestion {
  from: CalendarDate;
  days: number;
  crewId?: string | undefined;
  code?: string | undefined;
  zip?: string | undefined;
  vehicleType?: VehicleType | undefined;
  packageId?: string | undefined;
  addOnIds?: readonly string[] | undefined;
}

/** No one needs days farther away, and the last day of the calendar has no next day. */
const farthestDays = 366;

/**
 * The starts that staff can assign, day by day: the customers' starts, and those that lead time and horizon keep from
 * customers, marked as such. Closed days and a crew's other jobs bind the shop too.
 */
export async function findStaffStarts(
  context: BookingContext,
  question: StartsQuestion,
): Promise<StaffStarts | Problem> {
  const { connection } = context.database;
  const now = localMoment(context.clock.now());
  if (Math.abs(daysBetween(now.date, question.from)) > farthestDays) {
    const message = 'Choose a first day within a year of today.';
    return problem('invalid_value', { message, fields: { from: message } });
  }
  const rules = await rulesInForce(connection, context);
  const job = await jobOf({ connection, catalogue: rules.catalogue }, question);
  if (isProblem(job)) return job;
  const { region, jobMinutes, addOnIds, bookingId, visits } = job;
  const dates = datesFrom(question.from, question.days);
  const span = { regionId: region.id, from: question.from, to: dates.at(-1) ?? question.from };
  const crews = await crewDays(connection, {
    ...span,
    dates,
    addOnIds,
    excludedBookingId: bookingId,
    excludedVisits: visits,
  });
  const closures = await closedDays(connection, span);
  const isAsked = ({ crewId }: CrewDay) => question.crewId === undefined || question.crewId === crewId;
  return {
    region: { id: region.id, name: region.name, phone: region.phone },
    jobMinutes,
    lateFeePercent: keptPercent(rules),
    depositPercent: rules.depositPercent,
    holdMinutes: rules.holdMinutes,
    crews: (await activeCrewsOf(connection, region.id)).map(({ id, name }) => ({ id, name })),
    days: dates.map((date) =>
      describeDay({
        day: { region, date, now, closures },
        job: { jobMinutes, travelMinutes: rules.travelMinutes, crews: (crews.get(date) ?? []).filter(isAsked) },
      }),
    ),
  };
}

interface Job {
  region: Region;
  jobMinutes: number;
  addOnIds: readonly string[];
  /** The booking whose own time counts as free. */
  bookingId: string | undefined;
  visits: readonly number[] | undefined;
}

async function jobOf(
  { connection, catalogue }: { connection: Connection; catalogue: Catalogue },
  { code, zip, vehicleType, packageId, addOnIds = [] }: StartsQuestion,
): Promise<Job | Problem> {
  if (code !== undefined) {
    const canonical = parseTrackingCode(code);
    const row = canonical === undefined ? undefined : await bookingByCode(connection, canonical);
    const region = catalogue.regions.find(({ id }) => id === row?.regionId);
    if (row === undefined || region === undefined) return noSuchBooking();
    return { region, jobMinutes: row.jobMinutes, addOnIds: row.addOnIds, bookingId: row.id, visits: [row.visitNumber] };
  }
  if (zip === undefined || vehicleType === undefined || packageId === undefined) {
    const message = 'Name a booking by its code, or an order by ZIP, vehicle and package.';
    return problem('missing_field', { message });
  }
  const checked = checkOrder(catalogue, { zip, vehicleType, packageId, addOnIds });
  if (isProblem(checked)) return checked;
  const { region, order } = checked;
  return {
    region,
    jobMinutes: order.jobMinutes,
    addOnIds: order.addOns.map(({ id }) => id),
    bookingId: undefined,
    visits: undefined,
  };
}

/** A day without its starts yet, and the job that needs one. */
interface DayOfJob {
  day: DayQuestion;
  job: { jobMinutes: number; travelMinutes: number; crews: readonly CrewDay[] };
}

function describeDay({ day, job }: DayOfJob): StaffStarts['days'][number] {
  const { date } = day;
  const forStaff = dayAvailability({ ...day, isAnyNotice: true });
  const opening = openingOn(day.region, date);
  const offers = offerStarts({ day: forStaff, opening, ...job });
  const free = offers.filter(({ reason }) => reason === undefined).map(({ time }) => time);
  return {
    date,
    state: forStaff.kind,
    ...(opening === undefined ? {} : { closes: opening.closes }),
    starts: toldStarts(date, offers),
    beyondRule: free.filter((time) => noticeOverrides({ ...day, time }).length > 0),
  };
}
