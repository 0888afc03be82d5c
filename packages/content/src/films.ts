import type { FilmType } from '@tintforge/booking-core';

/** One product of a film's specification table. Percent throughout; a column that the maker does not publish is absent. */
export interface FilmRow {
  product: string;
  /** Visible light transmitted. */
  vltPercent: number;
  /** Visible light reflected, outside. */
  vlrExteriorPercent?: number;
  /** Visible light reflected, inside. */
  vlrInteriorPercent?: number;
  uvBlockPercent?: number;
  /** Total solar energy rejected. */
  tserPercent?: number;
  glareReductionPercent?: number;
  /** Infrared rejected over 900–1,000 nm. */
  irRejectionPercent?: number;
  /** Infrared energy rejected over 780–2,500 nm, absorbed heat that is given back counted. */
  irerPercent?: number;
  /** True where TSER and infrared rejection lie on the line between the two values that are known. */
  isInterpolated?: boolean;
}

/** A film with its measured table. */
export interface Film {
  filmType: FilmType;
  rows: readonly FilmRow[];
}

/** A row as the specification prints it: product, VLT, VLR ext, VLR int, UV block, TSER, glare, IR rejection, IRER. */
type PrintedRow = readonly [string, number, number, number, number, number, number, number, number];

/** Marketing specification, section 3, Hybrid. */
const hybridRows: readonly PrintedRow[] = [
  ['Hybrid 5', 3, 4, 5, 99, 65, 97, 37, 60],
  ['Hybrid 15', 12, 4, 7, 99, 61, 84, 43, 58],
  ['Hybrid 20', 19, 5, 9, 99, 61, 75, 41, 60],
  ['Hybrid 30', 26, 5, 8, 99, 59, 65, 42, 59],
  ['Hybrid 35', 35, 6, 8, 99, 56, 53, 35, 59],
  ['Hybrid 50', 41, 6, 8, 99, 55, 45, 36, 59],
];

/** Marketing specification, section 3, Carbon; IRER is 53% for all. */
const carbonRows: readonly PrintedRow[] = [
  ['Carbon 5', 5, 4, 3, 99.8, 30, 93, 8, 53],
  ['Carbon 15', 16, 5, 5, 99.9, 29, 79, 9, 53],
  ['Carbon 25', 22, 5, 5, 99.8, 28, 70, 9, 53],
  ['Carbon 30', 32, 5, 5, 99.6, 27, 56, 9, 53],
  ['Carbon 35', 37, 5, 5, 99.6, 26, 49, 9, 53],
  ['Carbon 40', 44, 6, 6, 99.5, 25, 39, 7, 53],
  ['Carbon 50', 51, 6, 6, 99.5, 23, 30, 9, 53],
  ['Carbon 70', 64, 7, 7, 99.7, 20, 15, 7, 53],
];

/** Marketing specification, section 3, Ceramic: VLT for all seven, TSER and infrared rejection at both ends only. */
const ceramicVlt = [5, 16, 25, 30, 37, 50, 64];
const darkestCeramic = { vlt: 5, tser: 66, ir: 95 };
const lightestCeramic = { vlt: 64, tser: 51, ir: 78 };

function measured([product, vlt, vlrExt, vlrInt, uv, tser, glare, ir, irer]: PrintedRow): FilmRow {
  return {
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
    product: `Ceramic IR ${vlt}`,
    vltPercent: vlt,
    tserPercent: between(vlt, 'tser'),
    irRejectionPercent: between(vlt, 'ir'),
    isInterpolated: vlt !== darkestCeramic.vlt && vlt !== lightestCeramic.vlt,
  };
}

/** The three films in the order of their pages, each table from dark to light. */
export const films: readonly Film[] = [
  { filmType: 'Ceramic Film', rows: ceramicVlt.map(ceramicRow) },
  { filmType: 'Hybrid Film', rows: hybridRows.map(measured) },
  { filmType: 'Carbon Film', rows: carbonRows.map(measured) },
];
