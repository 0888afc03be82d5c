import type { Account } from './account';
import { makeDispute } from './resources/dispute';

/**
 * A customer disputes a paid charge: it can no longer be refunded and `charge.dispute.created` leaves. Disputes have
 * no endpoint here. Returns the dispute's id, or undefined when there is no such paid charge or it is disputed already.
 */
export function openDispute(account: Account, chargeId: string): string | undefined {
  return account.store.transaction(() => {
    const charge = account.store.charges.get(chargeId);
    if (charge === undefined || !charge.paid || charge.disputed) return undefined;
    const dispute = makeDispute({ id: account.newId('dp'), created: account.seconds(), charge });
    account.store.charges.put({ ...charge, disputed: true });
    account.emit({
      type: 'charge.dispute.created',
      object: dispute,
      cause: { id: null, idempotency_key: null },
    });
    return dispute.id;
  });
}
