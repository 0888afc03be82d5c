import type { Account, Cause } from './account';
import { isHeld } from './disputes';
import { missing, ok, type Result, refuse, refuseState } from './http/errors';
import { failRefund, makeRefund, succeedRefund } from './resources/refund';
import type { ChargeRecord, RefundRecord } from './store/store';
import { cardByMethod, type RefundOutcome } from './test-cards';

/** Parameters of a refund; amount in cents, the rest of the charge when absent. */
export interface RefundRequest {
  chargeId: string | undefined;
  intentId: string | undefined;
  amount: number | undefined;
  reason: RefundRecord['reason'];
  metadata: Record<string, string>;
  cause: Cause;
}

/** Returns money of a succeeded charge. The sum of refunds never exceeds what was captured. */
export function createRefund(account: Account, request: RefundRequest): Result<RefundRecord> {
  const charge = findCharge(account, request);
  if (!charge.ok) return charge;
  const amount = refundableAmount(account, { charge: charge.value, asked: request.amount });
  if (!amount.ok) return amount;
  const ends = refundOutcome(account, charge.value);
  const refund = makeRefund({
    id: account.newId('re'),
    created: account.seconds(),
    charge: charge.value,
    amount: amount.value,
    isPending: ends === 'succeeds-later',
    reason: request.reason,
    metadata: request.metadata,
  });
  const refunded = withRefunded(charge.value, charge.value.amount_refunded + refund.amount);
  account.store.refunds.put(refund);
  account.store.charges.put(refunded);
  account.emit({ type: 'refund.created', object: refund, cause: request.cause });
  account.emit({
    type: 'charge.refunded',
    object: refunded,
    cause: request.cause,
    previous: { amount_refunded: charge.value.amount_refunded, refunded: charge.value.refunded },
  });
  if (ends === 'succeeds-later') account.plan('refund-succeeds', refund.id);
  if (ends === 'fails-later') account.plan('refund-fails', refund.id);
  return ok(refund);
}

/** A pending refund arrived at the card. */
export function arriveRefund(account: Account, refund: RefundRecord): void {
  const arrived = succeedRefund(refund);
  account.store.refunds.put(arrived);
  announce(account, { refund: arrived, before: refund });
}

/** A refund failed at the bank: the money is ours again and can be refunded again. */
export function bounceRefund(account: Account, refund: RefundRecord): void {
  const failed = failRefund(refund);
  account.store.refunds.put(failed);
  const charge = account.store.charges.get(refund.charge);
  if (charge !== undefined) account.store.charges.put(withRefunded(charge, charge.amount_refunded - refund.amount));
  announce(account, { refund: failed, before: refund });
  account.emit({ type: 'refund.failed', object: failed, cause: { id: null, idempotency_key: null } });
}

function announce(account: Account, { refund, before }: { refund: RefundRecord; before: RefundRecord }): void {
  const cause = { id: null, idempotency_key: null };
  const previous = { status: before.status };
  account.emit({ type: 'refund.updated', object: refund, cause, previous });
  account.emit({ type: 'charge.refund.updated', object: refund, cause, previous });
}

function findCharge(account: Account, request: RefundRequest): Result<ChargeRecord> {
  if (request.chargeId !== undefined && request.intentId !== undefined) {
    return refuse({ message: 'You may only specify one of these parameters: charge, payment_intent.' });
  }
  if (request.chargeId !== undefined) {
    const charge = account.store.charges.get(request.chargeId);
    return charge === undefined ? missing('charge', { id: request.chargeId, param: 'charge' }) : ok(charge);
  }
  if (request.intentId === undefined) {
    const message = 'One of the following params should be provided for this request: payment_intent or charge.';
    return refuse({ code: 'parameter_missing', message });
  }
  const intent = account.store.paymentIntents.get(request.intentId);
  if (intent === undefined) return missing('payment_intent', { id: request.intentId, param: 'payment_intent' });
  const charge = intent.latest_charge === null ? undefined : account.store.charges.get(intent.latest_charge);
  if (charge?.paid === true) return ok(charge);
  return refuseState({ message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.` });
}

function refundableAmount(
  account: Account,
  { charge, asked }: { charge: ChargeRecord; asked: number | undefined },
): Result<number> {
  const left = charge.amount_captured - charge.amount_refunded;
  if (!charge.paid) return refuseState({ message: `Charge ${charge.id} was not paid and cannot be refunded.` });
  if (isHeld(account, charge)) {
    return refuseState({
      code: 'charge_disputed',
      message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    });
  }
  if (left === 0) {
    return refuseState({ code: 'charge_already_refunded', message: `Charge ${charge.id} has already been refunded.` });
  }
  const amount = asked ?? left;
  if (amount <= left) return ok(amount);
  const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`;
  return refuseState({ message, param: 'amount' });
}

function refundOutcome(account: Account, charge: ChargeRecord): RefundOutcome {
  const method = account.store.paymentMethods.get(charge.payment_method);
  return (method === undefined ? undefined : cardByMethod(method.card))?.refund ?? 'succeeds';
}

function withRefunded(charge: ChargeRecord, amountRefunded: number): ChargeRecord {
  return { ...charge, amount_refunded: amountRefunded, refunded: amountRefunded === charge.amount_captured };
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
