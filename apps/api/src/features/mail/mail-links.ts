import { isEmail, parseTrackingCode } from '@tintforge/booking-core';
import type { Transaction } from '../../db/client';
import type { BookingRow } from '../../db/schema';
import { commit } from '../../db/unit-of-work';
import { countMail } from '../accounts';
import { bookingByCode, canMailLink, linkableOfEmail } from '../bookings';
import { queueNotification } from '../notifications';
import type { MailContext } from './ports';

/**
 * Queues an email with the links of bookings: all of an address, or the one with a tracking code. It goes
 * only to the address on the booking. A missing booking or a reached limit changes neither the response nor the work:
 * each call counts once and queues one message, which is not sent when there is nothing to say.
 */
export async function mailBookingLinks(
  context: MailContext,
  { codeOrEmail: given }: { codeOrEmail: string },
): Promise<void> {
  const { database, clock, random } = context.bookings;
  const named = isEmail(given) ? { email: given.toLowerCase() } : { code: parseTrackingCode(given) ?? '' };
  await commit(database, async (transaction) => {
    const now = clock.now();
    const booking = await findBooking(transaction, { ...named, now });
    const email = booking?.customerEmail ?? named.email ?? named.code ?? '';
    const mayBeSent = await countMail(transaction, { context: context.accounts, kind: 'booking-links', email });
    const id = random.uuid();
    const found = mayBeSent && booking !== undefined ? { bookingId: booking.id } : {};
    await queueNotification(transaction, {
      now,
      notification: {
        id,
        kind: 'booking-links',
        deduplicationKey: `booking-links:${id}`,
        data: { isForAll: named.email !== undefined },
        ...found,
      },
    });
  });
}

/** The booking with a code, or the first one of an address. */
async function findBooking(
  transaction: Transaction,
  { email, code = '', now }: { email?: string; code?: string; now: number },
): Promise<BookingRow | undefined> {
  if (email !== undefined) return (await linkableOfEmail(transaction, { email, now }))[0];
  const booking = await bookingByCode(transaction, code);
  return booking !== undefined && canMailLink(booking, now) ? booking : undefined;
}
