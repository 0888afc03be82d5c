import type Stripe from 'stripe';
import type { BookingRow, PaymentRow } from '../../db/schema';
import type { PaymentContext } from './ports';

/** A payment that has succeeded, with its booking and its intent as they are now. */
export interface ArrivedMoney {
  context: PaymentContext;
  booking: BookingRow;
  payment: PaymentRow;
  intent: Stripe.PaymentIntent;
}
