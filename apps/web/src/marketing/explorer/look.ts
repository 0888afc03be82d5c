import { glassOf } from '@tintforge/app-base/tint/glass-of';
import type { JudgedDraft } from '@tintforge/app-base/tint/judge-zone';
import {
  emptyTint,
  type FilmShade,
  type Glass,
  type GlassZone,
  glassZones,
  netVlt,
  type TintDraft,
  type VehicleType,
  type ZoneShades,
} from '@tintforge/booking-core';
import { tintCatalogue, usualGlassOf, vehicleTypeOf, vehicleTypes } from '@tintforge/content';

// Without the law, which comes after the island's first response: look-law.ts.

/** The viewpoint. */
export const lookViews = ['side', 'three-quarter', 'driver'] as const;
export type LookView = (typeof lookViews)[number];

/** The side of the glass that the viewer is on. */
export const lookSides = ['outside', 'inside'] as const;
export type LookSide = (typeof lookSides)[number];

/** The time of day. */
export const lookTimes = ['day', 'dusk', 'night'] as const;
export type LookTime = (typeof lookTimes)[number];

/** One of two looks on the same car: the first, or the one next to it. */
export type LookName = 'a' | 'b';

/** A car with film on its glass, and how it is viewed. All of it is in the page's URL. */
export interface Look extends Pick<TintDraft, 'answers' | 'registeredIn' | 'glass'> {
  vehicleType: VehicleType;
  /** The shade on each zone; a zone without an entry has no film. */
  shades: ZoneShades;
  /** The shades of the second look on the same car; null without one. */
  otherShades: ZoneShades | null;
  view: LookView;
  side: LookSide;
  time: LookTime;
  /** The dome light is on inside; it shows at night. */
  hasCabinLight: boolean;
  /** Only shades that the law allows are offered. */
  onlyLegal: boolean;
}

/** A change from one look to the next. */
export type LookStep = (look: Look) => Look;

/**
 * The zones of a vehicle that can be viewed, from front to back: those that a package covers, and those that are settled
 * at the car.
 */
export function explorerZones(vehicleType: VehicleType): GlassZone[] {
  const covered = vehicleTypeOf(vehicleType).zones;
  return glassZones.filter((zone) => covered.includes(zone) || isAgreedAtCar(zone));
}

/**
 * True for the strip and the roof: no package covers them, and they are settled at the car.
 */
export function isAgreedAtCar(zone: GlassZone): boolean {
  return zone === 'windshield-strip' || zone === 'roof';
}

/** A car as the tint rule needs it. */
export type LookedAtCar = Pick<Look, 'vehicleType' | 'answers' | 'registeredIn' | 'glass'>;

/** The car in the served page: an SUV, where the shop has them. */
export const firstVehicleType: VehicleType = (vehicleTypes.find(({ drawing }) => drawing === 'suv') ?? vehicleTypes[0])
  .id;

/** The shades of one of the two looks; empty for a second one that doesn't exist. */
export function shadesOf({ shades, otherShades }: Look, name: LookName): ZoneShades {
  return name === 'a' ? shades : (otherShades ?? {});
}

/** A look as input of the tint rule. Its meter reading may be impossible: then its zone has no verdict. */
export function tintOf(look: Look, name: LookName): JudgedDraft {
  const { answers, registeredIn, glass, vehicleType } = look;
  const shades = shadesOf(look, name);
  return {
    answers,
    glass,
    shades,
    vehicleType,
    exemption: null,
    ...(registeredIn === undefined ? {} : { registeredIn }),
  };
}

/**
 * Visible light through the glass of a zone and its film, percent: the figure that decides, or the bare glass;
 * undefined while unknown.
 */
export function lightThrough(look: Look, { name, zone }: { name: LookName; zone: GlassZone }): number | undefined {
  const glass = glassOf(look, zone);
  const shade = shadeOf(shadesOf(look, name)[zone]);
  return glass === undefined || shade === undefined ? glass : netVlt(shade, glass).judgedPercent;
}

/** A shade of the catalog; undefined where there is no film, or an unknown one. */
export function shadeOf(shadeId: string | undefined): FilmShade | undefined {
  return tintCatalogue.shades.find(({ id }) => id === shadeId);
}

/** Replaces the shades of one of the two looks. */
export function withShades(look: Look, name: LookName, shades: ZoneShades): Look {
  return name === 'a' ? { ...look, shades } : { ...look, otherShades: shades };
}

/** Puts a shade on one zone, or on all that a package covers; undefined removes the film. */
export function withShade(
  look: Look,
  { name, zone, shadeId }: { name: LookName; zone: GlassZone | 'all'; shadeId: string | undefined },
): Look {
  const zones = zone === 'all' ? vehicleTypeOf(look.vehicleType).zones : [zone];
  const shades = { ...shadesOf(look, name) };
  for (const each of zones) {
    if (shadeId === undefined) delete shades[each];
    else shades[each] = shadeId;
  }
  return withShades(look, name, shades);
}

/**
 * The same look on another vehicle. Glass that the first one didn't have gets the shade of its back glass. The first
 * car's class and glass don't apply to another and are cleared.
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

/** Sets the bare glass of a zone; the usual glass is not stored. */
export function withGlass(look: Look, zone: GlassZone, glass: Glass): Look {
  const usual = usualGlassOf(look.vehicleType)(zone);
  const isUsual = glass.kind === 'preset' && usual.kind === 'preset' && glass.presetId === usual.presetId;
  const { [zone]: _, ...rest } = look.glass;
  return { ...look, glass: isUsual ? rest : { ...rest, [zone]: glass } };
}

/** Changes the viewpoint: the driver's is inside, the three-quarter view outside. */
export function withView(look: Look, view: LookView): Look {
  const sides = { side: look.side, 'three-quarter': 'outside', driver: 'inside' } as const;
  return { ...look, view, side: sides[view] };
}

/** Moves the viewer in or out; where the viewpoint doesn't allow it, it changes too. */
export function withSide(look: Look, side: LookSide): Look {
  const hasPlace = withView({ ...look, side }, look.view).side === side;
  return { ...look, side, view: hasPlace ? look.view : otherViews[side] };
}

const otherViews = { outside: 'side', inside: 'driver' } as const satisfies Record<LookSide, LookView>;

/** Removes the second look. */
export function withoutSecondLook(look: Look): Look {
  return { ...look, otherShades: null };
}
