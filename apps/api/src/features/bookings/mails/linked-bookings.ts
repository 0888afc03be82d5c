import type { BookingStatus } from '@tintforge/booking-core';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { type Connection, prepared } from '../../../db/client';
import { type BookingRow, bookings } from '../../../db/schema';
import { isHeld } from '../hold/end-hold';
import { isUpcoming } from '../store/owner-store';

/** Maximum number of bookings that one email links to. */
const maxLinks = 20;

/** Bookings that were once confirmed. The address on an unpaid hold is unverified. */
const confirmed: readonly BookingStatus[] = ['confirmed', 'scheduled', 'in-progress', 'completed', 'no-show'];

/**
 * True when a booking's link may be emailed to the address on it: it was confirmed, it was paid and cancelled, or the
 * shop took it by phone and it awaits payment.
 */
export function canMailLink(row: BookingRow, now: number): boolean {
  if (row.customerEmail === '') return false;
  if (confirmed.includes(row.status)) return true;
  if (row.status === 'cancelled') return row.paidAt !== null;
  return row.source === 'phone' && isHeld(row, now);
}

const isAhead = sql`(${isUpcoming} or ${bookings.status} = 'pending')`;

const ofEmail = prepared((connection) =>
  connection
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.customerEmail, sql.placeholder('email')),
        sql`(${bookings.status} <> 'cancelled' or ${bookings.paidAt} is not null)`,
        sql`(${bookings.status} <> 'pending' or ${bookings.source} = 'phone')`,
        ne(bookings.status, 'expired'),
      ),
    )
    .orderBy(
      sql`case when ${isAhead} then 0 else 1 end`,
      sql`case when ${isAhead} then ${bookings.startsAt} else -${bookings.startsAt} end`,
      asc(bookings.id),
    )
    .limit(maxLinks)
    .prepare(),
);

/**
 * Bookings made with an address (in lower case) whose links may be mailed to it: those ahead first, soonest first, then those
 * that are over, for their receipts and warranties, latest first.
 */
export async function linkableOfEmail(
  connection: Connection,
  { email, now }: { email: string; now: number },
): Promise<BookingRow[]> {
  const rows = await ofEmail(connection).all({ email, now });
  return rows.filter((row) => canMailLink(row, now));
}
