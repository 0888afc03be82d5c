import type { LawZone } from '@tintforge/tint-law';

/**
 * The glass of a car, from front to back: `windshield` is all of it below the strip, `vent` is glass ahead of the front
 * door, `quarter` is behind the driver. Headlamps and
 * tail lamps are no zone and never become one: nothing that changes their light may be applied.
 */
export const glassZones = [
  'windshield-strip',
  'windshield',
  'vent',
  'front-sides',
  'rear-sides',
  'quarter',
  'back',
  'roof',
] as const satisfies readonly LawZone[];

/** One of {@link glassZones}. */
export type GlassZone = (typeof glassZones)[number];

/** The side windows behind the driver and the rear window. */
export const zonesBehindDriver = ['rear-sides', 'quarter', 'back'] as const satisfies readonly GlassZone[];

/** True for a zone behind the driver. */
export function isBehindDriver(zone: GlassZone): boolean {
  return zonesBehindDriver.some((behind) => behind === zone);
}
