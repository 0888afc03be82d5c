import type { Catalogue, OpeningDay, OpeningWeek, Region } from '@tintforge/booking-core';

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
export const travelMinutes: number = inForce('travelMinutes', 30);

/** A crew's day: it leaves its last car by eight in the evening. Appointments can't start during the lunch hour. */
const workday: OpeningDay = {
  opens: '09:00',
  closes: '20:00',
  starts: [
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '13:00',
    '13:30',
    '14:00',
    '14:30',
    '15:00',
    '15:30',
    '16:00',
    '16:30',
  ],
};

/** Monday to Saturday: the hours that a new installation begins with; afterward the shop sets them. */
const week: OpeningWeek = [null, workday, workday, workday, workday, workday, workday];

/**
 * The four regions, north to south along the coast. Ids are permanent. The table: docs/product.md of the
 * repository, Regions and phone lines.
 */
// @owner the regions, their ZIP codes, phone lines and crews
// @owner sales tax: an accountant confirms the rates to set in Settings, Areas, and how late fees count
export const regions = inForce('regions', [
  {
    id: 'tampa',
    name: 'Tampa Bay',
    places: 'Tampa',
    phone: '(813) 555-4700',
    zipPrefixes: ['335', '336'],
    leadTime: { kind: 'minutes', minutes: 120 },
    week,
    initialCrews: 2,
  },
  {
    id: 'clearwater',
    name: 'Clearwater and St. Petersburg',
    places: 'Clearwater',
    phone: '(727) 555-4700',
    zipPrefixes: ['337', '346'],
    leadTime: { kind: 'next-working-day' },
    week,
    initialCrews: 2,
  },
  {
    id: 'sarasota',
    name: 'Sarasota and Bradenton',
    places: 'Sarasota/Lakewood Ranch',
    phone: '(941) 555-4700',
    zipPrefixes: ['342'],
    leadTime: { kind: 'next-working-day' },
    week,
    initialCrews: 2,
  },
  {
    id: 'naples',
    name: 'Naples and Fort Myers',
    places: 'Naples/Fort Myers/Bonita Springs',
    phone: '(239) 555-4700',
    zipPrefixes: ['339', '341'],
    leadTime: { kind: 'next-working-day' },
    week,
    initialCrews: 2,
  },
] as const satisfies readonly Region[]);
