import { glassOf, judgeZone, nearestLegal, type ZoneJudgement } from '@tintforge/app-base/tint/judge-zone';
import {
  emptyTint,
  type FilmType,
  type Glass,
  type GlassZone,
  glassZones,
  type LegalClassAnswers,
  limitFor,
  type Registration,
  recommendedShades,
  type TintDraft,
  type VehicleType,
  type ZoneShades,
} from '@tintforge/booking-core';
import { tintCatalogue, usualGlass, vehicleZones } from '@tintforge/content';

/** Whence the car is looked at. */
export const lookViews = ['side', 'three-quarter', 'driver'] as const;
export type LookView = (typeof lookViews)[number];

/** The side of the glass that the viewer is on. */
export const lookSides = ['outside', 'inside'] as const;
export type LookSide = (typeof lookSides)[number];

/** The light there is. */
export const lookTimes = ['day', 'dusk', 'night'] as const;
export type LookTime = (typeof lookTimes)[number];

/** One of two looks on the same car: the first, or the one next to it. */
export type LookName = 'a' | 'b';

/** A car with film on its glass, and how it is viewed. All of it is in the page's URL. */
export interface Look extends Pick<TintDraft, 'answers' | 'registeredIn' | 'glass'> {
  vehicleType: VehicleType;
  /** The shade on each zone; a zone that is not named has no film. */
  shades: ZoneShades;
  /** The shades of the second look on the same car; null while there is one only. */
  otherShades: ZoneShades | null;
  view: LookView;
  side: LookSide;
  time: LookTime;
  /** The dome light is on inside; it shows at night. */
  hasCabinLight: boolean;
  /** Only shades that Florida allows are offered. */
  onlyLegal: boolean;
}

/** The zones that can be looked at on a vehicle, from front to back: what a package covers, and what the law sets no percentage for. */
export function explorerZones(vehicleType: VehicleType): GlassZone[] {
  const covered = vehicleZones[vehicleType];
  return glassZones.filter((zone) => covered.includes(zone) || isAgreedAtCar(zone));
}

/** True for the strip and the roof: no percentage applies to them, no package covers them, and they are agreed at the car. */
export function isAgreedAtCar(zone: GlassZone): boolean {
  return limitFor(zone, 'unknown').kind === 'none';
}

/** A car as far as the rule has to know it. */
export type LookedAtCar = Pick<Look, 'vehicleType' | 'answers' | 'registeredIn' | 'glass'>;

/** For what a package covers of a car, the darkest shades of a film that are legal with the meter's tolerance to spare. */
export function startingShades({ vehicleType, ...car }: LookedAtCar, filmType: FilmType): ZoneShades {
  return recommendedShades(tintCatalogue, { ...car, filmType, zones: vehicleZones[vehicleType], usualGlass });
}

const firstCar: LookedAtCar = {
  vehicleType: 'suv',
  answers: emptyTint.answers,
  registeredIn: emptyTint.registeredIn,
  glass: {},
};

/** The look in the served page: an SUV in the recommended shades of carbon, from the side, by day. */
export const firstLook: Look = {
  ...firstCar,
  shades: startingShades(firstCar, 'Carbon Film'),
  otherShades: null,
  view: 'side',
  side: 'outside',
  time: 'day',
  hasCabinLight: false,
  onlyLegal: false,
};

/** The shades of one of the two looks; of the second while there is none, nothing. */
export function shadesOf({ shades, otherShades }: Look, name: LookName): ZoneShades {
  return name === 'a' ? shades : (otherShades ?? {});
}

/** A look as the tint rule takes it. A meter's value in it may be impossible: then its zone has no verdict. */
export function tintOf(look: Look, name: LookName): TintDraft {
  const { answers, registeredIn, glass } = look;
  return { answers, registeredIn, glass, shades: shadesOf(look, name), exemption: null };
}

/** The legal status of a zone of a look in Florida; undefined where there is no film, or the glass is unknown. */
export function judgedZone(look: Look, { name, zone }: { name: LookName; zone: GlassZone }): ZoneJudgement | undefined {
  const tint = tintOf(look, name);
  return judgeZone(tint, { zone, shadeId: tint.shades?.[zone] });
}

/** Visible light through the glass of a zone and its film, percent: what decides, or the bare glass; undefined while that is not known. */
export function lightThrough(look: Look, { name, zone }: { name: LookName; zone: GlassZone }): number | undefined {
  return judgedZone(look, { name, zone })?.verdict.net.judgedPercent ?? glassOf(look, zone);
}

function withShades(look: Look, name: LookName, shades: ZoneShades): Look {
  return name === 'a' ? { ...look, shades } : { ...look, otherShades: shades };
}

/** Puts a shade on one zone, or on all that a package covers; undefined takes the film off. */
export function withShade(
  look: Look,
  { name, zone, shadeId }: { name: LookName; zone: GlassZone | 'all'; shadeId: string | undefined },
): Look {
  const zones = zone === 'all' ? vehicleZones[look.vehicleType] : [zone];
  const shades = { ...shadesOf(look, name) };
  for (const each of zones) {
    if (shadeId === undefined) delete shades[each];
    else shades[each] = shadeId;
  }
  return withShades(look, name, shades);
}

/**
 * The same look on another vehicle. Glass that the first did not have gets what its back glass wears. What was said of the
 * first car, its class and its glass, is not true of another and is forgotten.
 */
export function withVehicle(look: Look, vehicleType: VehicleType): Look {
  const before = explorerZones(look.vehicleType);
  const moved = (shades: ZoneShades): ZoneShades =>
    Object.fromEntries(
      explorerZones(vehicleType).flatMap((zone) => {
        const shadeId = before.includes(zone) ? shades[zone] : shades.back;
        return shadeId === undefined ? [] : [[zone, shadeId] as const];
      }),
    );
  return {
    ...look,
    vehicleType,
    answers: emptyTint.answers,
    glass: {},
    shades: moved(look.shades),
    otherShades: look.otherShades === null ? null : moved(look.otherShades),
  };
}

/** Answers one of the two questions that decide the legal class. */
export function withAnswer(look: Look, answer: Partial<LegalClassAnswers>): Look {
  return { ...look, answers: { ...look.answers, ...answer } };
}

/** Says where the car is registered. */
export function withRegistration(look: Look, registeredIn: Registration): Look {
  return { ...look, registeredIn };
}

/** Says what the bare glass of a zone is; the usual glass is not written down. */
export function withGlass(look: Look, zone: GlassZone, glass: Glass): Look {
  const isUsual = glass.kind === 'preset' && usualGlass.kind === 'preset' && glass.presetId === usualGlass.presetId;
  const { [zone]: _, ...rest } = look.glass;
  return { ...look, glass: isUsual ? rest : { ...rest, [zone]: glass } };
}

/** Goes to another place: a driver sits inside, and three quarters of a car are seen from outside. */
export function withView(look: Look, view: LookView): Look {
  const sides = { side: look.side, 'three-quarter': 'outside', driver: 'inside' } as const;
  return { ...look, view, side: sides[view] };
}

/** Gets in or out; where the view has no such place, it changes with it. */
export function withSide(look: Look, side: LookSide): Look {
  const hasPlace = withView({ ...look, side }, look.view).side === side;
  return { ...look, side, view: hasPlace ? look.view : otherViews[side] };
}

const otherViews = { outside: 'side', inside: 'driver' } as const satisfies Record<LookSide, LookView>;

/**
 * Adds a second look on the same car, in the recommended shades of another film: ceramic, or carbon if the first has
 * ceramic.
 */
export function withSecondLook(look: Look): Look {
  const wearsCeramic = Object.values(look.shades).some((id) => id.startsWith('ceramic'));
  const film: FilmType = wearsCeramic ? 'Carbon Film' : 'Ceramic Film';
  return { ...look, otherShades: startingShades(look, film) };
}

/** Puts the second look away. */
export function withoutSecondLook(look: Look): Look {
  return { ...look, otherShades: null };
}

/** The zones of a look whose shade Florida does not allow and for which the same film has one that it does. */
export function movableZones(look: Look, name: LookName): { zone: GlassZone; shadeId: string }[] {
  return explorerZones(look.vehicleType).flatMap((zone) => {
    const judged = judgedZone(look, { name, zone });
    if (judged?.verdict.kind !== 'not-legal') return [];
    const [nearest] = nearestLegal(tintOf(look, name), { zone, shade: judged.shade, atMost: 1 });
    return nearest === undefined ? [] : [{ zone, shadeId: nearest.id }];
  });
}

/** The look with every shade that is not legal moved to the nearest legal one of its film. */
export function withLegalShades(look: Look, name: LookName): Look {
  return movableZones(look, name).reduce((moved, { zone, shadeId }) => withShade(moved, { name, zone, shadeId }), look);
}
