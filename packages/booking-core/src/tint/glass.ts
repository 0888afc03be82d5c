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
