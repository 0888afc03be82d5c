import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../../db/client';
import { bookings, type CustomerRow, type UserRow, users } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';
import { isAhead } from '../store';
import { forgetPerson } from './forget-person';
import { isBookingOf, type Person } from './personal-rows';

/**
 * Staff erase a customer, with or without an account, as the customer could: what the file, its bookings, quotes, messages and
 * emails say of the person. A customer's account is deleted; one of the shop's own people stays, and only what is filed goes. A
 * problem while a job is to come.
 */
export async function eraseCustomer(
  transaction: Transaction,
  { row, now }: { row: CustomerRow; now: number },
): Promise<Problem | undefined> {
  const email = row.email === '' ? null : row.email;
  const guest: Person = { userId: null, customerId: row.id, email, pendingEmail: null };
  const ahead = await transaction
    .select({ code: bookings.trackingCode })
    .from(bookings)
    .where(and(isBookingOf(guest), isAhead(now)))
    .orderBy(asc(bookings.startsAt))
    .get();
  if (ahead !== undefined) return stillToCome(ahead.code);
  for (const account of await accountsOf(transaction, guest)) {
    const pendingEmail = account.pendingEmail;
    await forgetPerson(transaction, { person: { ...guest, userId: account.id, pendingEmail }, now });
  }
  await forgetPerson(transaction, { person: guest, now });
  return undefined;
}

/** The accounts of customers that a file's bookings belong to, and the one that has verified its address. */
function accountsOf(connection: Connection, guest: Person): Promise<UserRow[]> {
  const ofBookings = connection.select({ id: bookings.userId }).from(bookings).where(isBookingOf(guest));
  const hasAddress = and(sql`${users.email} = ${guest.email}`, isNotNull(users.emailVerifiedAt));
  return connection
    .select()
    .from(users)
    .where(and(eq(users.role, 'customer'), or(inArray(users.id, ofBookings), hasAddress)))
    .all();
}

function stillToCome(trackingCode: string): Problem {
  return problem('booking_ahead', {
    message: `Booking ${trackingCode} is still coming up or under way. Finish or cancel it first.`,
    details: { trackingCode },
  });
}
