import type { FilmType } from '@tintforge/booking-core';
import { comparedFilms } from './compared-films';
import { printedTwoWays } from './film-page';
import type { MeasuredColumn } from './film-table';
import { signalClaims } from './signal-claims';

/** The manufacturers' claim about one film in one row. */
export interface ComparedClaim {
  /** Figure or words, as printed. */
  value: string;
  /** The figure is the best shade's. */
  isUpTo?: boolean;
}

/** One row of the comparison: the manufacturers' claims about each film, and the column of the tables that measured it. */
export interface ComparedFeature {
  feature: string;
  claims: Readonly<Record<FilmType, ComparedClaim>>;
  measured?: { column: MeasuredColumn; label: string };
}

/** The film comparison page (docs/film.md of the repository, Claims). */
export const filmComparison = {
  heading: 'Three films, eight questions',
  lead: 'The large figures are the manufacturers’ claims. Below each one is what was measured, from that film’s own table.',
  caption: 'Ceramic, hybrid and carbon film compared in eight rows',
  /** The films in the order of the columns. */
  columns: comparedFilms,
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
      claims: {
        'Ceramic Film': { value: 'Lifetime limited' },
        'Hybrid Film': { value: 'Lifetime limited' },
        'Carbon Film': { value: 'Lifetime limited' },
      },
    },
    {
      feature: 'Price tier',
      claims: {
        'Ceramic Film': { value: '$$$ premium' },
        'Hybrid Film': { value: '$ value' },
        'Carbon Film': { value: '$$ mid-range' },
      },
    },
  ] as readonly ComparedFeature[],
  upTo: 'up to',
  measured: (range: string, label: string) => `measured ${range} ${label}`,
  notMeasured: 'no measured figure published',
  /** The rows with a note of ours below their claims. */
  longevity: 'Longevity',
  priceTier: 'Price tier',
  packageWarranty: (warranty: string) => `Our packages: ${warranty}`,
  from: (price: string) => `from ${price}`,
  learnMore: 'Learn More',
  /** Visually hidden text that completes the link for screen readers. */
  about: (film: string) => `about ${film}`,
  shades: (film: string, percents: readonly number[]) => `${film}: shades ${percents.join(', ')} percent`,
  /** Before the names of the films, each a link to its table. */
  tables: 'The measured tables:',
  /** Leads to the four questions. */
  toGuide: 'Find yours in four questions',
  notes: [
    'Claims are the manufacturers’, for the whole series at its best shade. Measured figures cover all shades.',
    'TSER counts all of the sun’s heat and is the one figure to compare as heat. IRR is a narrow band of infrared.',
    'Lifetime limited is the film manufacturer’s warranty, for as long as you own the car. Our package warranty is separate.',
    printedTwoWays,
  ],
} as const;
