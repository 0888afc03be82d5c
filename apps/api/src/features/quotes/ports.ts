import type { Catalogue, QuoteKind } from '@tintforge/booking-core';
import type { Database, Transaction } from '../../db/client';
import type { Clock } from '../../platform/clock';
import type { Randomness } from '../../platform/randomness';
import type { BookingContext } from '../bookings';
import type { PhotoShelf } from '../photos';

/** Context of all use cases of quotes. */
export interface QuoteContext {
  database: Database;
  clock: Clock;
  random: Randomness;
  firstCatalogue: Catalogue;
  /** From which the links' tokens are derived. */
  quoteKey: Uint8Array;
  /** An acceptance makes a booking. */
  bookings: BookingContext;
  /** `ticketKey`: from which the tickets of their addresses are derived. */
  photos: PhotoShelf & { ticketKey: Uint8Array };
}

/** Context of receiving a request. */
export interface RequestContext extends QuoteContext {
  /** The kinds of work that the shop gives quotes for. */
  quoteKinds: readonly QuoteKind[];
  /** Counts a receipt to an address; false when the limit is reached: anyone can enter anyone's address. */
  mayAcknowledge: (transaction: Transaction, email: string) => Promise<boolean>;
}
