import { glassOf } from '@tintforge/app-base/tint/glass-of';
import type { FilmType, GlassZone, Package, TintDraft } from '@tintforge/booking-core';
import { explorerZones, isAgreedAtCar, type Look, type LookName, shadeOf, shadesOf, tintOf } from './look';

/** A package as far as a look needs it. */
export type Offer = Pick<Package, 'id' | 'vehicleType' | 'filmType' | 'name' | 'priceCents' | 'minutes'>;

/** The package options of a look, or the reason why it can't be booked. */
export type LookBooking =
  /** No film on the glass that a package covers. */
  | { kind: 'bare' }
  /** A booking can have only one film, and the look has several. */
  | { kind: 'mixed'; films: readonly FilmType[] }
  /** It can be booked, in one of these packages. */
  | {
      kind: 'ready';
      filmType: FilmType;
      packages: readonly Offer[];
      /** Film on the strip or the roof: no package covers it, so it is settled at the car. */
      hasAgreedAtCar: boolean;
    };

/** Decides whether a look can be booked as it is, and in which package. */
export function bookingOf(look: Look, name: LookName, offers: readonly Offer[]): LookBooking {
  const [filmType, ...others] = coveredFilms(look, name);
  if (filmType === undefined) return { kind: 'bare' };
  if (others.length > 0) return { kind: 'mixed', films: [filmType, ...others] };
  const zones = explorerZones(look.vehicleType);
  return {
    kind: 'ready',
    filmType,
    // Several where two tiers have it.
    packages: offers.filter((each) => each.vehicleType === look.vehicleType && each.filmType === filmType),
    hasAgreedAtCar: zones.some((zone) => isAgreedAtCar(zone) && shadesOf(look, name)[zone] !== undefined),
  };
}

/** A look as the wizard takes it: without zones that no package covers, and without impossible glass readings. */
export function tintToBook(look: Look, name: LookName): TintDraft {
  const covered = explorerZones(look.vehicleType).filter((zone) => !isAgreedAtCar(zone));
  const known = covered.filter((zone) => glassOf(look, zone) !== undefined);
  const { vehicleType: _, ...tint } = tintOf(look, name);
  return {
    ...tint,
    glass: only(known, look.glass),
    shades: only(covered, shadesOf(look, name)),
  };
}

function only<Value>(zones: readonly GlassZone[], values: Readonly<Partial<Record<GlassZone, Value>>>) {
  const kept: Partial<Record<GlassZone, Value>> = {};
  for (const zone of zones) {
    const value = values[zone];
    if (value !== undefined) kept[zone] = value;
  }
  return kept;
}

/** The films on the glass that a package covers; the strip and the roof are settled at the car and don't count. */
function coveredFilms(look: Look, name: LookName): FilmType[] {
  const shades = shadesOf(look, name);
  const covered = explorerZones(look.vehicleType).filter((zone) => !isAgreedAtCar(zone));
  return [...new Set(covered.flatMap((zone) => shadeOf(shades[zone])?.filmType ?? []))];
}
