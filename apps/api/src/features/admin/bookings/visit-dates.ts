import type { VisitDates } from '@tintforge/api-contract';
import {
  addDays,
  type CalendarDate,
  type CrewDay,
  datesFrom,
  dayAvailability,
  openingOn,
  openStarts,
  parseTrackingCode,
  type StartTime,
} from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Problem } from '../../../platform/problem';
import { closedDays, crewDays } from '../../availability';
import { type BookingContext, bookingByCode, noSuchBooking, regionById, visitsOf } from '../../bookings';
import { rulesInForce } from '../../settings';
import { activeCrewsOf } from './booking-page-store';

/** Days that are looked through for a plan. */
const searchDays = 90;
const mostProposals = 3;

type Place = VisitDates['proposals'][number][number];

interface Wanted {
  minutes: number;
  crewId: string | undefined;
}

/**
 * Up to three ways to do a job's visits on different days, one after the other, from a day on: each visit on the first day
 * after the one before on which its crew, or any crew, has room, at the earliest start that the region's lead time leaves. A crew
 * that has begun goes on if it can. Planned visits count as free, because the plan takes their place.
 */
export async function findVisitDates(
  context: BookingContext,
  { code, from, plan }: { code: string; from: CalendarDate; plan: string },
): Promise<VisitDates | Problem> {
  const { connection } = context.database;
  const canonical = parseTrackingCode(code);
  const row = canonical === undefined ? undefined : await bookingByCode(connection, canonical);
  if (row === undefined) return noSuchBooking();
  const wanted = plan.split(',').map((each): Wanted => {
    const [minutes = '', crewId] = each.split('.');
    return { minutes: Number(minutes), crewId };
  });
  const now = localMoment(context.clock.now());
  const first = from < now.date ? now.date : from;
  const dates = datesFrom(first, searchDays);
  const span = { regionId: row.regionId, from: first, to: addDays(first, searchDays - 1) };
  const replaced = (await visitsOf(connection, row.id)).filter(({ status }) => status === 'planned');
  const excluded = { excludedBookingId: row.id, excludedVisits: replaced.map(({ number }) => number) };
  const crews = await crewDays(connection, { ...span, dates, addOnIds: row.addOnIds, ...excluded });
  const closures = await closedDays(connection, span);
  const closed = closures.filter(({ regionId }) => (regionId ?? row.regionId) === row.regionId);
  const rules = await rulesInForce(connection, context);
  const region = regionById(rules.catalogue, row.regionId);
  const open = dates.filter((date) => closed.every((closure) => closure.date !== date));

  const proposals: Place[][] = [];
  for (const date of open) {
    if (proposals.length === mostProposals) break;
    const found = proposalFrom(date);
    if (found !== undefined && !proposals.some((known) => known[0]?.date === found[0]?.date)) proposals.push(found);
  }
  return { crews: (await activeCrewsOf(connection, row.regionId)).map(({ id, name }) => ({ id, name })), proposals };

  function proposalFrom(begin: CalendarDate): Place[] | undefined {
    const places: Place[] = [];
    for (const visit of wanted) {
      const after = places.at(-1);
      const days = open.filter((date) => (after === undefined ? date >= begin : date > after.date));
      const place = firstPlace(days, { visit, crewId: after?.crewId });
      if (place === undefined) return undefined;
      places.push(place);
    }
    return places;
  }

  function firstPlace(
    days: readonly CalendarDate[],
    { visit, crewId }: { visit: Wanted; crewId: string | undefined },
  ): Place | undefined {
    for (const date of days) {
      const onDuty = (crews.get(date) ?? []).filter((crew) => (visit.crewId ?? crew.crewId) === crew.crewId);
      const preferred = onDuty.filter((crew) => crew.crewId === crewId);
      for (const crew of [...preferred, ...onDuty]) {
        const [start] = startsOf(date, { crew, minutes: visit.minutes });
        if (start !== undefined) return { crewId: crew.crewId, date, start };
      }
    }
    return undefined;
  }

  function startsOf(date: CalendarDate, { crew, minutes }: { crew: CrewDay; minutes: number }): StartTime[] {
    const opening = openingOn(region, date);
    if (opening === undefined) return [];
    // Beyond the booking window there is no lead time left to keep.
    const day = dayAvailability({ region, date, now, closures });
    if (day.kind === 'too-soon') return [];
    const earliestMinutes = day.kind === 'open' ? day.earliestMinutes : 0;
    const { travelMinutes } = rules;
    return openStarts({ crews: [crew], opening, jobMinutes: minutes, travelMinutes, earliestMinutes });
  }
}
