import {
  type ExemptionProblem,
  type GlassZone,
  parseExemption,
  shadeChoices,
  type TintVerdict,
  tintOutcome,
} from '@tintforge/booking-core';
import { usualGlass } from '@tintforge/content';
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
  return shadeChoices(tint, usualGlass).flatMap((choice) => judgeDraftZone(tint, choice)?.verdict ?? []);
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

/**
 * Problems of the chosen shades; undefined when they can be booked. While an exemption is claimed, its data has to be
 * completed, not the shades that it is for.
 */
export function tintProblems(tint: JudgedDraft, refused?: RefusedTint): TintProblems | undefined {
  const zones = shadeChoices(tint, usualGlass).map(({ zone }) => zone);
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
