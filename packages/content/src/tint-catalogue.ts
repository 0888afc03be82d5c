import type { TintCatalogue } from '@tintforge/booking-core';
import { glassPresets } from './glass-presets';
import { shades } from './shades';

/** The shades and the glass that the tint rule of booking-core takes as its argument. */
export const tintCatalogue: TintCatalogue = { shades, glassPresets };
