import type { VehicleType } from '@tintforge/booking-core';
import type { VehicleProps } from '@tintforge/ui';
import { Coupe } from '@tintforge/ui/vehicles/coupe';
import { Sedan } from '@tintforge/ui/vehicles/sedan';
import { Suv } from '@tintforge/ui/vehicles/suv';
import { Truck } from '@tintforge/ui/vehicles/truck';
import type { ComponentType } from 'react';

const drawings: Readonly<Record<VehicleType, ComponentType<VehicleProps>>> = {
  sedan: Sedan,
  suv: Suv,
  truck: Truck,
  luxury: Coupe,
};

/** A vehicle in profile, in its full drawing. */
export function VehiclePicture({ vehicleType, ...drawing }: VehicleProps & { vehicleType: VehicleType }) {
  const Drawing = drawings[vehicleType];
  return <Drawing {...drawing} />;
}
