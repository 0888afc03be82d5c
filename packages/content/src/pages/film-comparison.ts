import { filmClaims } from '@tintforge/shop/pages/film-claims';
import type { ComparedFeature, FilmClaims } from '../page-shapes';
import { comparedFilms } from './compared-films';

const { heading, lead, caption, rows, notes }: FilmClaims = filmClaims;

/** The film comparison page: the shop's films and the claims about them, and the words around. */
export const filmComparison = {
  heading,
  lead,
  caption,
  /** The films in the order of the columns. */
  columns: comparedFilms,
  rows: rows as readonly ComparedFeature[],
  upTo: 'up to',
  measured: (range: string, label: string) => `measured ${range} ${label}`,
  notMeasured: 'no measured figure published',
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
  notes,
} as const;
