import { type BookingStatus, tellMoney } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';
import type { BookingMoney } from '../ports';

/** The smallest card payment in dollars that Stripe accepts, in cents (docs.stripe.com/currencies). */
const leastCardCents = 50;

/** Statuses in which what is due can be paid by card: from the confirmation on, unless it was cancelled or missed. */
const payable: readonly BookingStatus[] = ['confirmed', 'scheduled', 'in-progress', 'completed'];

/** Cents that the owner can pay by card now: all that is due, or 0. */
export function balanceCents({ status }: Pick<BookingRow, 'status'>, money: BookingMoney): number {
  const due = canOwe(status) ? tellMoney(money).dueCents : 0;
  return due < leastCardCents ? 0 : due;
}

/** True while a balance payment can be for something. */
export function canOwe(status: BookingStatus): boolean {
  return payable.includes(status);
}
