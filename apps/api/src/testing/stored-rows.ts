import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../db/client';
import type { BookingRow, OutboxRow, PaymentRow, RefundRow } from '../db/schema';
import * as schema from '../db/schema';
import { bookingByCode, eventsOf, paymentsOf, refundsOf } from '../features/jobs';
import { notificationsOf } from '../features/notifications';
import { rowsOf } from './raw-sql';

const tableNames = Object.values(schema).flatMap((value) => (is(value, SQLiteTable) ? [getTableName(value)] : []));

const countOfEach = tableNames
  .map((name) => `select '${name}' as name, count(*) as total from ${name}`)
  .join(' union all ');

/** Number of rows in each table; equal before and after means that nothing was written. */
export async function rowCounts(shop: { database: Pick<Database, 'connection'> }): Promise<Record<string, number>> {
  const counts = await rowsOf<{ name: string; total: number | string }>(shop, `${countOfEach} order by name`);
  return Object.fromEntries(counts.map(({ name, total }) => [name, Number(total)]));
}

/** Everything in the database about one booking. */
export interface StoredBooking {
  row: BookingRow;
  payments: PaymentRow[];
  refunds: RefundRow[];
  /** Kinds of what happened, oldest first. */
  history: string[];
  /** Kinds of what was written to people at once, oldest first. */
  mails: string[];
  /** Their planned emails, oldest first. */
  plannedMails: { kind: string; dueAt: number }[];
  /** Half hours that it occupies, as `crew date cell`. */
  cells: string[];
}

/** Reads a booking with all that belongs to it. */
export async function storedBooking(
  shop: { database: Pick<Database, 'connection'> },
  trackingCode: string,
): Promise<StoredBooking> {
  const { connection } = shop.database;
  const row = await bookingByCode(connection, trackingCode);
  if (row === undefined) throw new Error(`There is no booking ${trackingCode}`);
  const mails = await notificationsOf(connection, row.id);
  return {
    row,
    payments: await paymentsOf(connection, row.id),
    refunds: await refundsOf(connection, row.id),
    history: (await eventsOf(connection, row.id)).map((event) => event.kind),
    mails: mails.filter(isAtOnce).map(({ kind }) => kind),
    plannedMails: mails.filter((mail) => !isAtOnce(mail)).map(({ kind, dueAt }) => ({ kind, dueAt })),
    cells: await cellsOf(shop, row.id),
  };
}

async function cellsOf(shop: { database: Pick<Database, 'connection'> }, bookingId: string): Promise<string[]> {
  const cells = await rowsOf<{ place: string }>(
    shop,
    `select crew_id || ' ' || date || ' ' || cell as place from crew_cells where booking_id = ? order by crew_id, date, cell`,
    bookingId,
  );
  return cells.map(({ place }) => place);
}

function isAtOnce({ createdAt, dueAt }: OutboxRow): boolean {
  return dueAt === createdAt;
}
