import type { GlassZone } from './glass-zone';
import { isVltPercent } from './vlt-percent';

/** Bare glass as it usually leaves the factory, for a customer who has no meter. Data of the content package. */
export interface GlassPreset {
  id: string;
  name: string;
  /** Visible light transmitted by the glass alone, percent with at most one decimal. */
  vltPercent: number;
  /** Zones where such glass exists, and so where it is offered. */
  zones: readonly GlassZone[];
}

/** The bare glass of a zone: a preset that fits, or a meter reading, percent. */
export type Glass = { kind: 'preset'; presetId: string } | { kind: 'meter'; vltPercent: number };

/** The glass that is assumed where none was named: the same in every zone, or by zone. */
export type UsualGlass = Glass | ((zone: GlassZone) => Glass);

/** The glass of a zone: as it was named, else as it is assumed. */
export function glassIn(
  glass: Readonly<Partial<Record<GlassZone, Glass>>>,
  { zone, usualGlass }: { zone: GlassZone; usualGlass: UsualGlass },
): Glass {
  return glass[zone] ?? (typeof usualGlass === 'function' ? usualGlass(zone) : usualGlass);
}

/**
 * Visible light transmitted by the bare glass, percent; undefined for a preset that is not offered in this zone and for
 * what no meter prints.
 */
export function glassVltPercentOf(
  presets: readonly GlassPreset[],
  { zone, glass }: { zone: GlassZone; glass: Glass },
): number | undefined {
  if (glass.kind === 'meter') return isVltPercent(glass.vltPercent) ? glass.vltPercent : undefined;
  return presets.find(({ id, zones }) => id === glass.presetId && zones.includes(zone))?.vltPercent;
}
