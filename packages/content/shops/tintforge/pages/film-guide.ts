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
    heat: `Heat: ${heat('Ceramic Film')} of solar energy kept out (TSER), the highest of the three`,
    look: `Look: even the lightest shade, ${lightestCeramic}% VLT, rejects ${leastInfrared}% of infrared`,
    signal: `Signal: zero interference, according to the manufacturer, with ${leastInfrared} to ${mostInfrared}% of infrared rejected`,
    budget: `Budget: our top tier, and ${mostInfrared}% of infrared rejected in its darkest shade`,
  },
  'Hybrid Film': {
    heat: `Heat: ${heat('Hybrid Film')} of solar energy kept out (TSER), close to ceramic`,
    look: `Look: charcoal in six shades, from ${lightestHybrid}% to ${darkestHybrid}% VLT`,
    signal: `Signal: minimal interference, according to the manufacturer, with ${heat('Hybrid Film')} of solar energy kept out`,
    budget: `Budget: our lowest tier, and still ${measuredText('Hybrid Film', 'uvBlockPercent')} of ultraviolet blocked in every shade`,
  },
  'Carbon Film': {
    heat: `Heat: ${heat('Carbon Film')} of solar energy kept out (TSER), fair where heat isn’t the point`,
    look: `Look: matte black in eight shades, from ${lightestCarbon}% to ${darkestCarbon}% VLT`,
    signal: `Signal: no metal in it, and at least ${leastCarbonUv}% of ultraviolet blocked`,
    budget: `Budget: our middle tier, with glare cut by up to ${mostCarbonGlare}%`,
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
    budget: { value: points(-1, 4, 2), middle: points(1, 2, 3), premium: points(4, 1, 1) },
  },
  reasons: reasonsFor,
  suits: {
    'Ceramic Film': 'Heat out of light glass',
    'Hybrid Film': 'Charcoal at the lowest price',
    'Carbon Film': 'Matte black without metal',
  },
};
