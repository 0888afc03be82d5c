import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { AcceptedTerms, BookingContext } from '../bookings';

/** What every use case of payments works with. */
export interface PaymentContext {
  bookings: BookingContext;
  stripe: Stripe;
  /** Whether money is real; an intent of the other kind proves nothing. */
  isLive: boolean;
  /** What a customer accepts by paying. */
  terms: AcceptedTerms;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}
