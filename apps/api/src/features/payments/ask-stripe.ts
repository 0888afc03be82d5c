import Stripe from 'stripe';

/**
 * Result of a call to the payment provider. `unknown` means that it may or may not have been executed: the connection
 * broke, the server failed or was busy. `refused` is a definite no.
 */
export type StripeOutcome<Value> =
  | { kind: 'answer'; value: Value }
  | { kind: 'unknown' }
  | { kind: 'refused'; error: Stripe.errors.StripeError };

/** Makes a call and sorts its failure. What is no failure of the card provider is a bug and thrown on. */
export async function askStripe<Value>(call: () => Promise<Value>): Promise<StripeOutcome<Value>> {
  try {
    return { kind: 'answer', value: await call() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return isUnknown(error) ? { kind: 'unknown' } : { kind: 'refused', error };
  }
}

/**
 * True when a refusal is about the request itself, so that nothing was or will be executed. A refusal of our key, for
 * example, proves nothing about an earlier attempt.
 */
export function isRequestRefused(error: Stripe.errors.StripeError): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

function isUnknown(error: Stripe.errors.StripeError): boolean {
  const status = error.statusCode;
  return status === undefined || status >= 500 || status === 409 || status === 429;
}
