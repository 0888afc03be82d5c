import type { TintCatalogue } from '@tintforge/booking-core';
import { filmShades } from './film-shades';
import { glassPresets } from './glass-presets';

/** The shades and the glass that the tint rule of booking-core takes as its argument. */
export const tintCatalogue: TintCatalogue = { shades: filmShades, glassPresets };
