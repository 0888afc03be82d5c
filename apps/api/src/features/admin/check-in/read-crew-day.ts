import { type CrewDay, type crewDays, isOfficeRole } from '@tintforge/api-contract';
import { addDays, type CalendarDate, type Catalogue, cellMinutes, type Region } from '@tintforge/booking-core';
import { instantOf, localMoment } from '@tintforge/content/clock';
import type { CrewBreakRow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import type { Caller } from '../../../platform/contract-routes';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import type { BookingContext } from '../../bookings';
import { rulesInForce } from '../../settings';
import { carJobs } from './car-job';
import { breaksOf, crewsOf, jobsOf } from './store';

/** Today or tomorrow. */
type CrewDayName = (typeof crewDays)[number];

/** Jobs of one day in the caller's own region; an administrator names one, or sees the first. */
export async function readCrewDay(
  context: BookingContext,
  { regionId, day = 'today', caller }: { regionId: string | undefined; day?: CrewDayName | undefined; caller: Caller },
): Promise<CrewDay | Problem> {
  const { database, clock } = context;
  const { connection } = database;
  const rules = await rulesInForce(connection, context);
  const region = regionFor(rules.catalogue, { regionId, caller });
  if (isProblem(region)) return region;
  const now = clock.now();
  const { date: today } = localMoment(now);
  const date = day === 'tomorrow' ? addDays(today, 1) : today;
  const crews = await crewsOf(connection, region.id);
  const rows = await jobsOf(connection, { regionId: region.id, date });
  const jobs = await carJobs(context, { rows, crews, look: { caller, now } });
  const breaks = await breaksOf(connection, { crewIds: crews.map(({ id }) => id), date });
  return {
    date,
    now: isoText(now),
    region: { id: region.id, name: region.name, phone: region.phone },
    travelMinutes: rules.travelMinutes,
    crews: crews
      .map(({ id, name, members, isActive }) => ({
        isActive,
        shown: {
          id,
          name,
          members,
          jobs: jobs.filter((job) => job.crew.id === id),
          pauses: breaks.filter(({ crewId }) => crewId === id).map(pauseOf),
        },
      }))
      // An inactive crew still has to do what was booked before.
      .filter(({ isActive, shown }) => isActive || shown.jobs.length > 0)
      .map(({ shown }) => shown),
  };
}

function regionFor(
  { regions }: Catalogue,
  { regionId, caller }: { regionId: string | undefined; caller: Caller },
): Region | Problem {
  if (isOfficeRole(caller.role)) {
    const region = regionId === undefined ? regions[0] : regions.find(({ id }) => id === regionId);
    return region ?? problem('not_found', { message: 'This region doesn’t exist.' });
  }
  const own = regions.find(({ id }) => id === caller.regionId);
  if (own === undefined) {
    return problem('forbidden', { message: 'Your account has no region yet. Ask the office to assign one.' });
  }
  const isOwn = regionId === undefined || regionId === own.id;
  return isOwn ? own : problem('forbidden', { message: 'Crews only see jobs in their own region.' });
}

function pauseOf({ date, fromCell, untilCell, reason }: CrewBreakRow) {
  return { startsAt: cellStart(date, fromCell), endsAt: cellStart(date, untilCell), reason };
}

/** The instant at which a half hour of a day begins on the shop's clock. */
function cellStart(date: CalendarDate, cell: number): string {
  const minutes = cell * cellMinutes;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  const isMidnight = hour === '24';
  return isoText(
    instantOf({ date: isMidnight ? addDays(date, 1) : date, time: isMidnight ? '00:00' : `${hour}:${minute}` }),
  );
}
