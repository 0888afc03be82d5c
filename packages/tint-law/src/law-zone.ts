/**
 * The glass that laws distinguish, from front to back: `windshield` is everything below the strip at its top, `vent` is
 * glass ahead of the front door, `quarter` is behind the driver.
 */
export const lawZones = [
  'windshield-strip',
  'windshield',
  'vent',
  'front-sides',
  'rear-sides',
  'quarter',
  'back',
  'roof',
] as const;

/** One of {@link lawZones}. */
export type LawZone = (typeof lawZones)[number];
