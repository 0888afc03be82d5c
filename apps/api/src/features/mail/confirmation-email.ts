import type { ConfirmationEmail } from '@tintforge/api-contract';
import type { Transaction } from '../../db/client';
import type { BookingRow, OutboxRow } from '../../db/schema';
import { commit } from '../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../platform/problem';
import { type BookingKey, openBooking } from '../bookings';
import { queueNotification } from '../notifications';
import type { MailContext } from './ports';
import { confirmationsOf } from './store';

const hour = 3_600_000;

/** Limit of resends of one booking's confirmation within an hour. */
const mostInHour = 3;

/** Delivery status of a booking's latest confirmation email, for callers with access to the booking. */
export async function readConfirmationEmail(
  context: MailContext,
  key: BookingKey,
): Promise<ConfirmationEmail | Problem> {
  const { database, tokenKey } = context.bookings;
  const booking = await openBooking({ connection: database.connection, tokenKey }, key);
  if (isProblem(booking)) return booking;
  const [latest] = await confirmationsOf(database.connection, booking.id);
  return latest === undefined ? nothingToSend() : viewOf(latest, booking);
}

/** Resends the confirmation: to the address stored with the booking, and to no other. */
export async function resendConfirmationEmail(
  context: MailContext,
  key: BookingKey,
): Promise<ConfirmationEmail | Problem> {
  const { database, tokenKey } = context.bookings;
  const booking = await openBooking({ connection: database.connection, tokenKey }, key);
  if (isProblem(booking)) return booking;
  // Counted where it is written, so that concurrent calls count each other.
  const refusal = await commit(database, (transaction) => queueAgain(transaction, { context, booking }));
  return refusal ?? (await readConfirmationEmail(context, key));
}

async function queueAgain(
  transaction: Transaction,
  { context, booking }: { context: MailContext; booking: BookingRow },
): Promise<Problem | undefined> {
  const { clock, random } = context.bookings;
  const now = clock.now();
  const earlier = await confirmationsOf(transaction, booking.id);
  if (earlier.length === 0) return nothingToSend();
  const prefix = `booking-confirmed:${booking.id}:again:`;
  const again = earlier.filter((row) => row.deduplicationKey.startsWith(prefix) && row.createdAt > now - hour);
  if (again.length >= mostInHour) return sentOften();
  const id = random.uuid();
  await queueNotification(transaction, {
    now,
    notification: { id, kind: 'booking-confirmed', deduplicationKey: `${prefix}${id}`, bookingId: booking.id },
  });
  return undefined;
}

function viewOf(row: OutboxRow, booking: BookingRow): ConfirmationEmail {
  return { state: stateOf(row), email: row.recipient ?? booking.customerEmail };
}

function stateOf({ failedAt, deliveredAt, outcome }: OutboxRow): ConfirmationEmail['state'] {
  if (failedAt !== null) return 'failed';
  if (deliveredAt === null) return 'sending';
  return outcome === 'mailbox' ? 'mailbox' : 'sent';
}

function nothingToSend(): Problem {
  return problem('not_found', { message: 'A confirmation is sent once the booking is paid.' });
}

function sentOften(): Problem {
  return problem('too_many_attempts', {
    message: 'We’ve sent it three times in the past hour. Check your spam folder, or call us.',
  });
}
