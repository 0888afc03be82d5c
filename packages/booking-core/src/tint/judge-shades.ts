import type { FilmType } from '../catalogue';
import { failure, type Result, success } from '../result';
import { parseExemption } from './exemption';
import type { ExemptionDraft } from './exemption-draft';
import type { FilmShade } from './film-shade';
import { type Glass, type GlassPreset, glassVltPercentOf } from './glass';
import type { GlassZone } from './glass-zone';
import { judgeTint, type TintVerdict, type TintWindow } from './judge-tint';
import { nearestLegalShades, type ShadeSearch } from './legal-shades';
import type { NotLegalReason, NotVerifiedReason } from './ruling';
import { type TintOutcome, type TintRequest, tintOutcome } from './tint-outcome';

/** The shades that are sold and the glass that is offered. Data of the content package; the rule takes it as an argument. */
export interface TintCatalogue {
  shades: readonly FilmShade[];
  glassPresets: readonly GlassPreset[];
}

/** A shade chosen for a zone, on the glass that is there. A zone without film is not in the list. */
export interface ShadeChoice {
  zone: GlassZone;
  shadeId: string;
  glass: Glass;
}

/** The shades of an order and the car that they are for. */
export interface TintOrder
  extends Pick<TintWindow, 'legalClass' | 'car' | 'law' | 'day' | 'chosenOn' | 'everyLaw'>,
    Pick<TintRequest, 'asksShop'> {
  /** An incomplete one counts as none. */
  exemption?: ExemptionDraft;
  /** The film of the ordered package: its shades and no others can be chosen. */
  filmType: FilmType;
  choices: readonly ShadeChoice[];
}

/** Reasons why an order's shades cannot be judged: something in it is not in the catalog, or a zone is there twice. */
export const tintOrderProblems = ['repeated_zone', 'unknown_shade', 'unknown_glass'] as const;

/** One of {@link tintOrderProblems}. */
export type TintOrderProblem = (typeof tintOrderProblems)[number];

/** A zone of an order, judged. */
export interface JudgedZone {
  zone: GlassZone;
  /** The bare glass that it was judged on, percent. */
  glassVltPercent: number;
  shade: FilmShade;
  verdict: TintVerdict;
  outcome: TintOutcome;
}

/** A zone whose shade the shop does not apply. */
export interface ShadeRefusal {
  zone: GlassZone;
  reason: NotLegalReason | NotVerifiedReason;
  /** VLT minus the minimum, percent; negative where the film is too dark. Absent where the law names no minimum. */
  marginPercent?: number;
  /** Shades of the same film that the law allows on this glass, the nearest first; empty when none is. */
  nearestLegalShades: readonly FilmShade[];
}

/**
 * All shades of an order, judged. The order can continue when nothing was refused; staff decide first where approval is
 * needed.
 */
export interface JudgedOrder {
  zones: readonly JudgedZone[];
  refusals: readonly ShadeRefusal[];
  needsApproval: boolean;
}

/** The glass and the shade that a choice means, or the first of the two that is not in the catalogue. */
function resolveChoice(
  { shades, glassPresets }: TintCatalogue,
  choice: ShadeChoice,
): Result<Pick<JudgedZone, 'zone' | 'glassVltPercent' | 'shade'>, TintOrderProblem> {
  const shade = shades.find(({ id }) => id === choice.shadeId);
  if (shade === undefined) return failure('unknown_shade');
  const glassVltPercent = glassVltPercentOf(glassPresets, choice);
  if (glassVltPercent === undefined) return failure('unknown_glass');
  return success({ zone: choice.zone, glassVltPercent, shade });
}

/** The refusal of a zone; none for the others. */
function refusalsOf(search: ShadeSearch, { zone, shade, verdict, outcome }: JudgedZone): ShadeRefusal[] {
  if (outcome !== 'refused' || (verdict.kind !== 'not-legal' && verdict.kind !== 'not-verified')) return [];
  const { reason, marginPercent } = verdict;
  const nearest = nearestLegalShades({ ...search, wanted: shade });
  return [{ zone, reason, ...(marginPercent === undefined ? {} : { marginPercent }), nearestLegalShades: nearest }];
}

/**
 * Judges every shade of an order, in the order of its choices, or names the first thing in it that cannot be judged: a
 * zone that is there twice, then choice by choice a shade that the film does not come in, and glass that is not known.
 */
export function judgeShades(catalogue: TintCatalogue, order: TintOrder): Result<JudgedOrder, TintOrderProblem> {
  const { filmType, choices, exemption, asksShop, ...car } = order;
  const isExempt = exemption !== undefined && parseExemption(exemption).ok;
  const request = { isExempt, asksShop: asksShop ?? false };
  if (new Set(choices.map(({ zone }) => zone)).size < choices.length) return failure('repeated_zone');

  const shades = catalogue.shades.filter((shade) => shade.filmType === filmType);
  const zones: JudgedZone[] = [];
  const refusals: ShadeRefusal[] = [];
  for (const choice of choices) {
    const resolved = resolveChoice({ ...catalogue, shades }, choice);
    if (!resolved.ok) return resolved;
    const { zone, glassVltPercent, shade } = resolved.value;
    const window: TintWindow = { ...car, zone, glassVltPercent };
    const verdict = judgeTint({ ...window, shade });
    const judged = { ...resolved.value, verdict, outcome: tintOutcome(verdict, request) };
    zones.push(judged);
    refusals.push(...refusalsOf({ ...window, shades }, judged));
  }
  return success({ zones, refusals, needsApproval: zones.some(({ outcome }) => outcome === 'needs-approval') });
}
