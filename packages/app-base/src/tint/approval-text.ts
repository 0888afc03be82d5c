import type { TintView } from '@tintforge/api-contract';
import { tintWords } from '@tintforge/content';

/** The shades of a booking with the state of what they wait for. */
type Waiting = { zones: readonly Pick<TintView['zones'][number], 'verdict' | 'needsApproval'>[] };

/** True when the shades wait, or waited, for the shop's decision on what could not be verified, not for an exemption. */
export function isAskedOnly({ zones }: Waiting): boolean {
  const waiting = zones.filter(({ needsApproval }) => needsApproval);
  return waiting.length > 0 && waiting.every(({ verdict }) => verdict === 'not-verified');
}

/** The state of an exemption, or of the shop's decision, in a sentence; undefined where nothing waits or waited. */
export function approvalText(tint: Waiting & Pick<TintView, 'approval'>): string | undefined {
  const { approval } = tint;
  if (approval === 'none') return undefined;
  return (isAskedOnly(tint) ? tintWords.agreed.askedApprovals : tintWords.agreed.approvals)[approval];
}
