import type { FilmType } from '@tintforge/booking-core';
import type { Film, FilmRow } from '@tintforge/content/shapes';

/** An id and a row as the sheet prints it: product, VLT, VLR ext, VLR int, UV block, TSER, glare, IR rejection, IRER. */
type PrintedRow = readonly [string, string, number, number, number, number, number, number, number, number];

/** Hybrid; where the figures come from: docs/film.md of the repository, Film tables. */
const hybridRows: readonly PrintedRow[] = [
  ['hybrid-5', 'Hybrid 5', 3, 4, 5, 99, 65, 97, 37, 60],
  ['hybrid-15', 'Hybrid 15', 12, 4, 7, 99, 61, 84, 43, 58],
  ['hybrid-20', 'Hybrid 20', 19, 5, 9, 99, 61, 75, 41, 60],
  ['hybrid-30', 'Hybrid 30', 26, 5, 8, 99, 59, 65, 42, 59],
  ['hybrid-35', 'Hybrid 35', 35, 6, 8, 99, 56, 53, 35, 59],
  ['hybrid-50', 'Hybrid 50', 41, 6, 8, 99, 55, 45, 36, 59],
];

/** Carbon; IRER is 53% for all. */
const carbonRows: readonly PrintedRow[] = [
  ['carbon-5', 'Carbon 5', 5, 4, 3, 99.8, 30, 93, 8, 53],
  ['carbon-15', 'Carbon 15', 16, 5, 5, 99.9, 29, 79, 9, 53],
  ['carbon-25', 'Carbon 25', 22, 5, 5, 99.8, 28, 70, 9, 53],
  ['carbon-30', 'Carbon 30', 32, 5, 5, 99.6, 27, 56, 9, 53],
  ['carbon-35', 'Carbon 35', 37, 5, 5, 99.6, 26, 49, 9, 53],
  ['carbon-40', 'Carbon 40', 44, 6, 6, 99.5, 25, 39, 7, 53],
  ['carbon-50', 'Carbon 50', 51, 6, 6, 99.5, 23, 30, 9, 53],
  ['carbon-70', 'Carbon 70', 64, 7, 7, 99.7, 20, 15, 7, 53],
];

/** Ceramic: VLT for all seven, TSER and infrared rejection at both ends only. */
const ceramicVlt = [5, 16, 25, 30, 37, 50, 64];
const darkestCeramic = { vlt: 5, tser: 66, ir: 95 };
const lightestCeramic = { vlt: 64, tser: 51, ir: 78 };

function measured([id, product, vlt, vlrExt, vlrInt, uv, tser, glare, ir, irer]: PrintedRow): FilmRow {
  return {
    id,
    product,
    vltPercent: vlt,
    vlrExteriorPercent: vlrExt,
    vlrInteriorPercent: vlrInt,
    uvBlockPercent: uv,
    tserPercent: tser,
    glareReductionPercent: glare,
    irRejectionPercent: ir,
    irerPercent: irer,
  };
}

/** A value on the straight line between the two ends, to the whole percent. */
function between(vlt: number, column: 'tser' | 'ir'): number {
  const share = (vlt - darkestCeramic.vlt) / (lightestCeramic.vlt - darkestCeramic.vlt);
  return Math.round(darkestCeramic[column] + share * (lightestCeramic[column] - darkestCeramic[column]));
}

function ceramicRow(vlt: number): FilmRow {
  return {
    id: `ceramic-ir-${vlt}`,
    product: `Ceramic IR ${vlt}`,
    vltPercent: vlt,
    tserPercent: between(vlt, 'tser'),
    irRejectionPercent: between(vlt, 'ir'),
    isInterpolated: vlt !== darkestCeramic.vlt && vlt !== lightestCeramic.vlt,
  };
}

/**
 * The three films in the order of their pages, each table from dark to light.
 *
 * Carbon and hybrid state their VLT for film and glass together: their glare columns are what 73% glass, which is also the
 * glass of the glossary, loses to that VLT. They fit within three points, where clear glass misses by up to 13. The ceramic
 * sheet shows no glare, so its basis is unknown (docs/film.md of the repository, Which glass the tables are about).
 * Hybrid and carbon reflect 4 to 7 percent, no more than bare glass: they are nonreflective.
 */
// @owner confirm with the manufacturers’ data sheets on which glass each VLT was read, and request the ceramic
// reflectance
export const films: readonly Film[] = [
  { filmType: 'Ceramic Film', series: 'ceramic', vltBasis: 'unknown', rows: ceramicVlt.map(ceramicRow) },
  {
    filmType: 'Hybrid Film',
    series: 'hybrid',
    vltBasis: 'net73',
    finish: 'nonreflective',
    rows: hybridRows.map(measured),
  },
  {
    filmType: 'Carbon Film',
    series: 'carbon',
    vltBasis: 'net73',
    finish: 'nonreflective',
    rows: carbonRows.map(measured),
  },
];

/** The films from the lowest price tier to the highest. */
export const filmTypes: readonly FilmType[] = ['Hybrid Film', 'Carbon Film', 'Ceramic Film'];
