import { addOns } from '@tintforge/shop/add-ons';
import { packages } from '@tintforge/shop/packages';
import { vehicleTypes } from '@tintforge/shop/vehicle-types';

const ofFirstType = packages.filter(({ vehicleType }) => vehicleType === vehicleTypes[0].id);
const chosen = ofFirstType.find(({ recommended }) => recommended) ?? ofFirstType[0];
const [extra] = addOns.toSorted((one, other) => one.minutes - other.minutes);

/**
 * The order by which the shop’s settings explain every rule: the package that it recommends for its first vehicle type, with
 * its shortest extra. In cents and minutes, as a new installation sells them.
 */
export const exampleOrder = {
  totalCents: (chosen?.priceCents ?? 0) + (extra?.priceCents ?? 0),
  jobMinutes: (chosen?.minutes ?? 0) + (extra?.minutes ?? 0),
};
