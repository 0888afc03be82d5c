import type { Shade } from '../catalogue';

/**
 * The glass for which a film's table states its VLT: `net73`, film and typical 73% glass together; `filmOnly`, the film
 * alone; `unknown`, where the manufacturer does not say.
 */
export const vltBases = ['net73', 'filmOnly', 'unknown'] as const;

/** One of {@link vltBases}. */
export type VltBasis = (typeof vltBases)[number];

/** All of a shade that the law is about. Its name is not: "Hybrid 30" lets 26% through. */
export interface FilmOptics {
  /** Visible light transmitted, percent with at most one decimal, as the film's table states it. */
  vltPercent: number;
  vltBasis: VltBasis;
  /** Visible light reflected to the outside, which is the side without film, percent; absent where it is not published. */
  vlrExteriorPercent?: number;
  /** Its look from outside; absent where it is not known. */
  finish?: 'nonreflective';
}

/** A shade of the catalog with what the tint rule needs. */
export interface FilmShade extends Shade, FilmOptics {}
