import type { Catalogue, TintCatalogue } from '@tintforge/booking-core';
import { shadesWithoutSamples } from './film-shades';
import { glassPresets } from './glass-presets';
import { shades } from './shades';

/** The shades and the glass that the tint rule of booking-core takes as its argument. */
export const tintCatalogue: TintCatalogue = { shades, glassPresets };

/** The same of a catalog as it is in force: that of a live shop has no samples. */
export function tintCatalogueOf(inForce: Catalogue): TintCatalogue {
  return inForce.withoutSamples === true ? { ...tintCatalogue, shades: shadesWithoutSamples } : tintCatalogue;
}
