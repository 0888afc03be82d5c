import { parseExemption } from './exemption';
import type { ExemptionDraft } from './exemption-draft';
import type { TintVerdict } from './judge-tint';

/** The shop's decision on a chosen shade. */
export const tintOutcomes = ['accepted', 'needs-approval', 'refused'] as const;

/** One of {@link tintOutcomes}. */
export type TintOutcome = (typeof tintOutcomes)[number];

/**
 * The outcome of a verdict. Only film that is not legal on a car registered in Florida is refused, because applying it
 * is the installer's violation (316.2956); with a complete exemption it waits for staff. A car registered elsewhere
 * follows the rule of its state and is not refused here.
 */
export function tintOutcome(verdict: TintVerdict, exemption?: ExemptionDraft): TintOutcome {
  if (verdict.kind !== 'not-legal' || verdict.notes.includes('other-state')) return 'accepted';
  return exemption !== undefined && parseExemption(exemption).ok ? 'needs-approval' : 'refused';
}
