import type { StaffStarts } from '@tintforge/api-contract';
import {
  type CalendarDate,
  type CarCrewCount,
  type Catalogue,
  type CrewDay,
  type DayQuestion,
  datesFrom,
  dayAvailability,
  daysBetween,
  keptPercent,
  noticeOverrides,
  openingOn,
  parseTrackingCode,
  type Region,
  type VehicleType,
} from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Connection } from '../../../db/client';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { closedDays, crewDaysOfSides, offersOf, toldStarts } from '../../availability';
import { type BookingContext, bookingByCode, noSuchBooking } from '../../bookings';
import { checkOrder, type FurtherOrder, priceFurtherCars, sidesOfOrders } from '../../orders';
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
  /** More cars at the same address, and the crews that work on all of them; one crew when absent. */
  cars?: readonly FurtherOrder[] | undefined;
  crews?: CarCrewCount | undefined;
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
  const { region, sides, bookingId, visits } = job;
  const dates = datesFrom(question.from, question.days);
  const span = { regionId: region.id, from: question.from, to: dates.at(-1) ?? question.from };
  const crews = await crewDaysOfSides(connection, {
    ...span,
    dates,
    skills: sides.map(({ addOnIds }) => addOnIds),
    excludedBookingId: bookingId,
    excludedVisits: visits,
  });
  const closures = await closedDays(connection, span);
  const isAsked = ({ crewId }: CrewDay) => question.crewId === undefined || question.crewId === crewId;
  return {
    region: { id: region.id, name: region.name, phone: region.phone },
    jobMinutes: Math.max(...sides.map(({ jobMinutes }) => jobMinutes)),
    lateFeePercent: keptPercent(rules),
    depositPercent: rules.depositPercent,
    holdMinutes: rules.holdMinutes,
    crews: (await activeCrewsOf(connection, region.id)).map(({ id, name }) => ({ id, name })),
    days: dates.map((date) => {
      const onDuty = crews.get(date) ?? [];
      const work = sides.map(({ jobMinutes }, index) => ({ jobMinutes, crews: (onDuty[index] ?? []).filter(isAsked) }));
      return describeDay({ day: { region, date, now, closures }, work, travelMinutes: rules.travelMinutes });
    }),
  };
}

interface Job {
  region: Region;
  /** Each crew's part: one, or one for each crew that begins together with others. */
  sides: readonly { jobMinutes: number; addOnIds: readonly string[] }[];
  /** The booking whose own time counts as free. */
  bookingId: string | undefined;
  visits: readonly number[] | undefined;
}

async function jobOf(
  { connection, catalogue }: { connection: Connection; catalogue: Catalogue },
  { code, zip, vehicleType, packageId, addOnIds = [], cars = [], crews = 1 }: StartsQuestion,
): Promise<Job | Problem> {
  if (code !== undefined) {
    const canonical = parseTrackingCode(code);
    const row = canonical === undefined ? undefined : await bookingByCode(connection, canonical);
    const region = catalogue.regions.find(({ id }) => id === row?.regionId);
    if (row === undefined || region === undefined) return noSuchBooking();
    const sides = [{ jobMinutes: row.jobMinutes, addOnIds: row.addOnIds }];
    return { region, sides, bookingId: row.id, visits: [row.visitNumber] };
  }
  if (zip === undefined || vehicleType === undefined || packageId === undefined) {
    const message = 'Name a booking by its code, or an order by ZIP, vehicle and package.';
    return problem('missing_field', { message });
  }
  const checked = checkOrder(catalogue, { zip, vehicleType, packageId, addOnIds });
  if (isProblem(checked)) return checked;
  const further = priceFurtherCars(catalogue, cars);
  if (isProblem(further)) return further;
  const sides = sidesOfOrders([checked.order, ...further], crews);
  return isProblem(sides) ? sides : { region: checked.region, sides, bookingId: undefined, visits: undefined };
}

/** A day without its starts yet, and the job that needs one: the part of each crew that begins. */
interface DayOfJob {
  day: DayQuestion;
  work: readonly { jobMinutes: number; crews: readonly CrewDay[] }[];
  travelMinutes: number;
}

function describeDay({ day, work, travelMinutes }: DayOfJob): StaffStarts['days'][number] {
  const { date } = day;
  const forStaff = dayAvailability({ ...day, isAnyNotice: true });
  const opening = openingOn(day.region, date);
  const offers = offersOf({ day: forStaff, opening, work, travelMinutes });
  const free = offers.filter(({ reason }) => reason === undefined).map(({ time }) => time);
  return {
    date,
    state: forStaff.kind,
    ...(opening === undefined ? {} : { closes: opening.closes }),
    starts: toldStarts(date, offers),
    beyondRule: free.filter((time) => noticeOverrides({ ...day, time }).length > 0),
  };
}
