import type { BookingDetails } from '@tintforge/api-contract';
import { phoneText } from '@tintforge/app-base/phone-text';
import type { KeptText } from '@tintforge/app-base/storage';
import { offeredAddOns, offeredPackages } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { leaveSelection } from '../../../lib/preselection';
import { earlierShades } from '../../../lib/tint/earlier-shades';
import { dashboardWords } from './words';

/**
 * Prefills the wizard with the package, extras, shades, customer, car and address of an earlier booking. Items that are
 * no longer offered or legal are left out, and the wizard says so. The work of a quote is quoted again: nothing is filled in.
 */
export function bookAgain(details: BookingDetails, storage?: KeptText): void {
  const { vehicleType, packageId, vehicle } = details;
  if (vehicleType === null || vehicle === null) return;
  const { zip, ...address } = details.address;
  const addOns = details.addOnIds.filter((id) => offeredAddOns(catalogue).some((addOn) => addOn.id === id));
  const filmType = offeredPackages(catalogue).find((each) => each.id === packageId)?.filmType;
  const shades = details.tint && filmType ? earlierShades(details.tint, { vehicleType, filmType }) : undefined;
  leaveSelection(
    {
      chosen: { vehicleType, packageId },
      contact: {
        customerName: details.customerName,
        customerEmail: details.customerEmail,
        customerPhone: phoneText(details.customerPhone),
        vehicleYear: vehicle.year,
        vehicleMake: vehicle.make,
        vehicleModel: vehicle.model,
        address,
        zip,
      },
      addOnIds: addOns,
      ...(shades === undefined ? {} : { tint: shades.tint }),
      leftOut: [...addOnsLeftOut(details, addOns), ...(shades?.leftOut ?? [])],
    },
    storage,
  );
}

/** A sentence for each extra that is no longer offered; its name is on the bill. */
function addOnsLeftOut({ addOnIds, lines }: BookingDetails, offered: readonly string[]): string[] {
  return addOnIds
    .filter((id) => !offered.includes(id))
    .map((id) => dashboardWords.history.notOffered(lines.find((line) => line.id === id)?.name ?? id));
}
