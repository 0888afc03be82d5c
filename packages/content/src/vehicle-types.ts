import { type Vehicle, type VehicleType, type VehicleTypeEntry, vehicleText } from '@tintforge/booking-core';
import * as published from '@tintforge/shop/vehicle-types';

/** The vehicle types, in the order of their cards. IDs are permanent. */
export const vehicleTypes: readonly [VehicleTypeEntry, ...VehicleTypeEntry[]] = published.vehicleTypes;

/** A vehicle type by its id; the first one for an id that the shop doesn't have any more. */
export function vehicleTypeOf(id: VehicleType): VehicleTypeEntry {
  return vehicleTypes.find((type) => type.id === id) ?? vehicleTypes[0];
}

/** "2024 Sample Crossover (Sedan) and 2020 Sample Pickup (Truck)". */
export function carsInWords(vehicles: readonly Vehicle[]): string {
  const words = vehicles.map(vehicleInWords);
  return words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A line of the bill of several cars: "Car 2: SUV Basic". */
export function carLineName(number: number, name: string): string {
  return `Car ${number}: ${name}`;
}

/** "2024 Sample Crossover (Sedan)". */
export function vehicleInWords(vehicle: Vehicle): string {
  return vehicleText(vehicleTypes, vehicle);
}
