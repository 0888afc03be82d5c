import { measuredRange, measuredText } from '@tintforge/content/in-force';
import type { FilmGuide } from '@tintforge/content/page-shapes';

const heat = (filmType: string) => measuredText(filmType, 'tserPercent');
const [darkestHybrid, lightestHybrid] = measuredRange('Hybrid Film', 'vltPercent') ?? [];
const [darkestCarbon, lightestCarbon] = measuredRange('Carbon Film', 'vltPercent') ?? [];
const [leastInfrared, mostInfrared] = measuredRange('Ceramic Film', 'irRejectionPercent') ?? [];
const [, lightestCeramic] = measuredRange('Ceramic Film', 'vltPercent') ?? [];
const [leastCarbonUv] = measuredRange('Carbon Film', 'uvBlockPercent') ?? [];
const [, mostCarbonGlare] = measuredRange('Carbon Film', 'glareReductionPercent') ?? [];

/** Reasons for a film in each question. Every figure is from its table. */
const reasonsFor: FilmGuide['reasons'] = {
  'Ceramic Film': {
    heat: `Heat: ${heat('Ceramic Film')} of solar energy kept out (TSER), more than the other two`,
    look: `Look: at ${lightestCeramic}% VLT, nearly clear, it still rejects ${leastInfrared}% of infrared`,
    signal: `Signal: no interference, according to the manufacturer, at ${leastInfrared} to ${mostInfrared}% of infrared rejected`,
    budget: `Budget: the Summit packages, and ${mostInfrared}% of infrared rejected in the darkest shade`,
  },
  'Hybrid Film': {
    heat: `Heat: ${heat('Hybrid Film')} of solar energy kept out (TSER), a step behind ceramic`,
    look: `Look: six charcoals, from ${lightestHybrid}% to ${darkestHybrid}% VLT`,
    signal: `Signal: the manufacturer calls it minimal, next to ${heat('Hybrid Film')} of solar energy kept out`,
    budget: `Budget: the Treeline packages in the middle, ${measuredText('Hybrid Film', 'uvBlockPercent')} of ultraviolet blocked in all shades`,
  },
  'Carbon Film': {
    heat: `Heat: ${heat('Carbon Film')} of solar energy kept out (TSER): enough where heat isn’t the reason`,
    look: `Look: eight flat blacks, from ${lightestCarbon}% to ${darkestCarbon}% VLT`,
    signal: `Signal: nothing metallic, and at least ${leastCarbonUv}% of ultraviolet blocked`,
    budget: `Budget: the Foothill packages, our least expensive, and up to ${mostCarbonGlare}% less glare`,
  },
};

/** No other answer can compensate for it. */
const never = Number.NEGATIVE_INFINITY;

/** Points of ceramic, hybrid and carbon, in this order. */
function points(ceramic: number, hybrid: number, carbon: number) {
  return { 'Ceramic Film': ceramic, 'Hybrid Film': hybrid, 'Carbon Film': carbon };
}

/**
 * The four questions that lead to a film. Heat: measured TSER. Look: the shades. Signal: the interference that the
 * manufacturers state. Budget: the price tiers.
 */
export const filmGuide: FilmGuide = {
  // Between films with equal points the one that keeps out more heat is named.
  filmsByHeat: ['Ceramic Film', 'Hybrid Film', 'Carbon Film'],
  points: {
    heat: { most: points(4, 3, 0), some: points(2, 3, 1), little: points(0, 1, 2) },
    look: { light: points(4, 0, 1), charcoal: points(1, 4, 1), black: points(0, 1, 4) },
    signal: { critical: points(3, never, 2), preferred: points(2, 1, 2), indifferent: points(0, 1, 1) },
    budget: { value: points(-1, 2, 4), middle: points(1, 4, 2), premium: points(4, 1, 1) },
  },
  reasons: reasonsFor,
  suits: {
    'Ceramic Film': 'Pale glass, cool car',
    'Hybrid Film': 'The sensible middle',
    'Carbon Film': 'Black for the least money',
  },
};
