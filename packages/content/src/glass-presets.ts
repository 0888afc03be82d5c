import {
  type Glass,
  type GlassPreset,
  glassZones,
  typicalGlassPercent,
  zonesBehindDriver,
} from '@tintforge/booking-core';

/**
 * Bare glass for customers who have no meter. Clear glass leaves the factory with 70% (AS2) to 84%, 73% is typical;
 * privacy glass behind the driver has 15 to 26%, so 20% is a guess that the meter corrects (docs/film.md of the
 * repository, Glass before film; the range of privacy glass is known from owners' forums only).
 */
export const glassPresets: readonly GlassPreset[] = [
  { id: 'glass-70', name: 'Clear, 70%', vltPercent: 70, zones: glassZones },
  { id: 'glass-73', name: 'Clear, 73% (typical)', vltPercent: typicalGlassPercent, zones: glassZones },
  { id: 'glass-80', name: 'Clear, 80%', vltPercent: 80, zones: glassZones },
  { id: 'privacy-20', name: 'Factory privacy glass, 20%', vltPercent: 20, zones: zonesBehindDriver },
];

/** The default glass of a zone. It is offered in every zone. */
export const usualGlass: Glass = { kind: 'preset', presetId: 'glass-73' };
