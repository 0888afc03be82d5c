import { type Vehicle, type VehicleType, type VehicleTypeEntry, vehicleText } from '@tintforge/booking-core';
import * as published from '@tintforge/shop/vehicle-types';

/** The vehicle types, in the order of their cards. IDs are permanent. */
export const vehicleTypes: readonly [VehicleTypeEntry, ...VehicleTypeEntry[]] = published.vehicleTypes;

/** A vehicle type by its id; the first one for an id that the shop doesn't have any more. */
export function vehicleTypeOf(id: VehicleType): VehicleTypeEntry {
  return vehicleTypes.find((type) => type.id === id) ?? vehicleTypes[0];
}

/** "2024 Sample Crossover (Sedan)". */
export function vehicleInWords(vehicle: Vehicle): string {
  return vehicleText(vehicleTypes, vehicle);
}
