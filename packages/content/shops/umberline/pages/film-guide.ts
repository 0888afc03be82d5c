import { measuredRange, measuredText } from '@tintforge/content/in-force';
import type { FilmGuide } from '@tintforge/content/page-shapes';

const heat = (filmType: string) => measuredText(filmType, 'tserPercent');
const [darkestShale, lightestShale] = measuredRange('Shale Film', 'vltPercent') ?? [];
const [darkestBasalt, lightestBasalt] = measuredRange('Basalt Film', 'vltPercent') ?? [];
const [leastInfrared, mostInfrared] = measuredRange('Mica Film', 'irRejectionPercent') ?? [];
const [, lightestMica] = measuredRange('Mica Film', 'vltPercent') ?? [];
const [leastBasaltUv] = measuredRange('Basalt Film', 'uvBlockPercent') ?? [];
const [, mostBasaltGlare] = measuredRange('Basalt Film', 'glareReductionPercent') ?? [];

/** Reasons for a film in each question. Every figure is from its table. */
const reasonsFor: FilmGuide['reasons'] = {
  'Mica Film': {
    heat: `Heat: ${heat('Mica Film')} of solar energy kept out (TSER), more than the other two`,
    look: `Look: at ${lightestMica}% VLT, nearly clear, it still rejects ${leastInfrared}% of infrared`,
    signal: `Signal: no interference, according to the manufacturer, at ${leastInfrared} to ${mostInfrared}% of infrared rejected`,
    budget: `Budget: the Summit packages, and ${mostInfrared}% of infrared rejected in the darkest shade`,
  },
  'Shale Film': {
    heat: `Heat: ${heat('Shale Film')} of solar energy kept out (TSER), a step behind Mica`,
    look: `Look: six charcoals, from ${lightestShale}% to ${darkestShale}% VLT`,
    signal: `Signal: the manufacturer calls it minimal, next to ${heat('Shale Film')} of solar energy kept out`,
    budget: `Budget: the Treeline packages in the middle, ${measuredText('Shale Film', 'uvBlockPercent')} of ultraviolet blocked in all shades`,
  },
  'Basalt Film': {
    heat: `Heat: ${heat('Basalt Film')} of solar energy kept out (TSER): enough where heat isn’t the reason`,
    look: `Look: eight flat blacks, from ${lightestBasalt}% to ${darkestBasalt}% VLT`,
    signal: `Signal: nothing metallic, and at least ${leastBasaltUv}% of ultraviolet blocked`,
    budget: `Budget: the Foothill packages, our least expensive, and up to ${mostBasaltGlare}% less glare`,
  },
};

/** No other answer can compensate for it. */
const never = Number.NEGATIVE_INFINITY;

/** Points of Mica, Shale and Basalt, in this order. */
function points(mica: number, shale: number, basalt: number) {
  return { 'Mica Film': mica, 'Shale Film': shale, 'Basalt Film': basalt };
}

/**
 * The four questions that lead to a film. Heat: measured TSER. Look: the shades. Signal: the interference that the
 * manufacturers state. Budget: the price tiers.
 */
export const filmGuide: FilmGuide = {
  // Between films with equal points the one that keeps out more heat is named.
  filmsByHeat: ['Mica Film', 'Shale Film', 'Basalt Film'],
  points: {
    heat: { most: points(4, 3, 0), some: points(2, 3, 1), little: points(0, 1, 2) },
    look: { light: points(4, 0, 1), charcoal: points(1, 4, 1), black: points(0, 1, 4) },
    signal: { critical: points(3, never, 2), preferred: points(2, 1, 2), indifferent: points(0, 1, 1) },
    budget: { value: points(-1, 2, 4), middle: points(1, 4, 2), premium: points(4, 1, 1) },
  },
  reasons: reasonsFor,
  suits: {
    'Mica Film': 'Pale glass, cool car',
    'Shale Film': 'The sensible middle',
    'Basalt Film': 'Black for the least money',
  },
};
