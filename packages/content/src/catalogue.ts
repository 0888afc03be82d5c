import type { Catalogue } from '@tintforge/booking-core';
import { printedHours } from './hours';
import { inForce, regions, shopNotice, travelMinutes } from './regions';
import { filmTypes, shades } from './shades';
import { addOns } from './sold-add-ons';
import { packages } from './sold-packages';
import { vehicleTypes } from './vehicle-types';

/** All that the shop sells and where: what the rules of booking-core take as their argument. */
export const catalogue: Catalogue = {
  vehicleTypes,
  filmTypes,
  packages,
  addOns,
  regions,
  shades,
  travelMinutes,
  hours: printedHours,
  inactiveVehicleTypes: inForce('inactiveVehicleTypes', []),
  inactiveFilmTypes: inForce('inactiveFilmTypes', []),
  notice: shopNotice,
};
