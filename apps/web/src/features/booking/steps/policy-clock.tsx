import type { PolicyFacts } from '@tintforge/app-base/policy';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { wizardWords } from '@tintforge/content';
import { Callout, formatMoney, PolicyBar, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { PolicySentence } from '../../../lib/policy-sentence';

const words = wizardWords.policy;

interface PolicyClockProps {
  /** Undefined until the server has sent the start and the late fee. */
  policy: PolicyFacts | undefined;
  hasFailed: boolean;
}

/** The cancellation policy over time: free, with a fee, the job. For a start too soon for that, one sentence. */
export function PolicyClock({ policy, hasFailed }: PolicyClockProps) {
  if (policy === undefined) {
    if (hasFailed) return <Callout>{wizardWords.appointment.failed}</Callout>;
    return (
      <SkeletonGroup label={wizardWords.loading}>
        <Skeleton shape="picture" />
      </SkeletonGroup>
    );
  }
  if (policy.freeUntil === undefined || policy.startsAt === undefined) {
    return (
      <Callout>
        <PolicySentence policy={policy} />
      </Callout>
    );
  }
  const fee = formatMoney(policy.lateFeeCents);
  const freeUntil = formatInstant(policy.freeUntil);
  return (
    <PolicyBar
      label={`${words.freeUntil(freeUntil)} ${words.fee(fee)}`}
      free={{ when: words.today, what: words.freeLabel }}
      fee={{ when: freeUntil, what: words.kept(fee) }}
      job={{ when: formatInstant(policy.startsAt), what: words.arrival }}
    />
  );
}
