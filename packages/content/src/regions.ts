import type { Catalogue, Region } from '@tintforge/booking-core';
import * as published from '@tintforge/shop/regions';

// In the regions' file, which the script of every page contains: a separate one would be a request more on each page.

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

/** One line above every page of the site; empty when there is none. The shop sets it. */
export const shopNotice: string = inForce('notice', '');

/** Minutes a crew needs after each job to reach the next (docs/product.md of the repository, Start times and job lengths). */
export const travelMinutes: number = inForce('travelMinutes', published.travelMinutes);

/** The regions in their order. IDs are permanent. */
export const regions: readonly [Region, ...Region[]] = inForce('regions', published.regions);
