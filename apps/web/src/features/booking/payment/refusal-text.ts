import { paymentWords } from '@tintforge/content';
import type { StripeError } from './provider';

const { refusals } = paymentWords;

/** A failed confirmation in our words; undefined when nothing more is known than that it failed. */
export function refusalText(refusal: StripeError | undefined): string | undefined {
  if (isOutdated(refusal)) return refusals.outdated;
  if (refusal?.code === 'payment_intent_authentication_failure') return refusals.authentication;
  if (refusal?.type !== 'card_error') return undefined;
  return lookUp(refusal.decline_code) ?? lookUp(refusal.code) ?? refusals.declined;
}

/** True when the payment changed at the provider since the form was opened, such as canceled by the shop. */
export function isOutdated(refusal: StripeError | undefined): boolean {
  return refusal?.code === 'payment_intent_unexpected_state';
}

function lookUp(code: string | undefined): string | undefined {
  return code === undefined ? undefined : new Map<string, string>(Object.entries(refusals.byCode)).get(code);
}
