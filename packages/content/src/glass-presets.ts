import {
  type Glass,
  type GlassPreset,
  type GlassZone,
  glassZones,
  isBehindDriver,
  typicalGlassPercent,
  usualBody,
  type VehicleType,
  zonesBehindDriver,
} from '@tintforge/booking-core';
import { vehicleTypes } from './vehicle-types';

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

/** Typical clear glass. It is offered in every zone. */
export const usualGlass: Glass = { kind: 'preset', presetId: 'glass-73' };

/** Behind the driver SUVs, vans and pickups usually leave the factory with it. */
const privacyGlass: Glass = { kind: 'preset', presetId: 'privacy-20' };

/** The glass that is assumed for a vehicle of a type, zone by zone, until its owner or a meter says more. */
export function usualGlassOf(vehicleType: VehicleType | null | undefined): (zone: GlassZone) => Glass {
  const isDark = !['sedan-type', 'unknown'].includes(usualBody(vehicleTypes, vehicleType));
  return (zone) => (isDark && isBehindDriver(zone) ? privacyGlass : usualGlass);
}
