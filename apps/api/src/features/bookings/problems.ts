import { formatCents } from '@tintforge/booking-core';
import type { BookingRow } from '../../db/schema';
import { type Problem, problem } from '../../platform/problem';

/** The booking is paid; a caller who tries to pay or replace it is shown the confirmation. */
export function alreadyPaid({ trackingCode }: BookingRow): Problem {
  return problem('already_paid', { message: 'This booking has already been paid for.', details: { trackingCode } });
}

/** Another amount is due than was seen. */
export function billChanged(dueCents: number): Problem {
  const message = `The amount due has changed. It’s now ${formatCents(dueCents)}.`;
  return problem('bill_changed', { message, fields: { amount: message }, details: { due: dueCents / 100 } });
}

/** The document of an exemption has not been read yet, and without it a shade of this booking is not legal. */
export function exemptionPending(): Problem {
  return problem('exemption_pending', {
    message:
      'The exemption for this booking isn’t approved yet. The shop has to review the document before the job starts.',
  });
}

/** Nothing is booked under the code. */
export function noSuchBooking(): Problem {
  return problem('not_found', { message: 'No booking has this code. Check it letter by letter.' });
}

/** The hold has ended and its start is free for others. */
export function holdExpired(): Problem {
  return problem('hold_expired', { message: 'Your hold expired and you weren’t charged. Hold the time again.' });
}

/** The payment provider can't be reached, so nothing changes. */
export function paymentUnknown(): Problem {
  return problem('payment_unknown', {
    message: 'We can’t reach the payment processor, so your hold hasn’t changed. Please try again in a minute.',
  });
}

/** The customer keeps as many starts from others as one may. */
export function tooManyHolds(): Problem {
  return problem('too_many_holds', {
    message: 'You’re already holding several times. Pay for one or let them expire, then try again.',
  });
}

/** Guests keep as many starts of the region as they may together. */
export function regionBusy(): Problem {
  return problem('region_busy', {
    message:
      'Many people in your area are paying for a booking right now. Try again in a few minutes, or log in to an account with a verified email.',
  });
}

/** A key stands for one request. */
export function idempotencyKeyReused(): Problem {
  return problem('idempotency_key_reused', {
    message: 'This Idempotency-Key was used for another request. Send a new key with a new order.',
  });
}

/** An administrator looks at prices that aren't in force: no one books at them. */
export function previewOnly(): Problem {
  return problem('preview_only', { message: 'This is a preview, so nothing can be booked. End the preview to book.' });
}
