import type { GlassZone, VehicleType } from '@tintforge/booking-core';
import { vehicleTypes } from '@tintforge/content';

/** The glass that a vehicle of a type has; nothing for a type that is no longer in the catalog. */
export function zonesOfType(vehicleType: VehicleType): { zonesOfCar?: readonly GlassZone[] } {
  const zonesOfCar = vehicleTypes.find(({ id }) => id === vehicleType)?.zones;
  return zonesOfCar === undefined ? {} : { zonesOfCar };
}
