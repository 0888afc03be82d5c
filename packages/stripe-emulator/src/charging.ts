import type Stripe from 'stripe';
import type { Account, Cause } from './account';
import { decline, type Result } from './http/errors';
import { nextStatus, statusAfter } from './machine';
import type { ChosenMethod } from './payment-methods';
import { type Decline, failCharge, makeCharge, settleCharge } from './resources/charge';
import type { ChargeRecord, IntentRecord } from './store/store';

/** One try at taking an intent's money. */
export interface Attempt {
  intent: IntentRecord;
  method: ChosenMethod;
  cause: Cause;
}

/** Takes the money, at once or, when a test asked for it, after `processing`. */
export function chargeIntent(account: Account, { intent, method, cause }: Attempt): IntentRecord {
  const settlement = account.takeSettlement();
  const facts = chargeFacts(account, { intent, method, cause });
  if (settlement === undefined) {
    const paid = { ...intent, status: statusAfter(intent.status, 'succeed') };
    return finishSuccess(account, { intent: paid, charge: makeCharge(facts), cause });
  }
  const pending = makeCharge({ ...facts, pending: true });
  const waiting: IntentRecord = {
    ...intent,
    status: statusAfter(intent.status, 'process'),
    latest_charge: pending.id,
    processing: { card: {}, type: 'card' },
  };
  account.store.charges.put(pending);
  account.store.paymentIntents.put(waiting);
  account.emit({ type: 'charge.pending', object: pending, cause });
  account.emit({ type: 'payment_intent.processing', object: waiting, cause });
  account.plan(settlement === 'settles' ? 'payment-settles' : 'payment-fails', intent.id);
  return waiting;
}

/** The bank said no at once: a failed charge stays, the intent waits for another method, and the request fails. */
export function declineIntent(
  account: Account,
  { reason, ...attempt }: Attempt & { reason: Decline },
): Result<IntentRecord> {
  const charge = makeCharge({ ...chargeFacts(account, attempt), decline: reason });
  const method = attempt.method.record.resource;
  const status = statusAfter(attempt.intent.status, 'decline');
  const intent = { ...attempt.intent, status, payment_method: null };
  const declined = finishDecline(account, { intent, charge, method, reason, cause: attempt.cause });
  return decline({
    code: reason.code,
    ...(reason.declineCode === undefined ? {} : { decline_code: reason.declineCode }),
    message: reason.message,
    charge: charge.id,
    payment_intent: declined,
    payment_method: method,
  });
}

/** The bank decided on a payment in `processing`. Nothing happens when the intent is not waiting any more. */
export function decideProcessing(
  account: Account,
  { intent, decision }: { intent: IntentRecord; decision: 'settles' | 'fails' },
): void {
  const pending = intent.latest_charge === null ? undefined : account.store.charges.get(intent.latest_charge);
  const method = pending === undefined ? undefined : account.store.paymentMethods.get(pending.payment_method);
  const status = nextStatus(intent.status, decision === 'settles' ? 'settle' : 'fail-settlement');
  if (pending === undefined || method === undefined || status === undefined) return;
  const decided = { ...intent, status, processing: null };
  const cause = { id: null, idempotency_key: null };
  if (decision === 'settles') {
    finishSuccess(account, { intent: decided, charge: settleCharge(pending), cause });
    return;
  }
  finishDecline(account, {
    intent: { ...decided, payment_method: null },
    charge: failCharge(pending, lateDecline),
    method: method.resource,
    reason: lateDecline,
    cause,
  });
}

function chargeFacts(account: Account, { intent, method }: Attempt): Parameters<typeof makeCharge>[0] {
  return {
    id: account.newId('ch'),
    created: account.seconds(),
    intent,
    method: method.record.id,
    card: method.card,
  };
}

function finishSuccess(
  account: Account,
  { intent, charge, cause }: { intent: IntentRecord; charge: ChargeRecord; cause: Cause },
): IntentRecord {
  const succeeded = { ...intent, latest_charge: charge.id, amount_received: intent.amount };
  account.store.charges.put(charge);
  account.store.paymentIntents.put(succeeded);
  account.emit({ type: 'charge.succeeded', object: charge, cause });
  account.emit({ type: 'payment_intent.succeeded', object: succeeded, cause });
  return succeeded;
}

function finishDecline(
  account: Account,
  {
    intent,
    charge,
    method,
    reason,
    cause,
  }: {
    intent: IntentRecord;
    charge: ChargeRecord;
    method: Stripe.PaymentMethod;
    reason: Decline;
    cause: Cause;
  },
): IntentRecord {
  const declined: IntentRecord = {
    ...intent,
    latest_charge: charge.id,
    last_payment_error: {
      charge: charge.id,
      code: reason.code,
      ...(reason.declineCode === undefined ? {} : { decline_code: reason.declineCode }),
      doc_url: `https://stripe.com/docs/error-codes/${reason.code.replaceAll('_', '-')}`,
      message: reason.message,
      payment_method: method,
      type: 'card_error',
    },
  };
  account.store.charges.put(charge);
  account.store.paymentIntents.put(declined);
  account.emit({ type: 'charge.failed', object: charge, cause });
  account.emit({ type: 'payment_intent.payment_failed', object: declined, cause });
  return declined;
}

const lateDecline: Decline = {
  kind: 'decline',
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
