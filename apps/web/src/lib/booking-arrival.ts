import { isRecord } from '@tintforge/app-base/storage';

/**
 * Why the wizard led to a booking's page:
 * - `paid`: the payment has just been confirmed, and the confirmation is open
 * - `kept`: the shop confirmed the appointment without a payment
 * - `booked`: the wizard's order became this booking earlier
 * - `not-changed`: the order was paid before the last changes to it were sent
 */
export const bookingArrivals = ['paid', 'kept', 'booked', 'not-changed'] as const;

/** One of {@link bookingArrivals}. */
export type BookingArrival = (typeof bookingArrivals)[number];

/** State of a history entry that leads to a booking's page. It survives reloads; a bookmark doesn't have it. */
export function arrivalState(arrival: BookingArrival): { arrival: BookingArrival } {
  return { arrival };
}

/** Reads the arrival from the state of a history entry; undefined for any other state. */
export function arrivalOf(state: unknown): BookingArrival | undefined {
  return isRecord(state) ? bookingArrivals.find((arrival) => arrival === state.arrival) : undefined;
}
