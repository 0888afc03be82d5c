import type { BookingDetails } from '@tintforge/api-contract';
import { phoneText } from '../../../lib/phone-text';
import { leaveSelection } from '../../../lib/preselection';
import type { KeptText } from '../../../lib/storage';

/** Has the wizard begin with the package, the customer, the car and the place of an earlier booking. */
export function bookAgain(details: BookingDetails, storage?: KeptText): void {
  const { vehicleType, packageId, vehicle, address } = details;
  leaveSelection(
    {
      chosen: { vehicleType, packageId },
      contact: {
        name: details.customerName,
        email: details.customerEmail,
        phone: phoneText(details.customerPhone),
        vehicleYear: vehicle.year,
        vehicleMake: vehicle.make,
        vehicleModel: vehicle.model,
        ...address,
      },
    },
    storage,
  );
}
