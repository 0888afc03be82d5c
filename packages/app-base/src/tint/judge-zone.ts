import {
  type BareChoice,
  barePanes,
  carFactsOf,
  type DescribedCar,
  type FilmShade,
  type GlassZone,
  judgeTint,
  type LightOfPanes,
  legalClassOf,
  lightOfPanes,
  nearestLegalShades,
  shadeChoices,
  type TintDraft,
  type TintOutcome,
  type TintVerdict,
  type TintWindow,
  tintOutcome,
} from '@tintforge/booking-core';
import { tintCatalogue, usualGlassOf, vehicleTypeOf, vehicleTypes } from '@tintforge/content';
import { glassOf, shadesOfFilm } from './glass-of';
import { everyLaw, lawOf } from './state-laws';

/** A shade on a zone of a car, judged as the server will judge it. */
export interface ZoneJudgment {
  shade: FilmShade;
  /** The bare glass of the judgment, percent. */
  glassVltPercent: number;
  verdict: TintVerdict;
  outcome: TintOutcome;
}

/**
 * A draft with its car, as far as that is described: some laws rest on its body or its year. And with the days of the
 * order and of the job, once they are known: the law of the second decides.
 */
export type JudgedDraft = TintDraft &
  DescribedCar & {
    days?: Pick<TintWindow, 'chosenOn' | 'day'> | undefined;
    /** Light through the panes of the car where it was metered; absent: as the draft plans them. */
    metered?: LightOfPanes;
  };

/** The glass that a draft's car has; undefined while its type isn't known. */
export function zonesOfDraft({ vehicleType }: DescribedCar): readonly GlassZone[] | undefined {
  return vehicleType ? vehicleTypeOf(vehicleType).zones : undefined;
}

/** The panes that a draft leaves without film. */
export function bareOf(tint: JudgedDraft): BareChoice[] {
  return barePanes(tint, zonesOfDraft(tint) ?? [], usualGlassOf(tint.vehicleType));
}

/** Light through the panes of a draft, with and without film. */
function lightOf(tint: JudgedDraft): LightOfPanes {
  const panes = [...bareOf(tint), ...shadeChoices(tint, usualGlassOf(tint.vehicleType))].flatMap(({ zone }) => {
    const glassVltPercent = glassOf(tint, zone);
    const shadeId = tint.shades?.[zone];
    const shade = tintCatalogue.shades.find(({ id }) => id === shadeId);
    return glassVltPercent === undefined || shade?.id !== shadeId ? [] : [{ zone, glassVltPercent, shade }];
  });
  return lightOfPanes(panes, zonesOfDraft(tint));
}

function windowOf(tint: JudgedDraft, zone: GlassZone): TintWindow | undefined {
  const glassVltPercent = glassOf(tint, zone);
  if (glassVltPercent === undefined) return undefined;
  return {
    zone,
    legalClass: legalClassOf(tint.answers),
    car: carFactsOf(tint.answers, tint, vehicleTypes),
    law: lawOf(tint),
    everyLaw: everyLaw(tint),
    ...tint.days,
    otherPanes: tint.metered ?? lightOf(tint),
    glassVltPercent,
  };
}

/**
 * The legal status of a shade on a zone of this car, without regard to an exemption unless one is said to be complete;
 * undefined while the glass or the shade is unknown.
 */
export function judgeZone(
  tint: JudgedDraft,
  { zone, shadeId, isExempt = false }: { zone: GlassZone; shadeId: string | undefined; isExempt?: boolean },
): ZoneJudgment | undefined {
  const window = windowOf(tint, zone);
  const shade = tintCatalogue.shades.find(({ id }) => id === shadeId);
  if (window === undefined || shade === undefined) return undefined;
  const verdict = judgeTint({ ...window, shade });
  return {
    shade,
    glassVltPercent: window.glassVltPercent,
    verdict,
    outcome: tintOutcome(verdict, { isExempt, asksShop: tint.asksShop ?? false }),
  };
}

/** The legal shades of the same film nearest to a shade on a zone, at most `atMost`; empty when none is. */
export function nearestLegal(
  tint: JudgedDraft,
  { zone, shade, atMost }: { zone: GlassZone; shade: FilmShade; atMost: number },
): FilmShade[] {
  const window = windowOf(tint, zone);
  if (window === undefined) return [];
  return nearestLegalShades({ ...window, shades: shadesOfFilm(shade.filmType), wanted: shade }).slice(0, atMost);
}
