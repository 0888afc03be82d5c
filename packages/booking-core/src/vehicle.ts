import type { VehicleType } from './catalogue';

/** The vehicle types as customers read them. */
export const vehicleTypeNames: Readonly<Record<VehicleType, string>> = {
  sedan: 'Sedan',
  suv: 'SUV',
  truck: 'Truck',
  luxury: 'Luxury',
};

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
export function vehicleText({ year, make, model, vehicleType }: Vehicle): string {
  const names = new Set([make, model].map((name) => name.trim() || 'Not specified'));
  return [...(year === null ? [] : [year]), ...names, `(${vehicleTypeNames[vehicleType]})`].join(' ');
}

/** True for a whole model year from 1950 to next year's. */
export function isVehicleYear(year: number, currentYear: number): boolean {
  return Number.isInteger(year) && year >= earliestVehicleYear && year <= currentYear + 1;
}
