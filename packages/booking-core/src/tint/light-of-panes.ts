import type { FilmOptics } from './film-shade';
import { type GlassZone, zonesBehindDriver } from './glass-zone';
import { netVlt } from './net-vlt';

/**
 * Light through the panes of a car, film and glass together, percent. A pane that isn't named is not known. Some laws let
 * one pane be darker where others are clear.
 */
export type LightOfPanes = Readonly<Partial<Record<GlassZone, number>>>;

/** A pane with the film that was chosen for it, or without any. */
export interface PlannedPane {
  zone: GlassZone;
  /** The bare glass, percent. */
  glassVltPercent: number;
  /** Absent where it stays without film. */
  shade?: FilmOptics | undefined;
}

/** A pane as a meter found it. */
export interface MeteredPane {
  zone: GlassZone;
  /** The bare glass, and glass and film together, percent; null where it was not read. */
  glassPercent: number | null;
  filmedPercent: number | null;
  hasFilm: boolean;
  /** The film that was read has come off, or was replaced. */
  isRedone?: boolean;
}

/** Behind the driver a car has no panes but its own: one that isn't there darkens nothing. Without zones nothing is said. */
function absentPanes(zonesOfCar: readonly GlassZone[] | undefined): LightOfPanes {
  const absent = zonesOfCar && zonesBehindDriver.filter((zone) => !zonesOfCar.includes(zone));
  return Object.fromEntries((absent ?? []).map((zone) => [zone, 100]));
}

/** The light of panes as they will be, by the darker reading of a film's table. `zonesOfCar`: the glass that the car has. */
export function lightOfPanes(
  panes: readonly PlannedPane[],
  zonesOfCar: readonly GlassZone[] | undefined,
): LightOfPanes {
  const light = panes.map(({ zone, glassVltPercent, shade }) => [
    zone,
    shade === undefined ? glassVltPercent : netVlt(shade, glassVltPercent).judgedPercent,
  ]);
  return { ...absentPanes(zonesOfCar), ...Object.fromEntries(light) };
}

/** The light of panes as they were metered: film counts by its reading alone, and bare glass by its own. */
export function meteredLight(
  panes: readonly MeteredPane[],
  zonesOfCar: readonly GlassZone[] | undefined,
): LightOfPanes {
  const light = panes.map(({ zone, glassPercent, filmedPercent, hasFilm, isRedone = false }) => {
    const read = filmedPercent ?? (hasFilm ? null : glassPercent);
    return [zone, isRedone || read === null ? undefined : read];
  });
  return { ...absentPanes(zonesOfCar), ...Object.fromEntries(light) };
}
