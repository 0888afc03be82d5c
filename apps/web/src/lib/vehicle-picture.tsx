import type { VehicleType } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
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

/** The film on the car in the picture: the one that was chosen, or a common one; the windshield wears none. */
export function filmOf({ preferredShade }: { preferredShade: string | null }): VehicleProps['vlt'] {
  const vlt = catalogue.shades.find(({ name }) => name === preferredShade)?.vltPercent ?? 35;
  return { windshield: 70, front: vlt, rear: vlt, quarter: vlt, back: vlt };
}
