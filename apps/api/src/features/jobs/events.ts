import type { HistoryKind } from '@tintforge/api-contract';
import { eq, sql } from 'drizzle-orm';
import { allColumns } from '../../db/all-columns';
import { type Connection, prepared, type Transaction } from '../../db/client';
import { type BookingEventRow, bookingEvents } from '../../db/schema';
import { type Insert, insertTogether } from '../../db/unit-of-work';

const insertEventStatement = prepared((connection) =>
  connection.insert(bookingEvents).values(allColumns(bookingEvents)).prepare(),
);
/** Only staff members are named with their actions. */
type NewEvent = Omit<BookingEventRow, 'kind' | 'userId' | 'note'> & { kind: HistoryKind } & Partial<
    Pick<BookingEventRow, 'userId' | 'note'>
  >;

export function insertEvent(transaction: Transaction, row: NewEvent): Promise<void> {
  return insertTogether(transaction, [eventInsert(row)]);
}

/** An event, to be written with other rows. */
export function eventInsert(row: NewEvent): Insert {
  return { statement: insertEventStatement, values: { userId: null, note: null, ...row } };
}

/** A booking's events, oldest first. */
export function eventsOf(connection: Connection, bookingId: string): Promise<BookingEventRow[]> {
  return connection
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(sql`rowid`)
    .all();
}
