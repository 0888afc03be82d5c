import type { Account } from './account';
import { missing, ok, type Result } from './http/errors';
import { makePaymentMethod } from './resources/payment-method';
import type { MethodRecord } from './store/store';
import { cardByMethod, type TestCard } from './test-cards';

/** A PaymentMethod with its test card. */
export interface ChosenMethod {
  record: MethodRecord;
  card: TestCard;
}

/** Makes a PaymentMethod from a test card's id, or finds one made before. Any other id is `resource_missing`. */
export function chooseMethod(account: Account, id: string): Result<ChosenMethod> {
  const card = cardByMethod(id);
  if (card !== undefined) {
    const methodId = account.newId('pm');
    const created = account.seconds();
    const record = {
      id: methodId,
      created,
      card: card.method,
      resource: makePaymentMethod(methodId, { card, created }),
    };
    account.store.paymentMethods.put(record);
    return ok({ record, card });
  }
  const record = account.store.paymentMethods.get(id);
  const known = record === undefined ? undefined : cardByMethod(record.card);
  if (record === undefined || known === undefined) return missing('PaymentMethod', { id, param: 'payment_method' });
  return ok({ record, card: known });
}
