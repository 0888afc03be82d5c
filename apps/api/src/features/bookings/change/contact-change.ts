import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { type BookingRow, bookings, type OutboxRow } from '../../../db/schema';
import { currentCustomer, customerByEmail, fileCustomer, updateCustomer } from '../../customers';
import { notificationsOf } from '../../notifications';
import type { BookingContext } from '../ports';
import { accountByVerifiedEmail } from '../store/owner-store';

/** Effects of a new email address. */
export interface ContactChange {
  changes: Pick<Partial<BookingRow>, 'userId' | 'tokenGeneration'>;
  linksReplaced: boolean;
}

/**
 * A new email address takes the booking along: an account that has it only by the former address loses it to the one of
 * the new address, and links that may have reached the former address open nothing any more, neither the booking nor the
 * quote that it came from.
 */
export async function contactChange(
  transaction: Transaction,
  { row, wanted }: { context: BookingContext; row: BookingRow; wanted: Partial<BookingRow> },
): Promise<ContactChange> {
  const { customerEmail } = wanted;
  if (customerEmail === undefined) return { changes: {}, linksReplaced: false };
  const formerOwner =
    row.customerEmail === '' ? undefined : await accountByVerifiedEmail(transaction, row.customerEmail);
  const isByAddress = row.userId === null || row.userId === formerOwner;
  const owner = customerEmail === '' ? undefined : await accountByVerifiedEmail(transaction, customerEmail);
  const userId = isByAddress ? (owner ?? null) : row.userId;
  const mails = row.customerEmail === '' ? [] : await notificationsOf(transaction, row.id);
  // A quote's link went to its address before there was a booking.
  const linksReplaced = row.quoteId !== null || mails.some((mail) => mayHaveReached(row, mail));
  return {
    changes: {
      ...(userId === row.userId ? {} : { userId }),
      ...(linksReplaced ? { tokenGeneration: row.tokenGeneration + 1 } : {}),
    },
    linksReplaced,
  };
}

/** True for an email that was sent to an address, or is being sent: a process may have it in hand, with the link as it was. */
function mayHaveReached({ customerEmail }: BookingRow, mail: OutboxRow): boolean {
  const { recipient, deliveredAt, outcome, attempts, leasedUntil } = mail;
  if (deliveredAt === null) return attempts > 0 || leasedUntil !== null;
  return recipient === customerEmail && outcome !== 'skipped';
}

/**
 * The customer of a booking whose contact has changed. A file of this booking alone is corrected; else the booking is
 * filed as any new one is, by its address or phone. Nothing for a booking without a file.
 */
export async function refile(
  transaction: Transaction,
  { context: { random }, row, next, now }: { context: BookingContext; row: BookingRow; next: BookingRow; now: number },
): Promise<Pick<Partial<BookingRow>, 'customerId'>> {
  if (row.customerId === null) return {};
  const { customerName: name, customerEmail: email, customerPhone: phone } = next;
  const own = await currentCustomer(transaction, row.customerId);
  const ofEmail = email === '' ? undefined : await customerByEmail(transaction, email);
  const isOfOther = ofEmail !== undefined && ofEmail.id !== own?.id;
  if (own !== undefined && !isOfOther && (await isOnlyBooking(transaction, row))) {
    await updateCustomer(transaction, { row: own, changes: { name, email, phone }, now });
    return {};
  }
  return { customerId: await fileCustomer(transaction, { patron: next, random, now }) };
}

async function isOnlyBooking(transaction: Transaction, { id, customerId }: BookingRow): Promise<boolean> {
  if (customerId === null) return false;
  const others = and(eq(bookings.customerId, customerId), ne(bookings.id, id));
  return (await transaction.select({ id: bookings.id }).from(bookings).where(others).limit(1).get()) === undefined;
}
