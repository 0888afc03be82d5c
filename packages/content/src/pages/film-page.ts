import type { FilmType } from '@tintforge/booking-core';
import { asStated } from '../as-stated';
import type { FilmStatement } from '../shapes';
import { measuredText } from './film-table';

/** The manufacturer's warranty: an ad has to say whose lifetime it is (16 CFR 239.4). */
export const makerWarranty = 'Lifetime limited, while you own the car';

/** Said once on each page that prints either of the two (docs/film.md of the repository, Claims). */
// @owner confirm with the manufacturer which warranty hybrid and carbon have
export const printedTwoWays =
  'The manufacturer publishes two terms for hybrid and carbon: 15 and 10 years, and lifetime limited while you own the car.';

/** The words that the three film pages share. */
export const filmPageWords = {
  book: 'Book Installation',
  bookNow: 'Book Now',
  quote: 'Get a Free Quote',
  /** Under the table, of figures that it has from the owner. */
  stated: (statement: FilmStatement) => asStated('VLR at most', statement),
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
