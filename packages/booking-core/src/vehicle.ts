import type { VehicleType, VehicleTypeEntry } from './catalogue';

/** A vehicle type as customers read it: "SUV"; its id where the catalog has none of this id. */
export function vehicleTypeName(
  vehicleTypes: readonly Pick<VehicleTypeEntry, 'id' | 'name'>[],
  id: VehicleType,
): string {
  return vehicleTypes.find((type) => type.id === id)?.name ?? id;
}

/** The first model year the form offers. */
export const earliestVehicleYear = 1950;

/** The last model year accepted anywhere, whatever today is; `isVehicleYear` checks against the current year. */
export const latestVehicleYear = 2100;

/** A car as the customer describes it. Staff may leave year, make and model open. */
export interface Vehicle {
  year: number | null;
  make: string;
  model: string;
  vehicleType: VehicleType;
}

/** "2024 Sample Crossover (Sedan)". A blank make or model reads "Not specified", once when both are; no year, no number. */
export function vehicleText(
  vehicleTypes: readonly Pick<VehicleTypeEntry, 'id' | 'name'>[],
  { year, make, model, vehicleType }: Vehicle,
): string {
  const names = new Set([make, model].map((name) => name.trim() || 'Not specified'));
  return [...(year === null ? [] : [year]), ...names, `(${vehicleTypeName(vehicleTypes, vehicleType)})`].join(' ');
}

/** True for a whole model year from 1950 to next year's. */
export function isVehicleYear(year: number, currentYear: number): boolean {
  return Number.isInteger(year) && year >= earliestVehicleYear && year <= currentYear + 1;
}
