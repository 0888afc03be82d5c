import type { VehicleType } from '@tintforge/booking-core';
import { vehicleTypeOf } from '@tintforge/content';
import { VehicleFrame, type VehicleKind, type VehicleProps } from '@tintforge/ui';
import { Suspense } from 'react';
import { type LateComponent, late } from './late/late';

/** The drawings, about 5 kB each: a page fetches those that it shows. */
const drawings: Readonly<Record<VehicleKind, LateComponent<VehicleProps>>> = {
  sedan: late(async () => (await import('@tintforge/ui/vehicles/sedan')).Sedan),
  suv: late(async () => (await import('@tintforge/ui/vehicles/suv')).Suv),
  truck: late(async () => (await import('@tintforge/ui/vehicles/truck')).Truck),
  coupe: late(async () => (await import('@tintforge/ui/vehicles/coupe')).Coupe),
};

/** A vehicle in profile, in its full drawing; until that is loaded its canvas, with the same size and name. */
export function VehiclePicture({ vehicleType, vlt, ...frame }: VehicleProps & { vehicleType: VehicleType }) {
  const kind = vehicleTypeOf(vehicleType).drawing;
  const Drawing = drawings[kind];
  return (
    <Suspense fallback={<VehicleFrame kind={kind} {...frame} />}>
      <Drawing vlt={vlt} {...frame} />
    </Suspense>
  );
}

/** Prefetches the drawing of a vehicle that a later step shows. */
export function prefetchVehicle(vehicleType: VehicleType): void {
  drawings[vehicleTypeOf(vehicleType).drawing].prefetch();
}
