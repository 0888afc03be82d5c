import type { FilmStatements } from '@tintforge/content/shapes';

/**
 * Our films' data sheets beyond their tables. The law's verdicts count with them: without a reflectance, a film is not
 * verified where the state caps it.
 */
// @owner the reflectance and the metal of each film, from its manufacturer’s data sheet, with the sheet’s name and date; a
// sample counts in a demo only
export const filmStatements: FilmStatements = {
  ceramic: {
    vlrExteriorPercent: 7,
    vlrInteriorPercent: 8,
    isMetallic: false,
    source: 'Ceramic IR series, technical data',
    date: '2026-03-02',
    isSample: true,
  },
};
