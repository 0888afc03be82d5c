import { openingOn, weekday } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Connection, Transaction } from '../../../db/client';
import type { CrewBreakRow, CrewRow } from '../../../db/schema';
import { commit, retryOnConflict } from '../../../db/unit-of-work';
import { insertEvent, regionById } from '../../bookings';
import { catalogueInForce } from '../../settings';
import { timeOfCell } from '../schedule/board-views';
import { type CellRun, cellsOf, freeRuns, workingHours } from '../schedule/break-hours';
import { deleteBreak, insertBreak } from '../schedule/break-store';
import { crewById } from '../schedule/store';
import { type BusyRun, joined } from './busy-days';
import type { CrewCalendarContext } from './ports';
import {
  announceCalendar,
  blocksOf,
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

/** Changes that bring a crew's breaks and clashes in step with its blocked half hours. */
interface Plan {
  removed: CrewBreakRow[];
  added: BusyRun[];
  clashes: Omit<ClashRow, 'foundAt'>[];
  ended: Pick<ClashRow, 'bookingId' | 'visitNumber'>[];
}

/**
 * Takes a crew's blocked half hours for breaks, by the same key as a job, where nothing else is in them; gives back those
 * that are blocked no longer; and records the jobs that are in blocked hours. Running it again changes nothing, and
 * what it couldn't take it takes once a job or a hold has gone.
 */
export async function reconcileCrew(context: CrewCalendarContext, crewId: string): Promise<void> {
  const { database } = context.bookings;
  // Mostly there is nothing to do, and then nothing is written.
  if (isEmpty(await planFor(database.connection, { context, crewId }))) return;
  await retryOnConflict(() => commit(database, (transaction) => reconcileInside(transaction, { context, crewId })));
}

/** The same, in the transaction that has changed the blocked half hours. */
export async function reconcileInside(
  transaction: Transaction,
  { context, crewId }: { context: CrewCalendarContext; crewId: string },
): Promise<void> {
  const { clock, random } = context.bookings;
  const now = clock.now();
  const plan = await planFor(transaction, { context, crewId });
  if (isEmpty(plan)) return;
  const { removed, added, clashes, ended } = plan;
  await announceCalendar(transaction, crewId);
  for (const { id } of removed) await deleteBreak(transaction, id);
  for (const run of added) {
    const row = { id: random.uuid(), crewId, ...run, reason: calendarReason, isFromCalendar: true, createdAt: now };
    await insertBreak(transaction, row);
  }
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
}

function isEmpty({ removed, added, clashes, ended }: Plan): boolean {
  return removed.length + added.length + clashes.length + ended.length === 0;
}

async function planFor(
  connection: Connection,
  { context, crewId }: { context: CrewCalendarContext; crewId: string },
): Promise<Plan> {
  const from = localMoment(context.bookings.clock.now()).date;
  const blocks = await blocksOf(connection, { crewId, from });
  const present = await calendarBreaksOf(connection, { crewId, from });
  const crew = await crewById(connection, crewId);
  const dates = [...new Set([...blocks, ...present].map(({ date }) => date))];
  const taken = await takenOn(connection, { crewId, dates });
  const hoursOn = crew === undefined ? () => undefined : await workingHoursOf(connection, { context, crew });
  const isOther = present.map(({ id }) => id);
  const wanted = dates.flatMap((date) => {
    const others = taken.filter((cell) => cell.date === date && !isOther.includes(cell.breakId ?? ''));
    return wantedOn({ date, hours: hoursOn(date), blocks, others }).map((run) => ({ date, ...run }));
  });
  const removed = present.filter((row) => !wanted.some((run) => isSameRun(row, run)));
  return {
    removed,
    added: wanted.filter((run) => !present.some((row) => isSameRun(row, run))),
    ...(await clashChanges(connection, { crewId, blocks, taken })),
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
  const busy = new Set(
    blocks
      .filter((block) => block.date === date)
      .flatMap(cellsOf)
      .filter((cell) => cell >= hours.fromCell && cell < hours.untilCell),
  );
  const occupied = new Set(others.map(({ cell }) => cell));
  return joined(busy).flatMap((run) => freeRuns(run, occupied));
}

/** The hours of a crew's days; undefined on a day on which its region is closed. */
async function workingHoursOf(
  connection: Connection,
  { context, crew }: { context: CrewCalendarContext; crew: CrewRow },
): Promise<(date: string) => CellRun | undefined> {
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
  { crewId, blocks, taken }: { crewId: string; blocks: readonly BusyRun[]; taken: readonly TakenCell[] },
): Promise<Pick<Plan, 'clashes' | 'ended'>> {
  const isBlocked = new Set(blocks.flatMap((run) => cellsOf(run).map((cell) => `${run.date} ${cell}`)));
  const found = new Map<string, Omit<ClashRow, 'foundAt'>>();
  for (const { date, cell, bookingId, visitNumber, isToCome } of taken) {
    if (bookingId === null || visitNumber === null || !isToCome) continue;
    if (!isBlocked.has(`${date} ${cell}`)) continue;
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
