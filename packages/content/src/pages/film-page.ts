import type { FilmType } from '@tintforge/booking-core';
import { measuredText } from './film-table';

/** The manufacturer's warranty: an ad has to say whose lifetime it is (16 CFR 239.4). */
export const makerWarranty = 'Lifetime limited, while you own the car';

/**
 * Said wherever either of the two is shown: the start page prints years for hybrid and carbon, the film's own page a
 * lifetime (docs/film.md of the repository, Claims).
 */
// @owner confirm with the manufacturer which warranty hybrid and carbon have
export const printedTwoWays =
  'The manufacturer prints its hybrid and carbon warranty two ways. One is 15 and 10 years, the other is lifetime limited while you own the car. Count on the years.';

/** The words that the three film pages share. */
export const filmPageWords = {
  book: 'Book Installation',
  bookNow: 'Book Now',
  quote: 'Get a Free Quote',
  /** Before a manufacturer's figure; the link after it leads to the table. */
  claimsNote: 'As the manufacturer claims.',
  claimsLink: 'See the measured table',
  maker: {
    heading: 'What the manufacturer claims',
    text: 'For the whole series, each figure at its best shade. If it differs from the table, trust the table.',
  },
  layers: {
    glass: 'Glass',
    adhesive: 'Adhesive',
    'uv-polyester': 'UV polyester',
    ceramic: 'Ceramic particles',
    carbon: 'Carbon',
    polyester: 'Clear polyester',
    'hard-coat': 'Hard coat',
  },
  compare: {
    heading: 'How it compares',
    lead: 'Shades, measured heat and price, side by side.',
    shades: (film: string, percents: readonly number[]) => `${film}: shades ${percents.join(', ')} percent`,
    here: 'You’re reading about it',
    see: (film: string) => `See ${film}`,
    heat: 'Solar energy rejected (TSER)',
    infrared: 'Infrared rejected (IRR)',
    packages: 'Packages',
    warranty: 'Package warranty',
    price: 'Price from',
    comparison: 'All eight rows in the film comparison',
    /** Before the end of the page; leads to its end. */
    contact: 'Book or get a quote',
  },
} as const;

/** Figures of a film's table for the claims: solar energy and infrared rejected, in percent. */
export function measuredFacts(filmType: FilmType) {
  return {
    heat: measuredText(filmType, 'tserPercent') ?? '—',
    infrared: measuredText(filmType, 'irRejectionPercent') ?? '—',
  };
}
