import type { TintVerdict } from './judge-tint';

/** The shop's decision on a chosen shade. */
export const tintOutcomes = ['accepted', 'needs-approval', 'refused'] as const;

/** One of {@link tintOutcomes}. */
export type TintOutcome = (typeof tintOutcomes)[number];

/** A customer's grounds for shades that can't simply be booked. */
export interface TintRequest {
  /** A complete exemption is claimed. */
  isExempt?: boolean;
  /** The shop is asked to decide, before the appointment, on what could not be verified. */
  asksShop?: boolean;
}

/**
 * The outcome of a verdict. Film that is not legal is refused, because applying it is the installer's violation; with a
 * complete exemption it waits for staff. What could not be verified is never simply accepted: it waits for staff if the
 * customer requests that or has an exemption, else it is refused. The one exception: film that meets the rule of every
 * state whose law was read, on a car of a state whose law was not.
 */
export function tintOutcome(
  { kind, notes }: Pick<TintVerdict, 'kind' | 'notes'>,
  { isExempt, asksShop }: TintRequest = {},
): TintOutcome {
  if (kind !== 'not-legal' && (kind !== 'not-verified' || notes.includes('meets-every-law'))) return 'accepted';
  const isAsked = kind === 'not-verified' && asksShop === true;
  return isExempt === true || isAsked ? 'needs-approval' : 'refused';
}
