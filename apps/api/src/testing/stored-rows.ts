import type { BookingRow, OutboxRow, PaymentRow, RefundRow } from '../db/schema';
import { bookingByCode, eventsOf } from '../features/bookings/store';
import { notificationsOf } from '../features/notifications';
import { paymentsOf, refundsOf } from '../features/payments/store';
import type { TestShop } from './test-shop';

/** How many rows each table has; equal before and after means that nothing was written. */
export function rowCounts({ database: { sqlite } }: Pick<TestShop, 'database'>): Record<string, number> {
  const names = sqlite
    .prepare<[], string>(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
    )
    .pluck()
    .all();
  return Object.fromEntries(
    names.map((name) => [name, sqlite.prepare<[], number>(`select count(*) from "${name}"`).pluck().get() ?? 0]),
  );
}

/** Everything that stands in the database about one booking. */
export interface StoredBooking {
  row: BookingRow;
  payments: PaymentRow[];
  refunds: RefundRow[];
  /** Kinds of what happened, oldest first. */
  history: string[];
  /** Kinds of what was written to people at once, oldest first. */
  mails: string[];
  /** What is to be written to them later, oldest first. */
  plannedMails: { kind: string; dueAt: number }[];
  /** Half hours that it occupies, as `crew date cell`. */
  cells: string[];
}

/** Reads a booking with all that belongs to it. */
export function storedBooking({ database }: Pick<TestShop, 'database'>, trackingCode: string): StoredBooking {
  const { connection } = database;
  const row = bookingByCode(connection, trackingCode);
  if (row === undefined) throw new Error(`There is no booking ${trackingCode}`);
  const mails = notificationsOf(connection, row.id);
  return {
    row,
    payments: paymentsOf(connection, row.id),
    refunds: refundsOf(connection, row.id),
    history: eventsOf(connection, row.id).map((event) => event.kind),
    mails: mails.filter(isAtOnce).map(({ kind }) => kind),
    plannedMails: mails.filter((mail) => !isAtOnce(mail)).map(({ kind, dueAt }) => ({ kind, dueAt })),
    cells: database.sqlite
      .prepare<[string], string>(
        `select crew_id || ' ' || date || ' ' || cell from crew_cells where booking_id = ? order by crew_id, date, cell`,
      )
      .pluck()
      .all(row.id),
  };
}

function isAtOnce({ createdAt, dueAt }: OutboxRow): boolean {
  return dueAt === createdAt;
}
