import type { AvailableDay } from '@tintforge/api-contract';
import {
  type CalendarDate,
  type CrewDay,
  type DayAvailability,
  datesFrom,
  dayAvailability,
  type LocalMoment,
  type OpeningDay,
  offDutyCells,
  offerStarts,
  offerTogether,
  openingOn,
  type Region,
  type StartOffer,
  takesJob,
} from '@tintforge/booking-core';
import { instantOf, localMoment } from '@tintforge/content/clock';
import type { Connection } from '../../db/client';
import type { RulesInForce } from '../settings';
import { activeCrews, closedDays, otherCellsOf, takenCells } from './store';

/** Work of one crew: working time at the car, minutes, and the skills that it needs in addition to the package. */
interface CrewWork {
  jobMinutes: number;
  addOnIds: readonly string[];
}

/** Dependencies of a response about a region's days: for the job of one crew, or of several that begin together. */
export type DaysQuestion = DaysAndRules & (CrewWork | { sides: readonly CrewWork[] });

interface DaysAndRules {
  /** The shop's rules, as the decision has read them. */
  rules: RulesInForce;
  region: Region;
  from: CalendarDate;
  days: number;
  /** Epoch milliseconds. */
  now: number;
  /** A booking whose own cells count as free. */
  excludedBookingId?: string | undefined;
  /** The visits of it that count as free; all of them when absent. */
  excludedVisits?: readonly number[] | undefined;
}

/** The days with their starts, by the rules and as they are now. The store reads what is taken; booking-core decides. */
export async function regionDays(connection: Connection, question: DaysQuestion): Promise<AvailableDay[]> {
  const dates = datesFrom(question.from, question.days);
  const span = { regionId: question.region.id, from: question.from, to: dates.at(-1) ?? question.from };
  const { excludedBookingId, excludedVisits } = question;
  const sides = 'sides' in question ? question.sides : [question];
  const skills = sides.map(({ addOnIds }) => addOnIds);
  const own = { excludedBookingId, excludedVisits };
  const crewsByDate = await crewDaysOfSides(connection, { ...span, dates, skills, ...own });
  const closures = await closedDays(connection, span);
  const now = localMoment(question.now);
  const { regions } = question.rules.catalogue;
  const region = regions.find(({ id }) => id === question.region.id) ?? question.region;
  const { travelMinutes } = question.rules;
  return dates.map((date) => {
    const crews = crewsByDate.get(date) ?? [];
    const work = sides.map(({ jobMinutes }, index) => ({ jobMinutes, crews: crews[index] ?? [] }));
    return describeDay({ region, date, now, closures, work, travelMinutes });
  });
}

/** A region's days, and a booking whose cells count as free. */
interface CrewDaysQuestion {
  regionId: string;
  from: CalendarDate;
  to: CalendarDate;
  dates: readonly CalendarDate[];
  excludedBookingId?: string | undefined;
  /** The visits of it whose cells count as free; all of them when absent. */
  excludedVisits?: readonly number[] | undefined;
}

/** For each date, each crew of the region that takes a job with these add-ons then, and the cells that are taken from it. */
export async function crewDays(
  connection: Connection,
  { addOnIds, ...question }: CrewDaysQuestion & { addOnIds: readonly string[] },
): Promise<Map<CalendarDate, CrewDay[]>> {
  const bySide = await crewDaysOfSides(connection, { ...question, skills: [addOnIds] });
  return new Map([...bySide].map(([date, sides]) => [date, sides[0] ?? []]));
}

/** The same for several jobs on each date, in their order, each with its own add-ons. */
export async function crewDaysOfSides(
  connection: Connection,
  {
    regionId,
    from,
    to,
    dates,
    skills,
    excludedBookingId,
    excludedVisits,
  }: CrewDaysQuestion & { skills: readonly (readonly string[])[] },
): Promise<Map<CalendarDate, CrewDay[][]>> {
  const crews = await activeCrews(connection, regionId);
  const taken = new Map<string, Set<number>>();
  const breaks = new Map<string, Set<number>>();
  for (const row of await takenCells(connection, { regionId, from, to })) {
    if (row.bookingId === excludedBookingId) continue;
    const key = `${row.date} ${row.crewId}`;
    addCell(taken, key, row.cell);
    if (row.bookingId === null) addCell(breaks, key, row.cell);
  }
  if (excludedBookingId !== undefined && excludedVisits !== undefined) {
    const own = { bookingId: excludedBookingId, visits: excludedVisits, from, to };
    for (const { date, crewId, cell } of await otherCellsOf(connection, own)) addCell(taken, `${date} ${crewId}`, cell);
  }
  const dayOf = (date: CalendarDate, { id: crewId, hours }: (typeof crews)[number]): CrewDay => {
    const key = `${date} ${crewId}`;
    // Outside its own hours a crew is away as on a break.
    const offDuty = offDutyCells(hours, date);
    for (const cell of offDuty) for (const cells of [taken, breaks]) addCell(cells, key, cell);
    const breakCells = breaks.get(key);
    return { crewId, takenCells: taken.get(key) ?? noCells, ...(breakCells === undefined ? {} : { breakCells }) };
  };
  return new Map(
    dates.map((date) => [
      date,
      skills.map((addOnIds) =>
        crews.filter((crew) => takesJob(crew, { date, addOnIds })).map((crew) => dayOf(date, crew)),
      ),
    ]),
  );
}

function addCell(cells: Map<string, Set<number>>, key: string, cell: number): void {
  const known = cells.get(key);
  if (known === undefined) cells.set(key, new Set([cell]));
  else known.add(cell);
}

const noCells: ReadonlySet<number> = new Set();

/** A day's times as the contract has them. */
export function toldStarts(date: CalendarDate, offers: readonly StartOffer[]): AvailableDay['starts'] {
  return offers.map(({ time, reason }) => {
    const startsAt = new Date(instantOf({ date, time })).toISOString();
    return reason === undefined ? { time, startsAt, available: true } : { time, startsAt, available: false, reason };
  });
}

/** The starts of a day for the job of one crew, or of several that begin together. */
export function offersOf({
  day,
  opening,
  work,
  travelMinutes,
}: {
  day: DayAvailability;
  opening: OpeningDay | undefined;
  /** One for each crew that begins. */
  work: readonly { jobMinutes: number; crews: readonly CrewDay[] }[];
  travelMinutes: number;
}): StartOffer[] {
  const [only] = work;
  return only === undefined || work.length > 1
    ? offerTogether({ day, opening, sides: work, travelMinutes })
    : offerStarts({ day, opening, ...only, travelMinutes });
}

function describeDay({
  region,
  date,
  now,
  closures,
  work,
  travelMinutes,
}: {
  region: Region;
  date: CalendarDate;
  now: LocalMoment;
  closures: { date: string; regionId: string | null }[];
  /** One for each crew that begins. */
  work: readonly { jobMinutes: number; crews: readonly CrewDay[] }[];
  travelMinutes: number;
}): AvailableDay {
  const day = dayAvailability({ region, date, now, closures });
  const opening = openingOn(region, date);
  const offers = offersOf({ day, opening, work, travelMinutes });
  const hours = opening === undefined ? {} : { closes: opening.closes };
  return { date, state: day.kind, ...hours, starts: toldStarts(date, offers) };
}
