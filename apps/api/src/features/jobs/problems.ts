import { type BookingStatus, formatCents } from '@tintforge/booking-core';
import { type Problem, problem } from '../../platform/problem';

/** The request doesn't fit the current state of the booking. */
export function notPossible({ status }: { status: BookingStatus }, message: string): Problem {
  return problem('not_possible', { message, details: { status } });
}

/** Staff must say why. */
export function reasonMissing(why: string): Problem {
  return problem('missing_field', { message: `${why} Enter a reason.`, fields: { reason: `${why} Enter a reason.` } });
}

/** The requested amount is too high. */
export function amountTooHigh(mostCents: number, field = 'amount'): Problem {
  const message = mostCents === 0 ? 'There’s nothing left to refund.' : `It can be ${formatCents(mostCents)} at most.`;
  return problem('amount_too_high', { message, fields: { [field]: message }, details: { most: mostCents / 100 } });
}
