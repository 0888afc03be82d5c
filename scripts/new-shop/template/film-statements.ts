import type { FilmStatements } from '@tintforge/content/shapes';

/**
 * Our films' data sheets beyond their tables. The law's verdicts count with them: without a reflectance, a film is not
 * verified where the state caps it.
 */
// @owner the reflectance and the metal of each film, from its manufacturer’s data sheet, with the sheet’s name and date
export const filmStatements: FilmStatements = {};
