import { type BookingEvent, nextBookingStatus, type PaymentStatus, type StartTime } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { isProblem } from '../../../platform/problem';
import { fileCustomer } from '../../customers';
import { endedHold, insertEvent } from '../../jobs';
import { queueNotification } from '../../notifications';
import { rulesInForce } from '../../settings';
import { addToBill } from '../bill/bill-store';
import { sidesOf } from '../cars/sides';
import { planBookingMails } from '../mails/plan-booking-mails';
import type { BookingContext } from '../ports';
import { updateBooking } from '../store/booking-store';
import { regionById } from '../view/booking-view';
import { findCrews } from './find-crew';
import { slotsOfVisits, takePlaces, type VisitSlot } from './take-places';

/** The terms accepted by paying. */
export interface AcceptedTerms {
  version: string;
  text: string;
}

/**
 * Crews that are free for a booking whose hold had ended before its money arrived; undefined when there are none, and for a
 * quote's: its acceptance has ended.
 */
export async function findLateSlots(
  transaction: Transaction,
  { context, row }: { context: BookingContext; row: BookingRow },
): Promise<VisitSlot[] | undefined> {
  if (row.quoteId !== null) return undefined;
  const rules = await rulesInForce(transaction, context);
  const sides = (await sidesOf(transaction, row)).map((side) => ({ ...side, preferredCrewId: undefined }));
  const slots = await findCrews(transaction, {
    rules,
    now: context.clock.now(),
    sides,
    region: regionById(rules.catalogue, row.regionId),
    date: row.appointmentDate,
    time: row.appointmentTime as StartTime,
  });
  return isProblem(slots) ? undefined : slotsOfVisits(slots, sides);
}

/** The upfront amount is here: confirms a held booking, or one that had expired and gets the time of `lateSlots` again. */
export async function writePaid(
  transaction: Transaction,
  {
    context,
    row,
    terms,
    paymentId,
    lateSlots,
  }: {
    context: BookingContext;
    row: BookingRow;
    terms: AcceptedTerms;
    /** The payment of its upfront amount. */
    paymentId: string;
    lateSlots?: readonly VisitSlot[] | undefined;
  },
): Promise<BookingRow> {
  const event: BookingEvent = lateSlots === undefined ? 'paid' : 'paid-late';
  const next = nextBookingStatus(row.status, event);
  if (!next.ok) throw new Error(`Invalid transition of a ${row.status} booking: ${event}`);
  const now = context.clock.now();
  await addToBill(transaction, {
    bookingId: row.id,
    now,
    entries: [{ kind: 'agreed', amountCents: row.totalCents }],
  });
  const place = lateSlots === undefined ? {} : await takePlaces(transaction, { row, slots: lateSlots });
  const paid = await updateBooking(transaction, {
    row,
    changes: {
      status: next.value,
      paymentStatus: row.upfrontCents < row.totalCents ? 'deposit-paid' : 'paid',
      upfrontPaymentId: paymentId,
      customerId: await fileCustomer(transaction, { patron: row, random: context.random, now }),
      paidAt: now,
      // A quote's terms were accepted with its version.
      ...(row.quoteId === null ? { termsVersion: terms.version, termsText: terms.text, termsAcceptedAt: now } : {}),
      ...endedHold,
      ...place,
    },
    now,
  });
  await insertEvent(transaction, {
    id: context.random.uuid(),
    bookingId: row.id,
    at: now,
    actor: 'customer',
    kind: event,
    data: { amountCents: row.upfrontCents },
  });
  await queueNotification(transaction, {
    now,
    notification: {
      id: context.random.uuid(),
      kind: 'booking-confirmed',
      deduplicationKey: `booking-confirmed:${row.id}`,
      bookingId: row.id,
    },
  });
  await planBookingMails(transaction, { row: paid, random: context.random, now });
  return paid;
}

/** Keeps the booking's payment status in step with its money. Does nothing when it already is. */
export async function writePaymentStatus(
  transaction: Transaction,
  { row, paymentStatus, now }: { row: BookingRow; paymentStatus: PaymentStatus; now: number },
): Promise<BookingRow> {
  return row.paymentStatus === paymentStatus
    ? row
    : await updateBooking(transaction, { row, changes: { paymentStatus }, now });
}
