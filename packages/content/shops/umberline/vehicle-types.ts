import type { VehicleTypeEntry } from '@tintforge/booking-core';

/** The vehicle types, in the order of their cards, with the glass that a package covers. */
export const vehicleTypes: readonly [VehicleTypeEntry, ...VehicleTypeEntry[]] = [
  {
    id: 'suv',
    name: 'SUV',
    drawing: 'suv',
    zones: ['front-sides', 'rear-sides', 'quarter', 'back'],
    usualBody: 'suv',
  },
  {
    id: 'sedan',
    name: 'Sedan',
    drawing: 'sedan',
    zones: ['front-sides', 'rear-sides', 'quarter', 'back'],
    usualBody: 'sedan-type',
  },
  {
    id: 'pickup',
    name: 'Pickup',
    drawing: 'truck',
    zones: ['front-sides', 'rear-sides', 'back'],
    usualBody: 'pickup',
  },
  {
    id: 'coupe',
    name: 'Coupe',
    drawing: 'coupe',
    zones: ['front-sides', 'quarter', 'back'],
    usualBody: 'unknown',
  },
];

/** Under the name of each type on its card. */
export const vehicleHints: Readonly<Record<string, string>> = {
  suv: 'Wagons and boxes on wheels, too',
  sedan: 'And hatchbacks',
  pickup: 'Any cab, any bed',
  coupe: 'Two doors, often without frames',
};
