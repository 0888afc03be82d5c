import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { AcceptedTerms, BookingContext } from '../bookings';

/** Context of all payment use cases. */
export interface PaymentContext {
  bookings: BookingContext;
  stripe: Stripe;
  /** True when payments are real; an intent of the other kind proves nothing. */
  isLive: boolean;
  /** The terms that a customer accepts by paying. */
  terms: AcceptedTerms;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}
