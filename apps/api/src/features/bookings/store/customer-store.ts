import { asc, eq, gt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Connection, prepared, type Transaction } from '../../../db/client';
import { type BookingRow, bookings } from '../../../db/schema';
import { noPlaces } from '../../jobs';

/**
 * Confirmed: paid, or confirmed without payment, whatever happened later. An unpaid hold isn't, nor is one whose late
 * payment was refunded.
 */
export const isAgreed: SQL<0 | 1> = sql`(${bookings.customerId} is not null or ${bookings.paidAt} is not null
  or ${bookings.status} in ('scheduled', 'in-progress', 'completed', 'no-show')
  or (${bookings.status} = 'cancelled' and ${bookings.paymentStatus} in ('on-site', 'paid-on-site')))`;

/** Replaces the customer's data in bookings after erasure; their links are invalid from then on. */
export function withoutCustomer(now: number) {
  return {
    userId: null,
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    street: '',
    notes: '',
    exemption: null,
    holderAddress: null,
    holderNetwork: null,
    ...noPlaces,
    tokenGeneration: sql`${bookings.tokenGeneration} + 1`,
    version: sql`${bookings.version} + 1`,
    updatedAt: now,
  };
}

/** A booking as it is filed. */
export type FiledBooking = Pick<
  BookingRow,
  'id' | 'customerId' | 'customerName' | 'customerEmail' | 'customerPhone' | 'createdAt'
> & { isAgreed: 0 | 1 };

/** Bookings in the order of their ids, those after one. */
export function bookingsAfterQuery(
  connection: Connection,
  { after, limit }: { after: string | Placeholder; limit: number | Placeholder },
) {
  return connection
    .select({
      id: bookings.id,
      customerId: bookings.customerId,
      customerName: bookings.customerName,
      customerEmail: bookings.customerEmail,
      customerPhone: bookings.customerPhone,
      createdAt: bookings.createdAt,
      isAgreed,
    })
    .from(bookings)
    .where(gt(bookings.id, after))
    .orderBy(asc(bookings.id))
    .limit(limit);
}

const following = prepared((connection) =>
  bookingsAfterQuery(connection, { after: sql.placeholder('after'), limit: sql.placeholder('limit') }).prepare(),
);

/** The same, prepared. */
export function bookingsAfter(
  connection: Connection,
  given: { after: string; limit: number },
): Promise<FiledBooking[]> {
  return following(connection).all(given);
}

const giveStatement = prepared((connection) =>
  connection
    .update(bookings)
    .set({ customerId: sql`${sql.placeholder('customerId')}` })
    .where(eq(bookings.id, sql.placeholder('id')))
    .prepare(),
);

/** Assigns a booking without a customer to one. No decision depends on it, so its version stays. */
export async function giveToCustomer(
  transaction: Transaction,
  filing: { id: string; customerId: string },
): Promise<void> {
  await giveStatement(transaction).run(filing);
}

/** Moves all bookings of a customer to another, and returns their number. */
export async function moveToCustomer(
  transaction: Transaction,
  { from, to }: { from: string; to: string },
): Promise<number> {
  return (await transaction.update(bookings).set({ customerId: to }).where(eq(bookings.customerId, from)).run())
    .changes;
}
