import {
  type ExemptionProblem,
  type GlassZone,
  parseExemption,
  shadeChoices,
  type TintNote,
  type TintVerdict,
  tintOutcome,
} from '@tintforge/booking-core';
import { usualGlassOf } from '@tintforge/content';
import { glassOf } from './glass-of';
import { judgeDraftZone } from './judge-draft';
import type { JudgedDraft } from './judge-zone';
import { type RefusedTint, standingRefusal } from './tint-refusal';

/** Problems that block an order with these shades. */
export interface TintProblems {
  /** Zones whose glass was given an impossible reading. */
  meters: readonly GlassZone[];
  /** Zones whose shade can't currently be booked. */
  shades: readonly GlassZone[];
  /** Missing data of the exemption that a shade needs. */
  exemption: ExemptionProblem | undefined;
  /** A label or certificate from elsewhere isn't acknowledged yet. */
  isPaperUnknown: boolean;
}

/** The verdicts on the chosen shades. */
function verdictsOf(tint: JudgedDraft): TintVerdict[] {
  return shadeChoices(tint, usualGlassOf(tint.vehicleType)).flatMap(
    (choice) => judgeDraftZone(tint, choice)?.verdict ?? [],
  );
}

/** True when a chosen shade would need an exemption. */
export function needsExemption(tint: JudgedDraft): boolean {
  return verdictsOf(tint).some(({ kind }) => kind === 'not-legal');
}

/** True when a chosen shade could not be verified, so that the shop would have to decide. */
export function needsAsking(tint: JudgedDraft): boolean {
  return verdictsOf(tint).some((verdict) => verdict.kind === 'not-verified' && tintOutcome(verdict) === 'refused');
}

/** True when the law requires a label or certificate that the shop can't supply. */
export function needsPaper(tint: JudgedDraft): boolean {
  return verdictsOf(tint).some(({ notes }) => notes.includes('paper-elsewhere'));
}

/** Notes of verdicts that the customer has to know of, wherever the shades are shown. */
export const toKnow = ['meets-every-law', 'law-changes', 'paper-elsewhere'] as const satisfies TintNote[];

/** True while the law leaves nothing about the chosen shades to answer, to put right or to know. */
export function isSettled(tint: JudgedDraft, refused?: RefusedTint): boolean {
  return (
    tintProblems(tint, refused) === undefined &&
    verdictsOf(tint).every(
      ({ kind, notes }) =>
        kind !== 'not-legal' && kind !== 'not-verified' && !toKnow.some((note) => notes.includes(note)),
    )
  );
}

/**
 * Problems of the chosen shades; undefined when they can be booked. While an exemption is claimed, its data has to be
 * completed, not the shades that it is for.
 */
export function tintProblems(tint: JudgedDraft, refused?: RefusedTint): TintProblems | undefined {
  const zones = shadeChoices(tint, usualGlassOf(tint.vehicleType)).map(({ zone }) => zone);
  const meters = zones.filter((zone) => glassOf(tint, zone) === undefined);
  const ruledOut = zones.filter(
    (zone) => judgeDraftZone(tint, { zone, shadeId: tint.shades?.[zone] })?.outcome === 'refused',
  );
  const isClaimed = ruledOut.length > 0 && tint.exemption !== null && needsExemption(tint);
  const exemption = isClaimed && tint.exemption !== null ? parseExemption(tint.exemption) : undefined;
  const missing = exemption?.ok === false ? exemption.problem : undefined;
  const saidByShop = zones.filter((zone) => standingRefusal(tint, { zone, refused }) !== undefined);
  const shades = missing === undefined ? [...ruledOut, ...saidByShop] : saidByShop;
  const isPaperUnknown = tint.knowsPaper !== true && needsPaper(tint);
  if (meters.length === 0 && shades.length === 0 && missing === undefined && !isPaperUnknown) return undefined;
  return { meters, shades, exemption: missing, isPaperUnknown };
}
