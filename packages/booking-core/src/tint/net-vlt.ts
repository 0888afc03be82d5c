import { type FilmReading, lightThrough } from '@tintforge/tint-law';
import type { FilmOptics, VltBasis } from './film-shade';

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

/** The readings of a film's table as the law takes them: percent, and the glass they are of. */
export function readingsOf({ vltPercent, vltBasis }: Pick<FilmOptics, 'vltPercent' | 'vltBasis'>): FilmReading[] {
  return waysToRead[vltBasis].map((basis) => ({ percent: vltPercent, onGlassPercent: referencePercent[basis] }));
}

/**
 * The light that a film on this glass lets through: layers multiply (table × glass / 73, or table × glass / 100 for a
 * table of the film alone). Percent, rounded down to a tenth. Limits and margins are whole percents, so the rounded
 * figure meets one exactly when the unrounded figure does: what is shown is what decides, and rounding never makes a
 * window legal. Throws for a share of light that `isVltPercent` refuses.
 */
export function netVlt(film: Pick<FilmOptics, 'vltPercent' | 'vltBasis'>, glassVltPercent: number): NetVlt {
  const readings = waysToRead[film.vltBasis].map((basis) => ({
    basis,
    percent: lightThrough({ percent: film.vltPercent, onGlassPercent: referencePercent[basis] }, glassVltPercent),
  }));
  return { readings, judgedPercent: Math.min(...readings.map(({ percent }) => percent)) };
}
