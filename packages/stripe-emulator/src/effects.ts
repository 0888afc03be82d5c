import type { Account } from './account';
import { decideProcessing } from './charging';
import { arriveRefund, bounceRefund } from './refunds';
import type { EffectRecord } from './store/store';

/** Effects that Stripe carries out later, on its own. */
export interface Effects {
  /** Carries out what is due by the clock, oldest first; forgets idempotency keys after a day, as Stripe does. */
  advance(): void;
  /** When the next effect is due, in epoch milliseconds, or undefined without one. */
  nextAt(): number | undefined;
}

const secondsKeysLive = 24 * 60 * 60;
const pruneEvery = 60 * 60 * 1000;

/** The planned effects of an account. */
export function createEffects(account: Account): Effects {
  const { store } = account;
  let prunedAt = Number.NEGATIVE_INFINITY;
  return {
    advance() {
      const due = store.effects.list().filter((effect) => effect.dueAt <= account.now());
      for (const effect of due.sort((a, b) => a.dueAt - b.dueAt)) {
        store.transaction(() => {
          store.effects.remove(effect.id);
          carryOut(account, effect);
        });
      }
      if (account.now() - prunedAt < pruneEvery) return;
      prunedAt = account.now();
      for (const { id } of store.answers.list({ to: account.seconds() - secondsKeysLive })) store.answers.remove(id);
    },
    nextAt() {
      const times = store.effects.list().map((effect) => effect.dueAt);
      return times.length === 0 ? undefined : Math.min(...times);
    },
  };
}

function carryOut(account: Account, effect: EffectRecord): void {
  const refund = account.store.refunds.get(effect.subject);
  const intent = account.store.paymentIntents.get(effect.subject);
  switch (effect.kind) {
    case 'refund-succeeds':
      if (refund !== undefined) arriveRefund(account, refund);
      break;
    case 'refund-fails':
      if (refund !== undefined) bounceRefund(account, refund);
      break;
    case 'payment-settles':
      if (intent !== undefined) decideProcessing(account, { intent, decision: 'settles' });
      break;
    case 'payment-fails':
      if (intent !== undefined) decideProcessing(account, { intent, decision: 'fails' });
      break;
  }
}
