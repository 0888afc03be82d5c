import { printedTwoWays } from '@tintforge/content/in-force';
import type { FilmBar, FilmClaims } from '@tintforge/content/page-shapes';
import { signalClaims } from './signal-claims';

/** The film comparison page (docs/film.md of the repository, Claims). */
export const filmClaims = {
  heading: 'Three films on one bench',
  lead: 'In large type, the manufacturers’ claims. Below each one, what was measured, from that film’s own table.',
  caption: 'Our films, claim by claim',
  rows: [
    {
      feature: 'Heat',
      claims: {
        'Mica Film': { value: '95%', isUpTo: true },
        'Shale Film': { value: '75%', isUpTo: true },
        'Basalt Film': { value: '80%', isUpTo: true },
      },
      measured: { column: 'tserPercent', label: 'TSER' },
    },
    {
      feature: 'Ultraviolet',
      claims: {
        'Mica Film': { value: '99.9%' },
        'Shale Film': { value: '99%' },
        'Basalt Film': { value: '99%' },
      },
      measured: { column: 'uvBlockPercent', label: 'UV block' },
    },
    {
      feature: 'Infrared',
      claims: {
        'Mica Film': { value: '98%', isUpTo: true },
        'Shale Film': { value: '70%' },
        'Basalt Film': { value: '85%' },
      },
      measured: { column: 'irRejectionPercent', label: 'IRR' },
    },
    {
      feature: 'Glare',
      claims: {
        'Mica Film': { value: '93%', isUpTo: true },
        'Shale Film': { value: '80%' },
        'Basalt Film': { value: '85%' },
      },
      measured: { column: 'glareReductionPercent', label: 'glare' },
    },
    {
      feature: 'Radio and phone',
      claims: signalClaims,
    },
    {
      feature: 'From outside',
      claims: {
        'Mica Film': { value: 'Clear glass to gray' },
        'Shale Film': { value: 'Charcoal' },
        'Basalt Film': { value: 'Flat black' },
      },
    },
    {
      feature: 'Maker’s warranty',
      ownTerms: 'warranty',
      claims: {
        'Mica Film': { value: 'Lifetime limited' },
        'Shale Film': { value: 'Lifetime limited' },
        'Basalt Film': { value: 'Lifetime limited' },
      },
    },
    {
      feature: 'Price',
      ownTerms: 'price',
      claims: {
        'Mica Film': { value: '$$$' },
        'Shale Film': { value: '$$' },
        'Basalt Film': { value: '$' },
      },
    },
  ],
  notes: [
    'The claims are the manufacturers’, each for the best shade of its series; what was measured spans all of them.',
    'To compare heat, take TSER: it counts all of the sun’s energy. IRR looks at a sliver of infrared.',
    'Lifetime limited is the film manufacturer’s, while you own the car. What we warrant ourselves comes with the package.',
    printedTwoWays,
  ],
} as const satisfies FilmClaims;

/** The bars of the two charts on the films' pages (docs/film.md of the repository, Claims). */
export const heatBars: readonly FilmBar[] = [
  { label: 'Mica', filmType: 'Mica Film', percent: 95 },
  { label: 'Shale', filmType: 'Shale Film', percent: 65 },
  { label: 'Basalt', filmType: 'Basalt Film', percent: 50 },
  { label: 'Dyed', percent: 35 },
];
export const ultravioletBars: readonly FilmBar[] = [
  { label: 'Mica', filmType: 'Mica Film', percent: 99.9 },
  { label: 'Shale', filmType: 'Shale Film', percent: 99 },
  { label: 'Basalt', filmType: 'Basalt Film', percent: 99 },
  { label: 'Dyed', percent: 98 },
];
