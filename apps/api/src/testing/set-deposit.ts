import { commit } from '../db/unit-of-work';
import { rulesInForce, writeRules } from '../features/settings';
import { ownerOf } from './staff';
import type { TestShop } from './test-shop';

/** The shop sets the deposit at booking, whole percent; null for full payment. */
export async function setDeposit(shop: TestShop, depositPercent: number | null): Promise<string> {
  const { bookings } = shop.payments;
  const { userId } = await ownerOf(shop);
  return commit(shop.database, async (transaction) => {
    const { change, ...rules } = await rulesInForce(transaction, bookings);
    const version = (change?.version ?? 0) + 1;
    await writeRules(transaction, {
      rules: { ...rules, depositPercent },
      change: { version, at: bookings.clock.now(), userId },
    });
    return depositPercent === null ? 'full payment' : `${depositPercent} %`;
  });
}
