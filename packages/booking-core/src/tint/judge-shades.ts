import type { FilmType } from '../catalogue';
import { failure, type Result, success } from '../result';
import { parseExemption } from './exemption';
import type { ExemptionDraft } from './exemption-draft';
import type { FilmShade } from './film-shade';
import { type Glass, type GlassPreset, glassVltPercentOf } from './glass';
import type { GlassZone } from './glass-zone';
import { judgeTint, type TintVerdict, type TintWindow } from './judge-tint';
import { nearestLegalShades, type ShadeSearch } from './legal-shades';
import { lightOfPanes } from './light-of-panes';
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

/** A pane that an order leaves without film, with its glass. */
export type BareChoice = Omit<ShadeChoice, 'shadeId'>;

/** The shades of an order and the car that they are for. */
export interface TintOrder
  extends Pick<TintWindow, 'legalClass' | 'car' | 'law' | 'day' | 'chosenOn' | 'everyLaw'>,
    Pick<TintRequest, 'asksShop'> {
  /** An incomplete one counts as none. */
  exemption?: ExemptionDraft;
  /** The film of the ordered package: its shades and no others can be chosen. */
  filmType: FilmType;
  choices: readonly ShadeChoice[];
  /** The panes that stay without film; of one that is in neither list, the light isn't known. */
  bare?: readonly BareChoice[];
  /** The glass that the car has; absent where that isn't known. */
  zonesOfCar?: readonly GlassZone[];
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

/** A zone without film: the glass that it counts with, percent. */
export type BareZone = Pick<JudgedZone, 'zone' | 'glassVltPercent'>;

/** A zone whose shade the shop does not apply. */
export interface ShadeRefusal {
  zone: GlassZone;
  reason: NotLegalReason | NotVerifiedReason;
  /** VLT minus the minimum, percent; negative where the film is too dark. Absent where the law names no minimum. */
  marginPercent?: number;
  /** Panes on which it depends, where others have to let more light through. */
  otherPanes?: readonly GlassZone[];
  /** Shades of the same film that the law allows on this glass, the nearest first; empty when none is. */
  nearestLegalShades: readonly FilmShade[];
}

/**
 * All shades of an order, judged. The order can continue when nothing was refused; staff decide first where approval is
 * needed.
 */
export interface JudgedOrder {
  zones: readonly JudgedZone[];
  /** The panes that stay without film: some verdicts rest on them. */
  bare: readonly BareZone[];
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

/** The panes without film with their light; undefined where glass isn't in the catalog. */
function resolveBare({ glassPresets }: TintCatalogue, bare: readonly BareChoice[]): BareZone[] | undefined {
  const zones = bare.flatMap((choice) => {
    const glassVltPercent = glassVltPercentOf(glassPresets, choice);
    return glassVltPercent === undefined ? [] : [{ zone: choice.zone, glassVltPercent }];
  });
  return zones.length < bare.length ? undefined : zones;
}

/** The refusal of a zone; none for the others. */
function refusalsOf(search: ShadeSearch, { zone, shade, verdict, outcome }: JudgedZone): ShadeRefusal[] {
  if (outcome !== 'refused' || (verdict.kind !== 'not-legal' && verdict.kind !== 'not-verified')) return [];
  const { reason, marginPercent, otherPanes } = verdict;
  return [
    {
      zone,
      reason,
      ...(marginPercent === undefined ? {} : { marginPercent }),
      ...(otherPanes === undefined ? {} : { otherPanes: otherPanes.zones }),
      nearestLegalShades: nearestLegalShades({ ...search, wanted: shade }),
    },
  ];
}

/**
 * Judges every shade of an order, in the order of its choices and each together with the others, or names the first thing in it that cannot be judged: a
 * zone that is there twice, then choice by choice a shade that the film does not come in, and glass that is not known.
 */
export function judgeShades(catalogue: TintCatalogue, order: TintOrder): Result<JudgedOrder, TintOrderProblem> {
  const { filmType, choices, bare = [], zonesOfCar, exemption, asksShop, ...car } = order;
  const isExempt = exemption !== undefined && parseExemption(exemption).ok;
  const request = { isExempt, asksShop: asksShop ?? false };
  const named = [...choices, ...bare].map(({ zone }) => zone);
  if (new Set(named).size < named.length) return failure('repeated_zone');

  const shades = catalogue.shades.filter((shade) => shade.filmType === filmType);
  const chosen: Pick<JudgedZone, 'zone' | 'glassVltPercent' | 'shade'>[] = [];
  for (const choice of choices) {
    const resolved = resolveChoice({ ...catalogue, shades }, choice);
    if (!resolved.ok) return resolved;
    chosen.push(resolved.value);
  }
  const bareZones = resolveBare(catalogue, bare);
  if (bareZones === undefined) return failure('unknown_glass');

  const otherPanes = lightOfPanes([...bareZones, ...chosen], zonesOfCar);
  const zones: JudgedZone[] = [];
  const refusals: ShadeRefusal[] = [];
  for (const each of chosen) {
    const { zone, glassVltPercent, shade } = each;
    const window: TintWindow = { ...car, otherPanes, zone, glassVltPercent };
    const verdict = judgeTint({ ...window, shade });
    const judged = { ...each, verdict, outcome: tintOutcome(verdict, request) };
    zones.push(judged);
    refusals.push(...refusalsOf({ ...window, shades }, judged));
  }
  const needsApproval = zones.some(({ outcome }) => outcome === 'needs-approval');
  return success({ zones, bare: bareZones, refusals, needsApproval });
}
