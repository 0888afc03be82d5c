import type { Account, Cause } from './account';
import { chargeIntent, declineIntent } from './charging';
import { ok, type Result, refuse, refuseState } from './http/errors';
import { type IntentAction, nextStatus, statusAfter, statusesThatAllow } from './machine';
import { type ChosenMethod, chooseMethod } from './payment-methods';
import type { IntentRecord, MethodRecord } from './store/store';

/** Gives an intent the method to be confirmed with. */
export function attachMethod(intent: IntentRecord, method: MethodRecord): Result<IntentRecord> {
  const moved = move(intent, { action: 'attach', request: 'update' });
  if (!moved.ok) return moved;
  return ok({ ...moved.value, payment_method: method.id, last_payment_error: null, next_action: null });
}

/** Parameters of a confirmation. */
export interface Confirmation {
  method?: string | undefined;
  returnUrl?: string | undefined;
}

/** Checks a confirmation: returns the error, or the ID of the method it would use. Changes nothing. */
export function checkConfirmation(intent: IntentRecord, { method, returnUrl }: Confirmation): Result<string> {
  const allowed = move(intent, { action: 'succeed', request: 'confirm' });
  if (!allowed.ok) return allowed;
  const methodId = method ?? intent.payment_method;
  if (methodId === null) {
    return refuseState({ code: 'payment_intent_unexpected_state', message: noMethodMessage, payment_intent: intent });
  }
  if (intent.automatic_payment_methods?.allow_redirects !== 'never' && returnUrl === undefined) {
    return refuse({ message: noReturnUrlMessage, param: 'return_url' });
  }
  return ok(methodId);
}

/** Confirms an intent with the given method, or the one it has. A decline is a failure that leaves its traces. */
export function confirm(
  account: Account,
  { intent, cause, ...confirmation }: Confirmation & { intent: IntentRecord; cause: Cause },
): Result<IntentRecord> {
  const methodId = checkConfirmation(intent, confirmation);
  if (!methodId.ok) return methodId;
  const method = chooseMethod(account, methodId.value);
  if (!method.ok) return method;
  const ready = { ...intent, payment_method: method.value.record.id, last_payment_error: null, next_action: null };
  const { outcome } = method.value.card;
  if (outcome.kind === 'authenticate') return ok(askAuthentication(account, { intent: ready, cause }));
  const attempt = { intent: ready, method: method.value, cause };
  if (outcome.kind === 'decline') return declineIntent(account, { ...attempt, reason: outcome });
  return ok(chargeIntent(account, attempt));
}

/** The customer passed 3D Secure: the waiting intent is charged. */
export function passAuthentication(
  account: Account,
  { intent, cause }: { intent: IntentRecord; cause: Cause },
): Result<IntentRecord> {
  const method = waitingMethod(account, intent);
  if (!method.ok) return method;
  return ok(chargeIntent(account, { intent: { ...intent, next_action: null }, method: method.value, cause }));
}

/** The customer failed 3D Secure: nothing is charged and the intent waits for another method. */
export function failAuthentication(
  account: Account,
  { intent, cause }: { intent: IntentRecord; cause: Cause },
): Result<IntentRecord> {
  const method = waitingMethod(account, intent);
  if (!method.ok) return method;
  const failed: IntentRecord = {
    ...intent,
    status: statusAfter(intent.status, 'fail-authentication'),
    payment_method: null,
    next_action: null,
    last_payment_error: {
      code: 'payment_intent_authentication_failure',
      doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
      message: authenticationFailedMessage,
      payment_method: method.value.record.resource,
      type: 'invalid_request_error',
    },
  };
  account.store.paymentIntents.put(failed);
  account.emit({ type: 'payment_intent.payment_failed', object: failed, cause });
  return ok(failed);
}

/** Cancels an intent that nothing was paid on. */
export function cancel(
  account: Account,
  { intent, reason, cause }: { intent: IntentRecord; reason: IntentRecord['cancellation_reason']; cause: Cause },
): Result<IntentRecord> {
  const moved = move(intent, { action: 'cancel', request: 'cancel' });
  if (!moved.ok) return moved;
  const canceled = {
    ...moved.value,
    canceled_at: account.seconds(),
    cancellation_reason: reason,
    next_action: null,
  };
  account.store.paymentIntents.put(canceled);
  account.emit({ type: 'payment_intent.canceled', object: canceled, cause });
  return ok(canceled);
}

/** Applies an action to an intent's status, or explains as Stripe does why its status forbids the request. */
export function move(
  intent: IntentRecord,
  { action, request }: { action: IntentAction; request: 'confirm' | 'cancel' | 'update' },
): Result<IntentRecord> {
  const status = nextStatus(intent.status, action);
  if (status !== undefined) return ok({ ...intent, status });
  const participle = { confirm: 'confirmed', cancel: 'canceled', update: 'updated' }[request];
  const message =
    `You cannot ${request} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with ` +
    `one of the following statuses may be ${participle}: ${statusesThatAllow(action).join(', ')}.`;
  return refuseState({ code: 'payment_intent_unexpected_state', message, payment_intent: intent });
}

function askAuthentication(account: Account, { intent, cause }: { intent: IntentRecord; cause: Cause }): IntentRecord {
  const asking: IntentRecord = {
    ...intent,
    status: statusAfter(intent.status, 'ask-authentication'),
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'stripe_3ds2_fingerprint', three_d_secure_2_source: account.newId('payatt') },
    },
  };
  account.store.paymentIntents.put(asking);
  account.emit({ type: 'payment_intent.requires_action', object: asking, cause });
  return asking;
}

function waitingMethod(account: Account, intent: IntentRecord): Result<ChosenMethod> {
  if (intent.status === 'requires_action' && intent.payment_method !== null) {
    return chooseMethod(account, intent.payment_method);
  }
  const message = `This PaymentIntent has a status of ${intent.status} and is not waiting for authentication.`;
  return refuseState({ code: 'payment_intent_unexpected_state', message, payment_intent: intent });
}

const noMethodMessage =
  "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the " +
  'PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method ' +
  'or ConfirmationToken.';

const noReturnUrlMessage =
  'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these ' +
  "payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want " +
  'to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and ' +
  '`automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.';

const authenticationFailedMessage =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
