import type { useElements } from '@stripe/react-stripe-js';
import type { loadStripe } from '@stripe/stripe-js/pure';

// Types only through the provider's side-effect-free entry: the main one makes a request on import.

/** The payment provider's script, initialized in this page. */
export type Stripe = NonNullable<Awaited<ReturnType<typeof loadStripe>>>;

/** The provider's fields. */
export type StripeElements = NonNullable<ReturnType<typeof useElements>>;

type Answer = Awaited<ReturnType<Stripe['retrievePaymentIntent']>>;

/** A payment as the provider's script represents it. */
export type PaymentIntent = NonNullable<Answer['paymentIntent']>;

/** The provider's error for a call that failed. */
export type StripeError = NonNullable<Answer['error']>;
