import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { type Connection, prepared, type Transaction } from '../../../db/client';
import { bookings, type CrewBreakRow, crewBreaks, crewCells } from '../../../db/schema';
import { type CellRun, cellsOf } from './break-hours';

/** A crew's day. */
export interface CrewDate {
  crewId: string;
  date: string;
}

const takenIn = prepared((connection) =>
  connection
    .select({ cell: crewCells.cell, breakId: crewCells.breakId, trackingCode: bookings.trackingCode })
    .from(crewCells)
    .leftJoin(bookings, eq(bookings.id, crewCells.bookingId))
    .where(
      and(
        eq(crewCells.crewId, sql.placeholder('crewId')),
        eq(crewCells.date, sql.placeholder('date')),
        gte(crewCells.cell, sql.placeholder('fromCell')),
        lt(crewCells.cell, sql.placeholder('untilCell')),
      ),
    )
    .orderBy(asc(crewCells.cell))
    .prepare(),
);

/** The occupied half hours of a crew's run, in order, with their bookings or breaks. */
export function takenOf(connection: Connection, { crewId, date, fromCell, untilCell }: CrewDate & CellRun) {
  return takenIn(connection).all({ crewId, date, fromCell, untilCell });
}

/** Writes a break and takes its half hours. Throws the database's constraint error when one of them is taken. */
export async function insertBreak(transaction: Transaction, row: CrewBreakRow): Promise<void> {
  const { crewId, date, id: breakId } = row;
  await transaction.insert(crewBreaks).values(row).run();
  await transaction
    .insert(crewCells)
    .values(cellsOf(row).map((cell) => ({ crewId, date, cell, bookingId: null, breakId })))
    .run();
}

/** The break with an id. */
export function breakById(connection: Connection, id: string): Promise<CrewBreakRow | undefined> {
  return connection.select().from(crewBreaks).where(eq(crewBreaks.id, id)).get();
}

/** All breaks of a break's crew-day with its reason, itself among them, in order of the day. */
export function breaksLike(connection: Connection, { crewId, date, reason }: CrewBreakRow): Promise<CrewBreakRow[]> {
  return connection
    .select()
    .from(crewBreaks)
    .where(
      and(
        eq(crewBreaks.crewId, crewId),
        eq(crewBreaks.date, date),
        eq(crewBreaks.reason, reason),
        eq(crewBreaks.isFromCalendar, false),
      ),
    )
    .orderBy(asc(crewBreaks.fromCell))
    .all();
}

/** Removes a break and gives its half hours back. */
export async function deleteBreak(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(crewCells).where(eq(crewCells.breakId, id)).run();
  await transaction.delete(crewBreaks).where(eq(crewBreaks.id, id)).run();
}
