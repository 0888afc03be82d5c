import { judgeZone, nearestLegal, type ZoneJudgment } from '@tintforge/app-base/tint/judge-zone';
import { lawOf } from '@tintforge/app-base/tint/state-laws';
import {
  carFactsOf,
  emptyTint,
  type FilmType,
  type GlassZone,
  recommendedShades,
  shownShade,
  type ZoneShades,
} from '@tintforge/booking-core';
import { filmTypes, homeLaw, tintCatalogue, usualGlassOf, vehicleTypeOf, vehicleTypes } from '@tintforge/content';
import {
  explorerZones,
  firstVehicleType,
  isAgreedAtCar,
  type Look,
  type LookedAtCar,
  type LookName,
  shadesOf,
  tintOf,
  withShade,
  withShades,
} from './look';

/**
 * The darkest shades of a film, on the glass that a package covers, that are legal with the meter's tolerance to spare;
 * where none is verified, those that let through enough light.
 */
export function startingShades({ vehicleType, ...car }: LookedAtCar, filmType: FilmType): ZoneShades {
  return recommendedShades(tintCatalogue, {
    ...car,
    // A link may name a state whose law isn't here yet.
    law: lawOf(car) ?? homeLaw,
    car: carFactsOf(car.answers, { vehicleType }, vehicleTypes),
    choose: shownShade,
    filmType,
    zones: vehicleTypeOf(vehicleType).zones,
    usualGlass: usualGlassOf(vehicleType),
  });
}

const firstCar: LookedAtCar = { vehicleType: firstVehicleType, answers: emptyTint.answers, glass: {} };

/** The film in the served page: of the middle price tier, where there are three. */
export const firstFilm = filmTypes[1] ?? filmTypes[0] ?? '';

/** The look in the served page: an SUV, where the shop has them, in the recommended shades of a film, from the side, by day. */
export const firstLook: Look = {
  ...firstCar,
  shades: startingShades(firstCar, firstFilm),
  otherShades: null,
  view: 'side',
  side: 'outside',
  time: 'day',
  hasCabinLight: false,
  onlyLegal: false,
};

/** The legal status of a zone of a look; undefined where there is no film, or the glass is unknown. */
export function judgedZone(look: Look, { name, zone }: { name: LookName; zone: GlassZone }): ZoneJudgment | undefined {
  const tint = tintOf(look, name);
  return judgeZone(tint, { zone, shadeId: tint.shades?.[zone] });
}

/** True where a shade isn't allowed or isn't verified: the booking requires an exemption, a question, or another shade. */
export function isRefused(look: Look, name: LookName): boolean {
  return explorerZones(look.vehicleType).some((zone) => judgedZone(look, { name, zone })?.outcome === 'refused');
}

/**
 * Adds a second look on the same car, in the recommended shades of another film: that of the highest price tier, or the
 * served page's if the first look has that.
 */
export function withSecondLook(look: Look): Look {
  const best = filmTypes.at(-1) ?? firstFilm;
  const wears = Object.values(look.shades);
  const film = tintCatalogue.shades.some(({ id, filmType }) => filmType === best && wears.includes(id))
    ? firstFilm
    : best;
  return { ...look, otherShades: startingShades(look, film) };
}

/**
 * A look in one film on all the glass that a package covers, in its recommended shades; the strip and the roof stay.
 */
export function inOneFilm(look: Look, name: LookName, filmType: FilmType): Look {
  const agreed = Object.entries(shadesOf(look, name)).filter(([zone]) => isAgreedAtCar(zone as GlassZone));
  return withShades(look, name, { ...Object.fromEntries(agreed), ...startingShades(look, filmType) });
}

/** The zones of a look whose shade isn't allowed although the same film has a legal one. */
export function movableZones(look: Look, name: LookName): { zone: GlassZone; shadeId: string }[] {
  return explorerZones(look.vehicleType).flatMap((zone) => {
    const judged = judgedZone(look, { name, zone });
    if (judged?.verdict.kind !== 'not-legal') return [];
    const [nearest] = nearestLegal(tintOf(look, name), { zone, shade: judged.shade, atMost: 1 });
    return nearest === undefined ? [] : [{ zone, shadeId: nearest.id }];
  });
}

/** The look with every illegal shade moved to the nearest legal one of its film. */
export function withLegalShades(look: Look, name: LookName): Look {
  return movableZones(look, name).reduce((moved, { zone, shadeId }) => withShade(moved, { name, zone, shadeId }), look);
}
