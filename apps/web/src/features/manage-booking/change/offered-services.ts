import type { BookingDetails } from '@tintforge/api-contract';
import { centsOf } from '@tintforge/app-base/money';
import { type AddOn, isAddOnOffered, isPackageOffered, type Package } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';

/** A package or an extra to choose, with what it costs this customer. */
export interface Choice {
  id: string;
  name: string;
  cents: number;
  minutes: number;
}

type Booked = Pick<BookingDetails, 'vehicleType' | 'packageId' | 'addOnIds' | 'lines'>;

/** Packages for the car: those that are sold, and the booked one. */
export function packagesFor(booked: Booked): Choice[] {
  return catalogue.packages
    .filter((item) => item.vehicleType === booked.vehicleType)
    .filter((item) => item.id === booked.packageId || isPackageOffered(catalogue, item))
    .map((item) => ({ ...choiceOf(item, booked), name: item.tier }));
}

/** Extras: those that are sold, and the booked ones. */
export function extrasFor(booked: Booked): Choice[] {
  return catalogue.addOns
    .filter((item) => booked.addOnIds.includes(item.id) || isAddOnOffered(item))
    .map((item) => ({ ...choiceOf(item, booked), name: item.name }));
}

/** A booked item keeps its price. */
function choiceOf({ id, priceCents, minutes }: Package | AddOn, { lines }: Booked): Omit<Choice, 'name'> {
  const line = lines.find((each) => each.id === id);
  return { id, cents: line === undefined ? priceCents : centsOf(line.amount), minutes };
}
