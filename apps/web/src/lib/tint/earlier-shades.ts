import type { TintView } from '@tintforge/api-contract';
import { type JudgedDraft, judgeZone } from '@tintforge/app-base/tint/judge-zone';
import type { FilmedCar } from '@tintforge/app-base/tint/recommendation';
import {
  emptyTint,
  type FilmType,
  type Glass,
  type GlassZone,
  type LegalClass,
  type LegalClassAnswers,
  type TintDraft,
} from '@tintforge/booking-core';
import { shadesAgainWords, tintCatalogue, tintWords, vehicleTypeOf } from '@tintforge/content';

type ShadeView = TintView['zones'][number];

/**
 * Answers for each legal class. It is not stored which answer made a car a passenger car; the law treats both alike.
 */
const answersOf: Readonly<Record<LegalClass, LegalClassAnswers>> = {
  mpv: { truckChassisOrOffRoad: 'yes', tenPersonsOrFewer: 'yes' },
  passenger: { truckChassisOrOffRoad: 'no', tenPersonsOrFewer: 'yes' },
  unknown: { truckChassisOrOffRoad: 'not-sure', tenPersonsOrFewer: 'not-sure' },
};

/**
 * The shades of an earlier booking as a draft, judged by today's law and tables. A shade that is no longer offered, or
 * no longer legal without an exemption, is left out; `leftOut` has a sentence for each.
 */
export function earlierShades(
  { legalClass, registeredIn, zones, bare = [] }: TintView,
  { vehicleType, filmType }: FilmedCar,
): { tint: TintDraft; leftOut: string[] } {
  const glass = Object.fromEntries(
    [...zones, ...bare].flatMap((view) => {
      const known = glassOf(view);
      return known === undefined ? [] : [[view.zone, known] as const];
    }),
  );
  const car = { ...emptyTint, vehicleType, answers: answersOf[legalClass], registeredIn, glass };
  const covered: readonly GlassZone[] = vehicleTypeOf(vehicleType).zones;
  const asBefore = { ...car, shades: Object.fromEntries(zones.map(({ zone, shadeId }) => [zone, shadeId])) };
  const kept: [GlassZone, string][] = [];
  const leftOut: string[] = [];
  for (const view of zones.filter(({ zone }) => covered.includes(zone))) {
    const sentence = whyLeftOut(asBefore, { view, filmType });
    if (sentence === undefined) kept.push([view.zone, view.shadeId]);
    else leftOut.push(sentence(tintWords.zones[view.zone], view.shade));
  }
  return { tint: { ...car, shades: kept.length === 0 ? null : Object.fromEntries(kept) }, leftOut };
}

function whyLeftOut(car: JudgedDraft, { view: { zone, shadeId }, filmType }: { view: ShadeView; filmType: FilmType }) {
  const judged = judgeZone(car, { zone, shadeId });
  if (judged === undefined || judged.shade.filmType !== filmType) return shadesAgainWords.notOffered;
  return judged.outcome === 'accepted' ? undefined : shadesAgainWords.notLegal;
}

/** The glass as it was recorded; undefined for a preset that is no longer listed, which means the usual glass. */
function glassOf({
  zone,
  glassPercent,
  isMetered,
}: Pick<ShadeView, 'zone' | 'glassPercent' | 'isMetered'>): Glass | undefined {
  if (isMetered) return { kind: 'meter', vltPercent: glassPercent };
  const preset = tintCatalogue.glassPresets.find(
    ({ vltPercent, zones }) => vltPercent === glassPercent && zones.includes(zone),
  );
  return preset && { kind: 'preset', presetId: preset.id };
}
