import type { VehicleTypeEntry } from '@tintforge/booking-core';

/**
 * The vehicle types, in the order of their cards. A package covers a type's side windows and the rear glass: a coupe has no
 * rear doors, a pickup no glass behind them. The strip and the roof are in no package: they are settled at the car.
 */
export const vehicleTypes: readonly [VehicleTypeEntry, ...VehicleTypeEntry[]] = [
  {
    id: 'sedan',
    name: 'Sedan',
    drawing: 'sedan',
    zones: ['front-sides', 'rear-sides', 'quarter', 'back'],
    usualBody: 'sedan-type',
  },
  {
    id: 'suv',
    name: 'SUV',
    drawing: 'suv',
    zones: ['front-sides', 'rear-sides', 'quarter', 'back'],
    usualBody: 'suv',
  },
  {
    id: 'truck',
    name: 'Truck',
    drawing: 'truck',
    zones: ['front-sides', 'rear-sides', 'back'],
    usualBody: 'pickup',
  },
  {
    id: 'luxury',
    name: 'Luxury',
    drawing: 'coupe',
    zones: ['front-sides', 'quarter', 'back'],
    usualBody: 'unknown',
  },
];

/** Under the name of each type on its card. */
export const vehicleHints: Readonly<Record<string, string>> = {
  sedan: 'Four doors, separate trunk',
  suv: 'Wagons and crossovers',
  truck: 'Single, extended or crew cab',
  luxury: 'Coupes, exotics, curved glass',
};
