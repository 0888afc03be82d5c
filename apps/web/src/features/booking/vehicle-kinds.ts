import type { VehicleType } from '@tintforge/booking-core';
import type { VehicleKind } from '@tintforge/ui';

/** Which drawing stands for which type. */
export const vehicleKinds: Readonly<Record<VehicleType, VehicleKind>> = {
  sedan: 'sedan',
  suv: 'suv',
  truck: 'truck',
  luxury: 'coupe',
};
