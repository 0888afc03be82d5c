import type { AvailableDay } from '@tintforge/api-contract';
import {
  type CalendarDate,
  type Catalogue,
  type CrewDay,
  datesFrom,
  dayAvailability,
  type LocalMoment,
  openStarts,
  type Region,
  startTimes,
  takesJob,
} from '@tintforge/booking-core';
import { instantOf, localMoment } from '@tintforge/booking-core/time';
import type { Connection } from '../../db/client';
import { rulesInForce } from '../settings';
import { activeCrews, closedDays, takenCells } from './store';

/** What an answer about a region's days depends on. */
export interface DaysQuestion {
  catalogue: Catalogue;
  region: Region;
  /** Working time at the car, minutes. */
  jobMinutes: number;
  /** What a crew must be able to do beside the package. */
  addOnIds: readonly string[];
  from: CalendarDate;
  days: number;
  /** Epoch milliseconds. */
  now: number;
  /** A booking whose own cells count as free. */
  excludedBookingId?: string | undefined;
}

/** The days with their fourteen starts, by the rules in force and as they are now. The store reads what is taken; booking-core decides. */
export async function regionDays(connection: Connection, question: DaysQuestion): Promise<AvailableDay[]> {
  const dates = datesFrom(question.from, question.days);
  const span = { regionId: question.region.id, from: question.from, to: dates.at(-1) ?? question.from };
  const { addOnIds, excludedBookingId } = question;
  const crewsByDate = await crewDays(connection, { ...span, dates, addOnIds, excludedBookingId });
  const closures = await closedDays(connection, span);
  const now = localMoment(question.now);
  const { catalogue } = await rulesInForce(connection, question.catalogue);
  const region = catalogue.regions.find(({ id }) => id === question.region.id) ?? question.region;
  const inForce = { ...question, catalogue, region };
  return dates.map((date) =>
    describeDay({ question: inForce, date, now, closures, crews: crewsByDate.get(date) ?? [] }),
  );
}

/** For each date, each crew of the region that takes a job with these add-ons then, and the cells that are taken from it. */
export async function crewDays(
  connection: Connection,
  {
    regionId,
    from,
    to,
    dates,
    addOnIds,
    excludedBookingId,
  }: {
    regionId: string;
    from: CalendarDate;
    to: CalendarDate;
    dates: readonly CalendarDate[];
    addOnIds: readonly string[];
    excludedBookingId?: string | undefined;
  },
): Promise<Map<CalendarDate, CrewDay[]>> {
  const crews = await activeCrews(connection, regionId);
  const taken = new Map<string, Set<number>>();
  for (const row of await takenCells(connection, { regionId, from, to })) {
    if (row.bookingId === excludedBookingId) continue;
    const key = `${row.date} ${row.crewId}`;
    const cells = taken.get(key);
    if (cells === undefined) taken.set(key, new Set([row.cell]));
    else cells.add(row.cell);
  }
  return new Map(
    dates.map((date) => [
      date,
      crews
        .filter((crew) => takesJob(crew, { date, addOnIds }))
        .map(({ id: crewId }) => ({ crewId, takenCells: taken.get(`${date} ${crewId}`) ?? noCells })),
    ]),
  );
}

const noCells: ReadonlySet<number> = new Set();

function describeDay({
  question: { catalogue, region, jobMinutes },
  date,
  now,
  closures,
  crews,
}: {
  question: DaysQuestion;
  date: CalendarDate;
  now: LocalMoment;
  closures: { date: string; regionId: string | null }[];
  crews: readonly CrewDay[];
}): AvailableDay {
  const day = dayAvailability({ region, date, now, closures });
  const open =
    day.kind === 'open'
      ? openStarts({
          crews,
          jobMinutes,
          travelMinutes: catalogue.travelMinutes,
          earliestMinutes: day.earliestMinutes,
        })
      : [];
  return {
    date,
    state: day.kind,
    starts: startTimes.map((time) => ({
      time,
      startsAt: new Date(instantOf({ date, time })).toISOString(),
      available: open.includes(time),
    })),
  };
}
