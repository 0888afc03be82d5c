import type { FilmType } from '@tintforge/booking-core';

/** A bar: a film, or the dyed film that it is compared with. */
export interface FilmBar {
  label: string;
  /** Absent for dyed film, which we do not fit. */
  filmType?: FilmType;
  /** The manufacturer's claim. */
  percent: number;
}

/** The two charts that all three film pages share (docs/film.md of the repository, Claims). */
export const filmCharts = {
  heading: 'Performance Comparison',
  lead: 'The manufacturers’ claims for four kinds of film on the same scale.',
  /** Leads to the table of the page. */
  measured: 'What was measured is in the table above.',
  heat: {
    title: 'Heat rejection, percent',
    bars: [
      { label: 'Ceramic', filmType: 'Ceramic Film', percent: 95 },
      { label: 'Hybrid', filmType: 'Hybrid Film', percent: 65 },
      { label: 'Carbon', filmType: 'Carbon Film', percent: 50 },
      { label: 'Dyed', percent: 35 },
    ] as readonly FilmBar[],
  },
  ultraviolet: {
    title: 'UV protection, percent',
    bars: [
      { label: 'Ceramic', filmType: 'Ceramic Film', percent: 99.9 },
      { label: 'Hybrid', filmType: 'Hybrid Film', percent: 99 },
      { label: 'Carbon', filmType: 'Carbon Film', percent: 99 },
      { label: 'Dyed', percent: 98 },
    ] as readonly FilmBar[],
  },
} as const;
