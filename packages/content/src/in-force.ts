import type { Catalogue } from '@tintforge/booking-core';

/**
 * ID of the element with which a document carries the parts of the catalog that it was drawn with and that differ from
 * the published ones, as JSON in a script of type application/json.
 */
export const catalogueElement = 'catalogue';

/** The key of `globalThis` under which the program that draws pages gives their catalog, before it loads any content. */
const catalogueToDraw = Symbol.for('tintforge.catalogue');

/** Globals that may exist: a browser has a document, the program that draws pages the catalog, and a server neither. */
interface Surroundings {
  document?: { getElementById(id: string): { textContent: string | null } | null };
  [catalogueToDraw]?: Partial<Catalogue>;
}

function read({ document, [catalogueToDraw]: given }: Surroundings): Partial<Catalogue> {
  return given ?? JSON.parse(document?.getElementById(catalogueElement)?.textContent ?? '{}');
}

const laid = read(globalThis as Surroundings);

/**
 * A part of the catalog as it is in force where this code runs: the document's, or else the published one. The type is
 * the published part's, whose IDs are permanent.
 */
export function inForce<Part extends keyof Catalogue, Published extends Catalogue[Part]>(
  part: Part,
  published: Published,
): Published {
  return (laid[part] as Published | undefined) ?? published;
}
