import { failure, type Result, success } from './result';

/**
 * The life of a booking: pending (held, unpaid), confirmed (paid), scheduled (confirmed by staff, payment due on site),
 * in-progress (checked in), completed, cancelled, expired (the hold expired unpaid), no-show.
 */
export const bookingStatuses = [
  'pending',
  'confirmed',
  'scheduled',
  'in-progress',
  'completed',
  'cancelled',
  'expired',
  'no-show',
] as const;

/** One of {@link bookingStatuses}. */
export type BookingStatus = (typeof bookingStatuses)[number];

/**
 * Events in the life of a booking. 'paid-late' is money that arrived after the hold expired, with the crew's time
 * reserved again in the same transaction; 'accepted' is a quote without a deposit.
 */
export const bookingEvents = [
  'paid',
  'paid-late',
  'kept-by-staff',
  'accepted',
  'hold-expired',
  'cancelled',
  'checked-in',
  'completed',
  'no-show',
] as const;

/** One of {@link bookingEvents}. */
export type BookingEvent = (typeof bookingEvents)[number];

const transitions: Record<BookingStatus, Partial<Record<BookingEvent, BookingStatus>>> = {
  pending: {
    paid: 'confirmed',
    'kept-by-staff': 'scheduled',
    accepted: 'scheduled',
    'hold-expired': 'expired',
    cancelled: 'cancelled',
  },
  confirmed: { 'checked-in': 'in-progress', cancelled: 'cancelled', 'no-show': 'no-show' },
  scheduled: { 'checked-in': 'in-progress', cancelled: 'cancelled', 'no-show': 'no-show' },
  'in-progress': { completed: 'completed' },
  completed: {},
  cancelled: {},
  expired: { 'paid-late': 'confirmed', 'kept-by-staff': 'scheduled' },
  'no-show': {},
};

/** The status after an event, or 'not_allowed' where that event cannot happen. */
export function nextBookingStatus(status: BookingStatus, event: BookingEvent): Result<BookingStatus, 'not_allowed'> {
  const next = transitions[status][event];
  return next === undefined ? failure('not_allowed') : success(next);
}

/** True while the booking's cells belong to it. Only cancelling and expiring give them back. */
export function occupiesCrew(status: BookingStatus): boolean {
  return status !== 'cancelled' && status !== 'expired';
}

/** True when nothing can happen to the booking any more. An expired one can still be paid late, or kept by staff. */
export function isFinal(status: BookingStatus): boolean {
  return Object.keys(transitions[status]).length === 0;
}
