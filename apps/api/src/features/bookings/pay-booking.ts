import { type BookingEvent, nextBookingStatus, type PaymentStatus, type StartTime } from '@tintforge/booking-core';
import type { BookingRow } from '../../db/schema';
import type { Transaction } from '../../db/unit-of-work';
import { isProblem } from '../../platform/problem';
import { fileCustomer } from '../customers';
import { queueNotification } from '../notifications';
import { regionById } from './booking-view';
import { findCrew, type Slot } from './find-crew';
import { planBookingMails } from './plan-booking-mails';
import type { BookingContext } from './ports';
import { insertCells, insertEvent, updateBooking } from './store';

/** What the customer accepted by paying. */
export interface AcceptedTerms {
  version: string;
  text: string;
}

/** A crew that is free for a booking whose hold had ended before its money arrived; undefined when none is. */
export function findLateSlot(context: BookingContext, row: BookingRow): Slot | undefined {
  const slot = findCrew(context, {
    jobMinutes: row.jobMinutes,
    addOnIds: row.addOnIds,
    region: regionById(context.catalogue, row.regionId),
    date: row.appointmentDate,
    time: row.appointmentTime as StartTime,
  });
  return isProblem(slot) ? undefined : slot;
}

/** The money is here: confirms a held booking, or one that had expired and gets the time of `lateSlot` again. */
export function writePaid(
  transaction: Transaction,
  {
    context,
    row,
    terms,
    lateSlot,
  }: { context: BookingContext; row: BookingRow; terms: AcceptedTerms; lateSlot?: Slot | undefined },
): BookingRow {
  const event: BookingEvent = lateSlot === undefined ? 'paid' : 'paid-late';
  const next = nextBookingStatus(row.status, event);
  if (!next.ok) throw new Error(`A ${row.status} booking cannot be ${event}`);
  const now = context.clock.now();
  const paid = updateBooking(transaction, {
    row,
    changes: {
      status: next.value,
      paymentStatus: 'paid',
      customerId: fileCustomer(transaction, { patron: row, random: context.random, now }),
      paidAt: now,
      termsVersion: terms.version,
      termsText: terms.text,
      termsAcceptedAt: now,
      holdExpiresAt: null,
      endingSince: null,
      holderAddress: null,
      ...(lateSlot === undefined ? {} : { crewId: lateSlot.crewId }),
    },
    now,
  });
  if (lateSlot !== undefined) {
    const { crewId, cells } = lateSlot;
    insertCells(transaction, { crewId, date: row.appointmentDate, bookingId: row.id, cells });
  }
  insertEvent(transaction, {
    id: context.random.uuid(),
    bookingId: row.id,
    at: now,
    actor: 'customer',
    kind: event,
    data: { amountCents: row.totalCents },
  });
  queueNotification(transaction, {
    now,
    notification: {
      id: context.random.uuid(),
      kind: 'booking-confirmed',
      deduplicationKey: `booking-confirmed:${row.id}`,
      bookingId: row.id,
    },
  });
  planBookingMails(transaction, { row: paid, random: context.random, now });
  return paid;
}

/** Keeps the booking's payment status in step with its money. Does nothing when it already is. */
export function writePaymentStatus(
  transaction: Transaction,
  { row, paymentStatus, now }: { row: BookingRow; paymentStatus: PaymentStatus; now: number },
): BookingRow {
  return row.paymentStatus === paymentStatus
    ? row
    : updateBooking(transaction, { row, changes: { paymentStatus }, now });
}
