import type { FilmOptics, VltBasis } from './film-shade';
import { percentOf, tenthsOf } from './vlt-percent';

/** A way to read a film's table. */
export type KnownVltBasis = Exclude<VltBasis, 'unknown'>;

/**
 * VLT of the glass that typical tables are measured on, percent. It is the glass of the manufacturers' glossary, and the
 * glare columns of the carbon and hybrid tables fit it within three points.
 */
export const typicalGlassPercent = 73;

/** The light that a table's VLT is a share of, percent. */
const referencePercent: Readonly<Record<KnownVltBasis, number>> = { net73: typicalGlassPercent, filmOnly: 100 };

/** Ways to read each kind of table: either way, where the manufacturer does not say. */
const waysToRead: Readonly<Record<VltBasis, readonly KnownVltBasis[]>> = {
  net73: ['net73'],
  filmOnly: ['filmOnly'],
  unknown: ['net73', 'filmOnly'],
};

/** Light through film and glass together. */
export interface NetVlt {
  /** Readings of the table, percent: one, or two where its basis is unknown. */
  readings: readonly { basis: KnownVltBasis; percent: number }[];
  /** The darkest of the readings, percent: the one that decides. */
  judgedPercent: number;
}

/**
 * Both factors in tenths, the product rounded down to a tenth, all in integers. A film adds no light: a table that claims
 * more than its reference lets through is held at the bare glass.
 */
function netTenths({ film, glass, reference }: { film: number; glass: number; reference: number }): number {
  return Math.min(glass, Math.floor((film * glass) / (reference * 10)));
}

/**
 * The light that a film on this glass lets through: layers multiply (table × glass / 73, or table × glass / 100 for a
 * table of the film alone). Percent, rounded down to a tenth. Limits and margins are whole percents, so the rounded
 * figure meets one exactly when the unrounded figure does: what is shown is what decides, and rounding never makes a
 * window legal. Throws for a share of light that `isVltPercent` refuses.
 */
export function netVlt(film: Pick<FilmOptics, 'vltPercent' | 'vltBasis'>, glassVltPercent: number): NetVlt {
  const layers = { film: tenthsOf(film.vltPercent), glass: tenthsOf(glassVltPercent) };
  const readings = waysToRead[film.vltBasis].map((basis) => ({
    basis,
    percent: percentOf(netTenths({ ...layers, reference: referencePercent[basis] })),
  }));
  return { readings, judgedPercent: Math.min(...readings.map(({ percent }) => percent)) };
}
