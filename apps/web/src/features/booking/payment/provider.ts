import type { useElements } from '@stripe/react-stripe-js';
import type { loadStripe } from '@stripe/stripe-js/pure';

// The provider's types by way of its quiet entry: nothing here may name the one that calls out on import.

/** The card provider, started in this page. */
export type Stripe = NonNullable<Awaited<ReturnType<typeof loadStripe>>>;

/** The fields that the provider draws. */
export type StripeElements = NonNullable<ReturnType<typeof useElements>>;

type Answer = Awaited<ReturnType<Stripe['retrievePaymentIntent']>>;

/** A payment as the provider's script represents it. */
export type PaymentIntent = NonNullable<Answer['paymentIntent']>;

/** The provider's error for a call that failed. */
export type StripeError = NonNullable<Answer['error']>;
