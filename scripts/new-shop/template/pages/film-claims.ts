import type { FilmBar, FilmClaims } from '@tintforge/content/page-shapes';
import { signalClaims } from './signal-claims';

/** The film comparison page: claims and measured figures of a manufacturer whose film may not be yours. */
// @owner the claims of the films that you install
export const filmClaims = {
  heading: 'Three films side by side',
  lead: 'Figures of sample films: the large ones are their manufacturer’s claims. Below each one is what was measured.',
  caption: 'Ceramic, hybrid and carbon film compared in seven rows',
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
    'Claims are a sample manufacturer’s, for the whole series at its best shade. Measured figures cover all shades.',
    'TSER counts all of the sun’s heat and is the one figure to compare as heat. IRR is a narrow band of infrared.',
    'Ask us for the figures of the film that we install.',
  ],
} as const satisfies FilmClaims;

/** The bars of the two charts on the films' pages. */
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
