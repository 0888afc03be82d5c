import { setImmediate as nextTurn } from 'node:timers/promises';
import { openingOn, weekday } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Connection, Transaction } from '../../../db/client';
import type { CrewBreakRow } from '../../../db/schema';
import { commit, retryOnConflict } from '../../../db/unit-of-work';
import { insertEvent, regionById } from '../../bookings';
import { catalogueInForce } from '../../settings';
import { timeOfCell } from '../schedule/board-views';
import { type CellRun, cellsOf, freeRuns, workingHours } from '../schedule/break-hours';
import { deleteBreak, insertBreak } from '../schedule/break-store';
import { crewById } from '../schedule/store';
import type { BusyRun, CrewCalendarContext } from './ports';
import {
  announceCalendar,
  blockedVisitCells,
  blocksOf,
  busyDates,
  type ClashRow,
  calendarBreaksOf,
  clashesOf,
  deleteClash,
  type TakenCell,
  takenOn,
  writeClash,
} from './store';

/** Reason of a break that comes from a crew's calendar: what it is about stays there. */
export const calendarReason = 'Busy in the crew’s calendar';

/** Working hours of a crew's days; undefined on a day on which its region is closed. */
type HoursOn = (date: string) => CellRun | undefined;

/** Some days of a crew, and its working hours. */
interface CrewDays {
  context: CrewCalendarContext;
  crewId: string;
  dates: readonly string[];
  hoursOn: HoursOn;
}

/** Days that are read and written in one turn: nothing else has to wait for them. */
const daysAtOnce = 7;

/** Days in pieces that are read and written one after the other, and other work in between. */
export async function* inPieces(dates: readonly string[]): AsyncGenerator<string[]> {
  for (let from = 0; from < dates.length; from += daysAtOnce) {
    if (from > 0) await nextTurn();
    yield dates.slice(from, from + daysAtOnce);
  }
}

/**
 * Takes a crew's blocked half hours for breaks, by the same key as a job, where nothing else is in them; gives back those
 * that are blocked no longer; and records the jobs that are in blocked hours. Running it again changes nothing, and
 * what it couldn't take it takes once a job or a hold has gone.
 */
export async function reconcileCrew(context: CrewCalendarContext, crewId: string): Promise<void> {
  const { database, clock } = context.bookings;
  const { connection } = database;
  const from = localMoment(clock.now()).date;
  const hoursOn = await workingHoursOf(connection, { context, crewId });
  for await (const dates of inPieces(await busyDates(connection, { crewId, from }))) {
    const days = { context, crewId, dates, hoursOn };
    // Mostly there is nothing to do, and then nothing is written.
    if (isNone(await breakChanges(connection, days))) continue;
    await retryOnConflict(() => commit(database, (transaction) => reconcileDays(transaction, days)));
  }
  await reconcileClashes(context, { crewId, from });
}

/** The same for the breaks of some days, in the transaction that has changed their blocked half hours. */
export async function reconcileDays(transaction: Transaction, days: CrewDays): Promise<void> {
  const { context, crewId } = days;
  const { clock, random } = context.bookings;
  const changes = await breakChanges(transaction, days);
  if (isNone(changes)) return;
  await announceCalendar(transaction, crewId);
  for (const { id } of changes.removed) await deleteBreak(transaction, id);
  for (const run of changes.added) {
    const row = { id: random.uuid(), crewId, ...run, reason: calendarReason, isFromCalendar: true };
    await insertBreak(transaction, { ...row, createdAt: clock.now() });
  }
}

/** Records the jobs from a day on that are in blocked half hours, and forgets those that no longer are. */
export async function reconcileClashes(
  context: CrewCalendarContext,
  { crewId, from }: { crewId: string; from: string },
): Promise<void> {
  const { database, clock, random } = context.bookings;
  const found = await clashChanges(database.connection, { crewId, from });
  if (found.clashes.length + found.ended.length === 0) return;
  const now = clock.now();
  await retryOnConflict(() =>
    commit(database, async (transaction) => {
      const { clashes, ended } = await clashChanges(transaction, { crewId, from });
      if (clashes.length + ended.length === 0) return;
      await announceCalendar(transaction, crewId);
      for (const visit of ended) await deleteClash(transaction, visit);
      const known = new Set((await clashesOf(transaction, crewId)).map(keyOf));
      for (const clash of clashes) {
        await writeClash(transaction, { ...clash, foundAt: now });
        if (known.has(keyOf(clash))) continue;
        const { bookingId, fromCell, untilCell } = clash;
        await insertEvent(transaction, {
          id: random.uuid(),
          bookingId,
          at: now,
          actor: 'system',
          kind: 'calendar-clash',
          data: { from: timeOfCell(fromCell), until: timeOfCell(untilCell) },
        });
      }
    }),
  );
}

/** Changes that bring a crew's breaks in step with its blocked half hours. */
interface BreakChanges {
  removed: CrewBreakRow[];
  added: BusyRun[];
}

function isNone({ removed, added }: BreakChanges): boolean {
  return removed.length + added.length === 0;
}

async function breakChanges(
  connection: Connection,
  { crewId, dates, hoursOn }: Omit<CrewDays, 'context'>,
): Promise<BreakChanges> {
  const blocks = await blocksOf(connection, { crewId, dates });
  const present = await calendarBreaksOf(connection, { crewId, dates });
  const taken = await takenOn(connection, { crewId, dates });
  const ours = new Set(present.map(({ id }) => id));
  const wanted = dates.flatMap((date) => {
    const others = taken.filter((cell) => cell.date === date && !ours.has(cell.breakId ?? ''));
    return wantedOn({ date, hours: hoursOn(date), blocks, others }).map((run) => ({ date, ...run }));
  });
  return {
    removed: present.filter((row) => !wanted.some((run) => isSameRun(row, run))),
    added: wanted.filter((run) => !present.some((row) => isSameRun(row, run))),
  };
}

function isSameRun(one: BusyRun, other: BusyRun): boolean {
  return one.date === other.date && one.fromCell === other.fromCell && one.untilCell === other.untilCell;
}

/** The rows of half hours of a day that are blocked, within working hours, and that nothing else has. */
function wantedOn({
  date,
  hours,
  blocks,
  others,
}: {
  date: string;
  hours: CellRun | undefined;
  blocks: readonly BusyRun[];
  others: readonly TakenCell[];
}): CellRun[] {
  if (hours === undefined) return [];
  const busy = new Set(blocks.filter((block) => block.date === date).flatMap(cellsOf));
  const left = new Set(cellsOf(hours).filter((cell) => !busy.has(cell)));
  for (const { cell } of others) left.add(cell);
  return freeRuns(hours, left);
}

/** The hours of a crew's days; none where there is no such crew. */
export async function workingHoursOf(
  connection: Connection,
  { context, crewId }: { context: CrewCalendarContext; crewId: string },
): Promise<HoursOn> {
  const crew = await crewById(connection, crewId);
  if (crew === undefined) return () => undefined;
  const catalogue = await catalogueInForce(connection, context.bookings);
  const region = regionById(catalogue, crew.regionId);
  return (date) => {
    const opening = openingOn(region, date);
    if (opening === undefined) return undefined;
    const own = crew.hours[weekday(date)] ?? null;
    const [wide, narrow] = [workingHours(opening), own === null ? undefined : workingHours(own)];
    if (narrow === undefined) return wide;
    return {
      fromCell: Math.max(wide.fromCell, narrow.fromCell),
      untilCell: Math.min(wide.untilCell, narrow.untilCell),
    };
  };
}

/** Jobs that are still to be done in blocked half hours, as far as that isn't recorded, and those that no longer are. */
async function clashChanges(
  connection: Connection,
  { crewId, from }: { crewId: string; from: string },
): Promise<{ clashes: Omit<ClashRow, 'foundAt'>[]; ended: ClashRow[] }> {
  const found = new Map<string, Omit<ClashRow, 'foundAt'>>();
  for (const { cell, bookingId, visitNumber } of await blockedVisitCells(connection, { crewId, from })) {
    const visit = { bookingId, visitNumber };
    const known = found.get(keyOf(visit)) ?? { ...visit, crewId, fromCell: cell, untilCell: cell };
    found.set(keyOf(visit), { ...known, untilCell: Math.min(cell + 1, lastCell) });
  }
  const stored = await clashesOf(connection, crewId);
  const isStored = (clash: Omit<ClashRow, 'foundAt'>) =>
    stored.some(
      (row) => keyOf(row) === keyOf(clash) && row.fromCell === clash.fromCell && row.untilCell === clash.untilCell,
    );
  return {
    clashes: [...found.values()].filter((clash) => !isStored(clash)),
    ended: stored.filter((row) => !found.has(keyOf(row))),
  };
}

/** Names a visit among others. */
function keyOf({ bookingId, visitNumber }: Pick<ClashRow, 'bookingId' | 'visitNumber'>): string {
  return `${bookingId} ${visitNumber}`;
}

/** The last half hour of a day, which is as far as times are written. */
const lastCell = 47;
