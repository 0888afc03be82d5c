import type { PolicyFacts } from '@tintforge/app-base/policy';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { wizardWords } from '@tintforge/content';
import { formatMoney } from '@tintforge/ui';

const words = wizardWords.policy;

/** The cancellation policy in a sentence: the exact deadline and the exact amount. */
export function PolicySentence({ policy }: { policy: PolicyFacts }) {
  const fee = formatMoney(policy.lateFeeCents);
  if (policy.startsAt === undefined) return <p>{words.noDate(fee)}</p>;
  if (policy.freeUntil === undefined) return <p>{words.insideNotice(fee)}</p>;
  return (
    <p>
      <b>{words.freeUntil(formatInstant(policy.freeUntil))}</b> <span>{words.fee(fee)}</span>
    </p>
  );
}
