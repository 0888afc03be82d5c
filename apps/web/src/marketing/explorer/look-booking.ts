import { glassOf } from '@tintforge/app-base/tint/judge-zone';
import type { FilmType, GlassZone, Package, TintDraft } from '@tintforge/booking-core';
import {
  explorerZones,
  isAgreedAtCar,
  judgedZone,
  type Look,
  type LookName,
  shadesOf,
  startingShades,
  tintOf,
} from './look';
import { coveredFilms, packagesWith } from './look-figures';

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
      packages: readonly Package[];
      /** A shade isn't allowed or isn't verified: the booking requires an exemption, a question to the shop, or another. */
      isRefused: boolean;
      /** Film on the strip or the roof: no package covers it, so it is settled at the car. */
      hasAgreedAtCar: boolean;
    };

/** Decides whether a look can be booked as it is, and in which package. */
export function bookingOf(look: Look, name: LookName): LookBooking {
  const [filmType, ...others] = coveredFilms(look, name);
  if (filmType === undefined) return { kind: 'bare' };
  if (others.length > 0) return { kind: 'mixed', films: [filmType, ...others] };
  const zones = explorerZones(look.vehicleType);
  return {
    kind: 'ready',
    filmType,
    packages: packagesWith(look, filmType),
    isRefused: zones.some((zone) => judgedZone(look, { name, zone })?.outcome === 'refused'),
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

/**
 * A look in one film on all the glass that a package covers, in its recommended shades; the strip and the roof stay.
 */
export function inOneFilm(look: Look, name: LookName, filmType: FilmType): Look {
  const agreed = explorerZones(look.vehicleType).filter(isAgreedAtCar);
  const shades = { ...only(agreed, shadesOf(look, name)), ...startingShades(look, filmType) };
  return name === 'a' ? { ...look, shades } : { ...look, otherShades: shades };
}
