import { heatBars, ultravioletBars } from '@tintforge/shop/pages/film-claims';
import type { FilmBar } from '../page-shapes';

/** The two charts that all three film pages share (docs/film.md of the repository, Claims). */
export const filmCharts = {
  heading: 'Performance Comparison',
  lead: 'The manufacturers’ claims for four kinds of film on the same scale.',
  /** Leads to the table of the page. */
  measured: 'What was measured is in the table above.',
  heat: {
    title: 'Heat rejection, percent',
    bars: heatBars as readonly FilmBar[],
  },
  ultraviolet: {
    title: 'UV protection, percent',
    bars: ultravioletBars as readonly FilmBar[],
  },
} as const;
