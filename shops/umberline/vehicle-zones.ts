import type { GlassZone, VehicleType } from '@tintforge/booking-core';

/**
 * The glass that a package covers, by vehicle: its side windows and the rear glass. A coupe has no rear doors, a pickup
 * no glass behind them. The strip and the roof are in no package: they are settled at the car.
 */
export const vehicleZones: Readonly<Record<VehicleType, readonly GlassZone[]>> = {
  sedan: ['front-sides', 'rear-sides', 'quarter', 'back'],
  suv: ['front-sides', 'rear-sides', 'quarter', 'back'],
  truck: ['front-sides', 'rear-sides', 'back'],
  luxury: ['front-sides', 'quarter', 'back'],
};
