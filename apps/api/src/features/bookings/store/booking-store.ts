import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { allColumns } from '../../../db/all-columns';
import { type Connection, prepared, type Transaction } from '../../../db/client';
import {
  type BookingRow,
  bookings,
  type CrewCellRow,
  crewCells,
  idempotencyKeys,
  type RefundRow,
  refunds,
} from '../../../db/schema';
import { type Insert, insertTogether, StaleWrite } from '../../../db/unit-of-work';
import { accountWithEmail } from './owner-store';
import { followBooking, visitInsert, visitOfBooking } from './visit-store';

/** A hold as the expiry finds it. */
export type OverdueHold = Pick<BookingRow, 'id' | 'graceGiven' | 'holdExpiresAt'>;

/** Pending bookings whose hold expired at `now` or earlier, longest overdue first: those that follow one. */
export function overdueHolds(
  connection: Connection,
  { now, last, limit }: { now: number; last: OverdueHold | undefined; limit: number },
) {
  const { id, graceGiven, holdExpiresAt } = bookings;
  const after = last && sql`(${holdExpiresAt}, ${id}) > (${last.holdExpiresAt}, ${last.id})`;
  return connection
    .select({ id, graceGiven, holdExpiresAt })
    .from(bookings)
    .where(and(eq(bookings.status, sql`'pending'`), lte(holdExpiresAt, now), after))
    .orderBy(asc(holdExpiresAt), asc(id))
    .limit(limit);
}

const insertBookingStatement = prepared((connection) =>
  connection.insert(bookings).values(allColumns(bookings)).prepare(),
);
const insertGuestsStatement = prepared((connection) =>
  connection
    .insert(bookings)
    .values({
      ...allColumns(bookings),
      userId: sql`(${accountWithEmail(connection, sql.placeholder('customerEmail'))})`,
    })
    .prepare(),
);
/** One statement for all half hours of a job; jobs have few lengths, and each keeps its statement. */
const insertCellsStatements = new Map<number, ReturnType<typeof prepareInsertCells>>();

function prepareInsertCells(count: number) {
  const { crewId, date, bookingId, visitNumber } = allColumns(crewCells);
  const rows = Array.from({ length: count }, (_, index) => ({
    crewId,
    date,
    bookingId,
    visitNumber,
    cell: sql.placeholder(`cell${index}`),
  }));
  return prepared((connection) => connection.insert(crewCells).values(rows).prepare());
}
const insertKeyStatement = prepared((connection) =>
  connection.insert(idempotencyKeys).values(allColumns(idempotencyKeys)).prepare(),
);
const deleteCellsStatement = prepared((connection) =>
  connection
    .delete(crewCells)
    .where(eq(crewCells.bookingId, sql.placeholder('bookingId')))
    .prepare(),
);
const deleteVisitsCellsStatement = prepared((connection) =>
  connection
    .delete(crewCells)
    .where(
      and(
        eq(crewCells.bookingId, sql.placeholder('bookingId')),
        eq(crewCells.visitNumber, sql.placeholder('visitNumber')),
      ),
    )
    .prepare(),
);
const keyStatement = prepared((connection) =>
  connection
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, sql.placeholder('key')))
    .prepare(),
);

/** Writes a booking with its first visit, if it has one. */
export function insertBooking(transaction: Transaction, row: BookingRow): Promise<void> {
  return insertTogether(transaction, bookingInserts(row));
}

/** The same, to be run with others. A guest's booking, if `isGuests`, belongs to the account that has verified its address. */
export function bookingInserts(row: BookingRow, { isGuests = false } = {}): Insert[] {
  const statement = isGuests ? insertGuestsStatement : insertBookingStatement;
  return [{ statement, values: row }, ...(row.visitCount > 0 ? [visitInsert(visitOfBooking(row))] : [])];
}

/**
 * Writes changed columns with the visit that they are about, and raises the version. Throws StaleWrite when the row is no
 * longer the one that was loaded.
 */
export async function updateBooking(
  transaction: Transaction,
  { row, changes, now }: { row: BookingRow; changes: Partial<BookingRow>; now: number },
): Promise<BookingRow> {
  const all = await followBooking(transaction, { row, changes, now });
  const next = { ...row, ...all, version: row.version + 1, updatedAt: now };
  const { changes: written } = await transaction
    .update(bookings)
    .set({ ...all, version: next.version, updatedAt: now })
    .where(and(eq(bookings.id, row.id), eq(bookings.version, row.version)))
    .run();
  if (written === 0) throw new StaleWrite(`Booking ${row.trackingCode} has changed`);
  return next;
}

/** Half hours of a crew for a visit. */
export interface VisitCells extends Pick<CrewCellRow, 'crewId' | 'date'> {
  bookingId: string;
  visitNumber: number;
  cells: readonly number[];
}

/** Names the visit that a booking shows as its appointment. */
export function visitOf({ id, visitNumber }: Pick<BookingRow, 'id' | 'visitNumber'>) {
  return { bookingId: id, visitNumber };
}

/** Takes half hours of a crew. Throws the database's constraint error when one of them is taken. */
export function insertCells(transaction: Transaction, cells: VisitCells): Promise<void> {
  return insertTogether(transaction, [cellsInsert(cells)]);
}

/** The same, to be run with others. */
export function cellsInsert({ cells, ...place }: VisitCells): Insert {
  const statement = insertCellsStatements.get(cells.length) ?? prepareInsertCells(cells.length);
  insertCellsStatements.set(cells.length, statement);
  return { statement, values: { ...place, ...Object.fromEntries(cells.map((cell, index) => [`cell${index}`, cell])) } };
}

/** Gives all of a booking's half hours back. */
export async function deleteCells(transaction: Transaction, bookingId: string): Promise<void> {
  await deleteCellsStatement(transaction).run({ bookingId });
}

/** Gives a visit's half hours back. */
export async function deleteVisitsCells(
  transaction: Transaction,
  visit: { bookingId: string; visitNumber: number },
): Promise<void> {
  await deleteVisitsCellsStatement(transaction).run(visit);
}

/** Requests a refund; a payments job processes it. */
export async function insertRefund(
  transaction: Transaction,
  row: Omit<RefundRow, 'userId' | 'note'> & Partial<Pick<RefundRow, 'userId' | 'note'>>,
): Promise<void> {
  await transaction.insert(refunds).values(row).run();
}

/** An idempotency key, to be written with what was done for it. */
export function keyInsert(row: typeof idempotencyKeys.$inferInsert): Insert {
  return { statement: insertKeyStatement, values: row };
}

export function findIdempotencyKey(connection: Connection, key: string) {
  return keyStatement(connection).get({ key });
}
