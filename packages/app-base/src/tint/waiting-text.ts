import type { TintView } from '@tintforge/api-contract';
import { tintWords } from '@tintforge/content';

/** Shades with what they wait for, or waited. */
export type Waiting = { zones: readonly Pick<TintView['zones'][number], 'verdict' | 'needsApproval'>[] };

/** True when the shades wait, or waited, for the shop's decision on what could not be verified, not for an exemption. */
export function isAskedOnly({ zones }: Waiting): boolean {
  const waiting = zones.filter(({ needsApproval }) => needsApproval);
  return waiting.length > 0 && waiting.every(({ verdict }) => verdict === 'not-verified');
}

/** Shades that wait for the shop, in a sentence. */
export function waitingText(tint: Waiting): string {
  return tintWords.agreed.waiting[isAskedOnly(tint) ? 'asked' : 'exemption'];
}
