import { VehiclePicture } from '@tintforge/app-base/vehicle-picture';
import type { VehicleType } from '@tintforge/booking-core';
import { VehicleBay } from '@tintforge/ui';

/** What the card of a vehicle shows above its words. */
export function VehicleInBay({ vehicleType }: { vehicleType: VehicleType }) {
  return (
    <VehicleBay>
      <VehiclePicture vehicleType={vehicleType} />
    </VehicleBay>
  );
}
