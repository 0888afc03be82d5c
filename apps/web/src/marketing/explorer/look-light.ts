import { type GlassZone, typicalGlassPercent } from '@tintforge/booking-core';
import { filmAlpha, type VehiclePane } from '@tintforge/ui';
import { type Look, type LookName, lightThrough } from './look';

/** Light that each drawn pane lets through, percent, 0–100. */
export type PaneLight = Readonly<Record<VehiclePane, number>>;

/**
 * The zone of each drawn pane; the windshield has none. A pane without its own zone follows its neighbor: a pickup's
 * small pane the doors before it, and the rear door that a coupe lacks the quarter glass behind it.
 */
export function zoneOfPane(pane: VehiclePane, zones: readonly GlassZone[]): GlassZone | undefined {
  if (pane === 'windshield') return undefined;
  if (pane === 'front') return 'front-sides';
  if (pane === 'back') return 'back';
  const [own, neighbor] = pane === 'rear' ? besideEachOther : besideEachOther.toReversed();
  return own !== undefined && zones.includes(own) ? own : neighbor;
}

const besideEachOther: readonly GlassZone[] = ['rear-sides', 'quarter'];

/**
 * Light through glass and film of a look's panes, for one pass. The windshield stays bare typical
 * glass.
 */
export function paneLight(look: Look, name: LookName, zones: readonly GlassZone[]): PaneLight {
  const lightOf = (pane: VehiclePane) => {
    const zone = zoneOfPane(pane, zones);
    return (zone === undefined ? undefined : lightThrough(look, { name, zone })) ?? typicalGlassPercent;
  };
  return {
    windshield: typicalGlassPercent,
    front: lightOf('front'),
    rear: lightOf('rear'),
    quarter: lightOf('quarter'),
    back: lightOf('back'),
  };
}

/**
 * The same for a drawn car seen from outside, whose panes are dimmed as if light passed them twice: daylight does, in
 * and out again. Light from a lit cabin at night passes once, so the figure is raised to match.
 */
export function outsideLight(light: PaneLight, isLitFromInside: boolean): PaneLight {
  if (!isLitFromInside) return light;
  const once = (percent: number) => Math.round((1 - filmAlpha(percent)) * 1000) / 10;
  return {
    windshield: once(light.windshield),
    front: once(light.front),
    rear: once(light.rear),
    quarter: once(light.quarter),
    back: once(light.back),
  };
}
