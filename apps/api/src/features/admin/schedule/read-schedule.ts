import type { BoardCrew, BoardJob, BoardRegion, BoardTotals, Schedule } from '@tintforge/api-contract';
import {
  type CalendarDate,
  datesFrom,
  daysBetween,
  dollarsFromCents,
  isOnDuty,
  openingOn,
  type Region,
  weekday,
} from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Connection } from '../../../db/client';
import type { CrewBreakRow, CrewRow } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';
import type { BookingContext } from '../../bookings';
import { catalogueInForce } from '../../settings';
import { breakView, jobView } from './board-views';
import { breaksOf, closuresOf, crewsOf, type JobRow, jobsOf } from './store';

/** Which days, and of which region; of every region when none is named. */
export interface ScheduleQuestion {
  from: CalendarDate;
  days: number;
  region?: string | undefined;
}

/** No one plans that far ahead, and the last day of the calendar has no next day. */
const farthestDays = 3660;

/** The current board: regions, crews, and the contents of their days. */
export async function readSchedule(
  context: BookingContext,
  { from, days, region: regionId }: ScheduleQuestion,
): Promise<Schedule | Problem> {
  const { connection } = context.database;
  const now = localMoment(context.clock.now());
  if (Math.abs(daysBetween(now.date, from)) > farthestDays) return tooFarAway();
  const catalogue = await catalogueInForce(connection, context);
  const regions = catalogue.regions.filter(({ id }) => regionId === undefined || id === regionId);
  if (regions.length === 0) return problem('not_found', { message: 'This region doesn’t exist.' });
  const dates = datesFrom(from, days);
  const span = { from, to: dates.at(-1) ?? from };
  const all = await readAll(connection, { regions, span });
  return {
    dates,
    now,
    totals: totalsOf(all.jobs),
    regions: regions.map((region) => regionView(region, { dates, ...all })),
  };
}

async function readAll(
  connection: Connection,
  { regions, span }: { regions: readonly Region[]; span: { from: CalendarDate; to: CalendarDate } },
) {
  const jobs = await Promise.all(regions.map(({ id: regionId }) => jobsOf(connection, { regionId, ...span })));
  return {
    jobs: jobs.flat(),
    breaks: await breaksOf(connection, span),
    closures: await closuresOf(connection, span),
    crews: await crewsOf(connection),
  };
}

type Everything = Awaited<ReturnType<typeof readAll>> & { dates: readonly CalendarDate[] };

function regionView(region: Region, { crews, closures, jobs, ...rest }: Everything): BoardRegion {
  const { id, name } = region;
  const jobsByCrew = groupBy(jobs, ({ booking }) => booking.crewId);
  const isHere = (crew: CrewRow) => crew.regionId === id && (crew.isActive || jobsByCrew.has(crew.id));
  return {
    id,
    name,
    closures: closures
      .filter(({ regionId }) => (regionId ?? id) === id)
      .map(({ date, reason, regionId }) => ({ date, reason, canReopen: regionId === id })),
    openings: rest.dates.flatMap((date) => {
      const opening = openingOn(region, date);
      return opening === undefined ? [] : [{ date, ...opening }];
    }),
    crews: crews.filter(isHere).map((crew) => crewView(crew, { jobs: jobsByCrew.get(crew.id) ?? [], ...rest })),
  };
}

function crewView(
  { id, name, members, isActive, ...duty }: CrewRow,
  { jobs, breaks, dates }: { jobs: readonly JobRow[]; breaks: readonly CrewBreakRow[]; dates: readonly CalendarDate[] },
): BoardCrew {
  return {
    id,
    name,
    members,
    isActive,
    days: dates.map((date) => ({
      date,
      isWorking: isOnDuty(duty, date),
      away: duty.absences.find(({ from, until }) => date >= from && date <= until)?.reason ?? null,
      hours: duty.hours[weekday(date)] ?? null,
      jobs: jobs.filter(({ booking }) => booking.appointmentDate === date).map(jobView),
      breaks: breaks.filter((each) => each.crewId === id && each.date === date).map(breakView),
    })),
  };
}

/**
 * Visits are counted, money once per booking. A start that is only held counts among the held ones and nowhere else; a
 * no-show is no job.
 */
function totalsOf(rows: readonly JobRow[]): BoardTotals {
  const standing = rows.map(({ booking }) => booking).filter(({ status }) => status !== 'no-show');
  const agreed = standing.filter(({ status }) => status !== 'pending');
  const bookings = [...new Map(agreed.map((booking) => [booking.id, booking])).values()];
  const count = (status: BoardJob['status']) => standing.filter((booking) => booking.status === status).length;
  return {
    jobs: agreed.length,
    done: count('completed'),
    onSite: count('in-progress'),
    held: count('pending'),
    booked: dollarsFromCents(bookings.reduce((sum, { totalCents }) => sum + totalCents, 0)),
    toCollect: bookings.filter(({ paymentStatus }) => paymentStatus === 'on-site' || paymentStatus === 'deposit-paid')
      .length,
  };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function tooFarAway(): Problem {
  const message = 'Choose a first day within ten years of today.';
  return problem('invalid_value', { message, fields: { from: message } });
}
