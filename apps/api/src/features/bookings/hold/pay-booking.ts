import { type BookingEvent, nextBookingStatus, type PaymentStatus, type StartTime } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { isProblem } from '../../../platform/problem';
import { fileCustomer } from '../../customers';
import { queueNotification } from '../../notifications';
import { rulesInForce } from '../../settings';
import { addToBill } from '../bill/bill-store';
import { planBookingMails } from '../mails/plan-booking-mails';
import type { BookingContext } from '../ports';
import { insertCells, insertEvent, updateBooking, visitOf } from '../store/booking-store';
import { regionById } from '../view/booking-view';
import { endedHold } from './end-hold';
import { findCrew, type Slot } from './find-crew';

/** The terms accepted by paying. */
export interface AcceptedTerms {
  version: string;
  text: string;
}

/**
 * A crew that is free for a booking whose hold had ended before its money arrived; undefined when none is, and for a quote's:
 * its acceptance has ended.
 */
export async function findLateSlot(
  transaction: Transaction,
  { context, row }: { context: BookingContext; row: BookingRow },
): Promise<Slot | undefined> {
  if (row.quoteId !== null) return undefined;
  const rules = await rulesInForce(transaction, context);
  const slot = await findCrew(transaction, {
    rules,
    now: context.clock.now(),
    jobMinutes: row.jobMinutes,
    addOnIds: row.addOnIds,
    region: regionById(rules.catalogue, row.regionId),
    date: row.appointmentDate,
    time: row.appointmentTime as StartTime,
  });
  return isProblem(slot) ? undefined : slot;
}

/** The upfront amount is here: confirms a held booking, or one that had expired and gets the time of `lateSlot` again. */
export async function writePaid(
  transaction: Transaction,
  {
    context,
    row,
    terms,
    paymentId,
    lateSlot,
  }: {
    context: BookingContext;
    row: BookingRow;
    terms: AcceptedTerms;
    /** The payment of its upfront amount. */
    paymentId: string;
    lateSlot?: Slot | undefined;
  },
): Promise<BookingRow> {
  const event: BookingEvent = lateSlot === undefined ? 'paid' : 'paid-late';
  const next = nextBookingStatus(row.status, event);
  if (!next.ok) throw new Error(`Invalid transition of a ${row.status} booking: ${event}`);
  const now = context.clock.now();
  await addToBill(transaction, {
    bookingId: row.id,
    now,
    entries: [{ kind: 'agreed', amountCents: row.totalCents }],
  });
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
      ...(lateSlot === undefined ? {} : { crewId: lateSlot.crewId }),
    },
    now,
  });
  if (lateSlot !== undefined) {
    const { crewId, cells } = lateSlot;
    await insertCells(transaction, { crewId, date: row.appointmentDate, ...visitOf(row), cells });
  }
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
