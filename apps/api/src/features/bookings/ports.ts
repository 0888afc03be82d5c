import type { Catalogue } from '@tintforge/booking-core';
import type { Database, Transaction } from '../../db/client';
import type { BookingEventRow } from '../../db/schema';
import type { HoldLimits } from '../../limits';
import type { Clock } from '../../platform/clock';
import type { Randomness } from '../../platform/randomness';
import type { JobMoney } from '../jobs';
import type { TintRules } from '../orders';
import type { PhotoShelf } from '../photos';

/**
 * Ensures that a booking whose hold is about to end was not paid, cancelling its open payment on the way.
 * - `unpaid`: no payment of it can succeed any more
 * - `paid`: the money is there, and the booking has been settled
 * - `checking`: the bank is verifying the customer; returned only when `isPatient`, nothing was cancelled
 * - `processing`: the bank is processing the payment and it can't be cancelled
 * - `unknown`: the card provider could not be reached
 */
export type ProveUnpaid = (question: {
  bookingId: string;
  isPatient: boolean;
}) => Promise<'unpaid' | 'paid' | 'checking' | 'processing' | 'unknown'>;

/** Amounts received and refunded for a booking. */
export type BookingMoney = JobMoney;

/** Context of all booking use cases. */
export interface BookingContext {
  database: Database;
  clock: Clock;
  random: Randomness;
  /** The content package's: version 0, over which the shop's own versions are laid. See `rulesInForce`. */
  firstCatalogue: Catalogue;
  tint: TintRules;
  /** From which manage tokens and address hashes are derived. */
  tokenKey: Uint8Array;
  holdLimits: HoldLimits;
  proveUnpaid: ProveUnpaid;
  /** The photos of certificates. */
  photos: PhotoShelf;
  /** Ends the acceptance of a quote whose booking ended unpaid, in the transaction that writes that. */
  endAgreement: (transaction: Transaction, ended: EndedAgreement) => Promise<void>;
}

/** A quote's booking that ended unpaid, and who ended it. */
export interface EndedAgreement {
  bookingId: string;
  actor: BookingEventRow['actor'];
  /** Epoch milliseconds. */
  at: number;
}
