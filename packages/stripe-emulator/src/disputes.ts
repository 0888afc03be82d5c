import type Stripe from 'stripe';
import type { Account } from './account';
import { makeDispute } from './resources/dispute';
import type { ChargeRecord } from './store/store';

/** The claim of a customer's bank: all of the charge when `amount` (cents) is absent, as a dispute or as an inquiry before one. */
export interface DisputeRequest {
  amount?: number;
  status?: 'needs_response' | 'warning_needs_response';
}

/** How a dispute goes on: an inquiry becomes one, or a bank decides. */
export type DisputeNews = 'needs_response' | 'won' | 'lost' | 'warning_closed';

const noCause = { id: null, idempotency_key: null };

/**
 * A customer disputes a paid charge: it can no longer be refunded, except during an inquiry, and `charge.dispute.created` leaves.
 * Disputes have no endpoint here. Returns the dispute's id, or undefined when there is no such paid charge or no more than this
 * of it can be disputed.
 */
export function openDispute(account: Account, chargeId: string, request: DisputeRequest = {}): string | undefined {
  return account.store.transaction(() => {
    const charge = account.store.charges.get(chargeId);
    if (charge === undefined || !charge.paid) return undefined;
    const disputed = disputesOf(account, charge).reduce((sum, { amount }) => sum + amount, 0);
    const amount = request.amount ?? charge.amount_captured;
    if (amount > charge.amount_captured - disputed) return undefined;
    const made = makeDispute({ id: account.newId('dp'), created: account.seconds(), charge });
    const dispute = withStatus({ ...made, amount }, request.status ?? 'needs_response');
    account.store.charges.put({ ...charge, disputed: true });
    account.emit({ type: 'charge.dispute.created', object: dispute, cause: noCause });
    return dispute.id;
  });
}

/** A dispute goes on, with its event. What a bank decides for the merchant can be refunded again. */
export function moveDispute(account: Account, disputeId: string, status: DisputeNews): void {
  account.store.transaction(() => {
    const dispute = allDisputes(account).get(disputeId);
    if (dispute === undefined) return;
    const type = status === 'needs_response' ? 'charge.dispute.updated' : 'charge.dispute.closed';
    account.emit({
      type,
      object: withStatus(dispute, status),
      cause: noCause,
      previous: { status: dispute.status },
    });
  });
}

/** True while a dispute of a charge is open or lost, so that it can't be refunded. */
export function isHeld(account: Account, charge: ChargeRecord): boolean {
  const disputes = disputesOf(account, charge);
  return disputes.length === 0 ? charge.disputed : disputes.some((dispute) => !dispute.is_charge_refundable);
}

function withStatus(dispute: Stripe.Dispute, status: Stripe.Dispute.Status): Stripe.Dispute {
  return { ...dispute, status, is_charge_refundable: status === 'won' || status.startsWith('warning') };
}

function disputesOf(account: Account, charge: ChargeRecord): Stripe.Dispute[] {
  return [...allDisputes(account).values()].filter((dispute) => dispute.charge === charge.id);
}

/** The last state of each dispute, by its id: its events keep it. */
function allDisputes(account: Account): Map<string, Stripe.Dispute> {
  const type = ['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'];
  const events = account.store.events.list({ where: { type } }).toReversed();
  return new Map(
    events.map(({ resource }) => {
      const dispute = resource.data.object as unknown as Stripe.Dispute;
      return [dispute.id, dispute];
    }),
  );
}
