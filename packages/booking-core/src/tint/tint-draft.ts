import type { ExemptionDraft } from './exemption-draft';
import { type Glass, glassIn, type UsualGlass } from './glass';
import { type GlassZone, glassZones } from './glass-zone';
import type { BareChoice, ShadeChoice } from './judge-shades';
import type { CarAnswers } from './legal-class';
import type { Registration } from './registration';

/** The id of the shade on each zone; a zone that is not named has no film. */
export type ZoneShades = Readonly<Partial<Record<GlassZone, string>>>;

/** A customer's facts about a car and wishes for its glass. It can be unfinished or not legal. */
export interface TintDraft {
  answers: CarAnswers;
  /** Absent: in the state that the shop is in. */
  registeredIn?: Registration;
  /** The bare glass of a zone; a zone that is not named has the usual glass. */
  glass: Readonly<Partial<Record<GlassZone, Glass>>>;
  /** Null until the customer has chosen any or was shown a recommendation. */
  shades: ZoneShades | null;
  /** Null where none is claimed. */
  exemption: ExemptionDraft | null;
  /** The shop is asked to decide on shades that could not be verified; absent: it is not. */
  asksShop?: boolean;
  /** Zones without a shade are settled at the car; absent: they stay without film. */
  isRestOpen?: boolean;
  /** The label or certificate that the shop can't supply is known of; absent: it is not. */
  knowsPaper?: boolean;
}

/** A draft of which nothing is known: a car of the shop's own state, counted as a passenger car, on its usual glass. */
export const emptyTint: TintDraft = {
  answers: { truckChassisOrOffRoad: 'not-sure', tenPersonsOrFewer: 'not-sure' },
  glass: {},
  shades: null,
  exemption: null,
};

/**
 * The panes that a draft leaves without film: the windshield, and those of `zonesOfCar`, the glass that the car has, that
 * have no shade and aren't settled at the car.
 */
export function barePanes(
  { shades, glass, isRestOpen }: Pick<TintDraft, 'shades' | 'glass' | 'isRestOpen'>,
  zonesOfCar: readonly GlassZone[],
  usualGlass: UsualGlass,
): BareChoice[] {
  const bare = glassZones.filter(
    (zone) =>
      shades?.[zone] === undefined && (zone === 'windshield' || (isRestOpen !== true && zonesOfCar.includes(zone))),
  );
  return bare.map((zone) => ({ zone, glass: glassIn(glass, { zone, usualGlass }) }));
}

/** The draft's shades with the glass that they are for, from the front of the car to its back; empty where none is chosen. */
export function shadeChoices(
  { shades, glass }: Pick<TintDraft, 'shades' | 'glass'>,
  usualGlass: UsualGlass,
): ShadeChoice[] {
  return glassZones.flatMap((zone) => {
    const shadeId = shades?.[zone];
    return shadeId === undefined ? [] : [{ zone, shadeId, glass: glassIn(glass, { zone, usualGlass }) }];
  });
}
