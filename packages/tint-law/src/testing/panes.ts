import type { CarFacts, FilmedPane, FilmFacts, Known, LawZone } from '../index';

/** Kinds of vehicles that tests speak of; `suv` is one on a car's chassis, `mpv` one on a truck's. */
export const vehicles = ['car', 'mpv', 'suv', 'minivan', 'van', 'pickup', 'truck', 'unknown'] as const;

/** One of {@link vehicles}. */
export type Vehicle = (typeof vehicles)[number];

const bodyOf = { car: 'sedan-type', mpv: 'suv', suv: 'suv' } as const;
const onTruckChassis: readonly Vehicle[] = ['mpv', 'pickup', 'truck'];

/** The facts of a kind of vehicle, of 2020 and with its AS-1 line in sight. */
export function carOf(vehicle: Vehicle, bothOutsideMirrors: Known = 'yes'): CarFacts {
  const common = { bothOutsideMirrors, as1Line: 'visible', modelYear: 2020 } as const;
  if (vehicle === 'unknown') {
    const unknown = 'unknown';
    return {
      ...common,
      truckChassisOrOffRoad: unknown,
      tenPersonsOrFewer: unknown,
      body: unknown,
      federalLabel: unknown,
    };
  }
  return {
    ...common,
    truckChassisOrOffRoad: onTruckChassis.includes(vehicle) ? 'yes' : 'no',
    tenPersonsOrFewer: 'yes',
    body: vehicle === 'car' || vehicle === 'mpv' || vehicle === 'suv' ? bodyOf[vehicle] : vehicle,
    federalLabel: vehicle === 'car' ? 'passenger-car' : vehicle === 'pickup' || vehicle === 'truck' ? 'truck' : 'mpv',
  };
}

/** A neutral, nonreflective layer by the film's own table. */
export function filmOf(percent: number, onGlassPercent = 100): FilmFacts {
  return {
    readings: [{ percent, onGlassPercent }],
    reflectancePercent: 6,
    finish: 'nonreflective',
    color: 'neutral',
    isClear: false,
    layers: 1,
    depth: 'whole-pane',
  };
}

/** A film on a pane; a strip is three inches deep and above the AS-1 line. */
export function paneOf(
  zone: LawZone,
  {
    vehicle = 'car',
    mirrors = 'yes',
    glass,
    film,
  }: { vehicle?: Vehicle; mirrors?: Known; glass: number; film: FilmFacts },
): FilmedPane {
  const strip = zone === 'windshield-strip' ? { depth: 3, isAboveAs1: true } : {};
  return { zone, car: carOf(vehicle, mirrors), film: { ...film, ...strip }, glassPercent: glass };
}

/** A day on which no pack is due for a review. */
export const testDay = '2026-12-01';
