import type { Catalogue, MoneyFacts } from '@tintforge/booking-core';
import type { Database } from '../../db/client';
import type { Clock } from '../../platform/clock';
import type { Randomness } from '../../platform/randomness';

/**
 * Makes sure that a booking whose hold is to end was not paid, cancelling its open payment on the way.
 * - `unpaid`: no payment of it can succeed any more
 * - `paid`: the money is there, and the booking has been settled
 * - `checking`: the customer's bank is asking the customer; answered only when `isPatient`, nothing was cancelled
 * - `processing`: the bank has the payment and nobody can cancel it
 * - `unknown`: the card provider could not be reached
 */
export type ProveUnpaid = (question: {
  bookingId: string;
  isPatient: boolean;
}) => Promise<'unpaid' | 'paid' | 'checking' | 'processing' | 'unknown'>;

/** What came in for a booking and what went back, and the payment that it came by. */
export type MoneyOf = (bookingId: string) => MoneyFacts & { paymentId: string | undefined };

/** How many holds may run at once. */
export interface HoldLimits {
  perPerson: number;
  perAddress: number;
}

/** What every use case of bookings works with. */
export interface BookingContext {
  database: Database;
  clock: Clock;
  random: Randomness;
  catalogue: Catalogue;
  /** From which manage tokens and address hashes are derived. */
  tokenKey: Uint8Array;
  holdLimits: HoldLimits;
  proveUnpaid: ProveUnpaid;
  moneyOf: MoneyOf;
}
