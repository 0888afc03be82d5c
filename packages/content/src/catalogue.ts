import type { Catalogue } from '@tintforge/booking-core';
import { filmStatements } from '@tintforge/shop/film-statements';
import { brands } from '@tintforge/shop/pages/brands';
import { testimonials } from '@tintforge/shop/pages/testimonials';
import { reviews } from '@tintforge/shop/reviews';
import { socialLinks } from '@tintforge/shop/social-links';
import { shadesWithoutSamples } from './film-shades';
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

/** A catalog as a live shop has it: without what the folder marks as a sample. The same one where nothing is. */
export function withoutSamples(laid: Catalogue): Catalogue {
  const marked = [...Object.values(filmStatements), ...brands, ...testimonials, reviews];
  const hasSamples =
    marked.some(({ isSample }) => isSample === true) || socialLinks.some(({ href }) => href === undefined);
  return hasSamples ? { ...laid, withoutSamples: true, shades: shadesWithoutSamples } : laid;
}
