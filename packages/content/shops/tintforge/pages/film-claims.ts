import { printedTwoWays } from '@tintforge/content/in-force';
import type { FilmBar, FilmClaims } from '@tintforge/content/page-shapes';
import { signalClaims } from './signal-claims';

/** The film comparison page (docs/film.md of the repository, Claims). */
export const filmClaims = {
  heading: 'Three films, eight questions',
  lead: 'The large figures are the manufacturers’ claims. Below each one is what was measured, from that film’s own table.',
  caption: 'Ceramic, hybrid and carbon film compared in eight rows',
  rows: [
    {
      feature: 'Heat rejection',
      claims: {
        'Ceramic Film': { value: '95%', isUpTo: true },
        'Hybrid Film': { value: '75%', isUpTo: true },
        'Carbon Film': { value: '80%', isUpTo: true },
      },
      measured: { column: 'tserPercent', label: 'TSER' },
    },
    {
      feature: 'UV protection',
      claims: {
        'Ceramic Film': { value: '99.9%' },
        'Hybrid Film': { value: '99%' },
        'Carbon Film': { value: '99%' },
      },
      measured: { column: 'uvBlockPercent', label: 'UV block' },
    },
    {
      feature: 'Infrared',
      claims: {
        'Ceramic Film': { value: '98%', isUpTo: true },
        'Hybrid Film': { value: '70%' },
        'Carbon Film': { value: '85%' },
      },
      measured: { column: 'irRejectionPercent', label: 'IRR' },
    },
    {
      feature: 'Glare',
      claims: {
        'Ceramic Film': { value: '93%', isUpTo: true },
        'Hybrid Film': { value: '80%' },
        'Carbon Film': { value: '85%' },
      },
      measured: { column: 'glareReductionPercent', label: 'glare' },
    },
    {
      feature: 'Signal interference',
      claims: signalClaims,
    },
    {
      feature: 'Appearance',
      claims: {
        'Ceramic Film': { value: 'Clear to deep, neutral' },
        'Hybrid Film': { value: 'Sleek charcoal' },
        'Carbon Film': { value: 'Matte, true black' },
      },
    },
    {
      feature: 'Longevity',
      ownTerms: 'warranty',
      claims: {
        'Ceramic Film': { value: 'Lifetime limited' },
        'Hybrid Film': { value: 'Lifetime limited' },
        'Carbon Film': { value: 'Lifetime limited' },
      },
    },
    {
      feature: 'Price tier',
      ownTerms: 'price',
      claims: {
        'Ceramic Film': { value: '$$$ premium' },
        'Hybrid Film': { value: '$ value' },
        'Carbon Film': { value: '$$ mid-range' },
      },
    },
  ],
  notes: [
    'Claims are the manufacturers’, for the whole series at its best shade. Measured figures cover all shades.',
    'TSER counts all of the sun’s heat and is the one figure to compare as heat. IRR is a narrow band of infrared.',
    'Lifetime limited is the film manufacturer’s warranty, for as long as you own the car. Our package warranty is separate.',
    printedTwoWays,
  ],
} as const satisfies FilmClaims;

/** The bars of the two charts on the films' pages (docs/film.md of the repository, Claims). */
export const heatBars: readonly FilmBar[] = [
  { label: 'Ceramic', filmType: 'Ceramic Film', percent: 95 },
  { label: 'Hybrid', filmType: 'Hybrid Film', percent: 65 },
  { label: 'Carbon', filmType: 'Carbon Film', percent: 50 },
  { label: 'Dyed', percent: 35 },
];
export const ultravioletBars: readonly FilmBar[] = [
  { label: 'Ceramic', filmType: 'Ceramic Film', percent: 99.9 },
  { label: 'Hybrid', filmType: 'Hybrid Film', percent: 99 },
  { label: 'Carbon', filmType: 'Carbon Film', percent: 99 },
  { label: 'Dyed', percent: 98 },
];
