import { VehiclePicture } from '@tintforge/app-base/vehicle-picture';
import type { VehicleType } from '@tintforge/booking-core';
import { VehicleBay } from '@tintforge/ui';

/** The picture at the top of a vehicle's card. */
export function VehicleInBay({ vehicleType }: { vehicleType: VehicleType }) {
  return (
    <VehicleBay>
      <VehiclePicture vehicleType={vehicleType} />
    </VehicleBay>
  );
}
