import {
  type Catalogue,
  findCatalogueFaults,
  isEmail,
  judgePrintedWeek,
  judgeWeek,
  type PrintedHours,
  type Region,
  regionOfZip,
  type VehicleType,
} from '@tintforge/booking-core';
import { findingText } from './opening-words';
import type { DemoPlace, Film, HomeVerdict, Location, RegionPageEntry, ShopBrand } from './shapes';

/** The parts of a shop's folder that can contradict each other. */
export interface ShopParts {
  brand: ShopBrand;
  timeZone: string;
  /** The state as sentences name it, and its law as it was chosen. */
  home: { jurisdiction: string; name: string; law: { jurisdiction: string; name: string } };
  /** The folder's catalog, before the shop changes it. */
  catalogue: Catalogue;
  printedHours: PrintedHours;
  films: readonly Film[];
  verdictOfShade: Readonly<Record<string, HomeVerdict>>;
  vehicleZones: Readonly<Record<VehicleType, readonly string[]>>;
  regionPaths: Readonly<Record<string, string>>;
  regionPages: readonly RegionPageEntry[];
  locations: readonly Location[];
  demoPlaces: Readonly<Record<string, readonly DemoPlace[]>>;
  zipsOfCities: Readonly<Record<string, string>>;
}

/** Contradictions and gaps of a shop's folder, each a sentence that names its file; none in a folder that is whole. */
export function findShopFaults(shop: ShopParts): string[] {
  const { catalogue } = shop;
  return [
    ...brandFaults(shop),
    ...placeFaults(shop),
    ...findCatalogueFaults(catalogue).map(
      ({ part, id, field, code, other }) =>
        `The catalog: ${[part.replace('-', ' '), id, field].filter((text) => text !== '').join(', ')}: ${code.replaceAll('-', ' ')}${other === '' ? '' : ` (${other})`}.`,
    ),
    ...catalogue.regions.flatMap((region) => regionFaults(shop, region)),
    ...hoursFaults(shop.printedHours),
    ...filmFaults(shop),
    ...pageFaults(shop),
    ...sampleFaults(shop),
  ];
}

function unless(isWhole: boolean, sentence: string): string[] {
  return isWhole ? [] : [sentence];
}

function brandFaults({ brand }: ShopParts): string[] {
  return [
    ...unless(brand.name.trim() !== '', 'brand.ts: the shop has no name.'),
    ...unless(isEmail(brand.email), `brand.ts: “${brand.email}” isn’t an email address.`),
  ];
}

function placeFaults({ timeZone, home }: ShopParts): string[] {
  const { law, name, jurisdiction } = home;
  return [
    ...unless(isZone(timeZone), `time-zone.ts: “${timeZone}” isn’t the name of a time zone, such as America/Chicago.`),
    ...unless(
      law.jurisdiction === jurisdiction && law.name === name,
      `law-words.ts says ${name} (${jurisdiction}), and home-law.ts has the law of ${law.name} (${law.jurisdiction}).`,
    ),
  ];
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function regionFaults({ locations, regionPaths }: ShopParts, { id, week, initialCrews }: Region): string[] {
  return [
    ...judgeWeek(week).map((finding) => `regions.ts, ${id}: ${findingText(finding)}`),
    ...unless(
      Number.isInteger(initialCrews) && initialCrews > 0,
      `regions.ts, ${id}: it needs at least one crew to start with.`,
    ),
    ...unless(
      locations.some((location) => location.id === id),
      `pages/service-areas.ts: the region ${id} has no location.`,
    ),
    ...unless(regionPaths[id] !== undefined, `region-paths.ts: the region ${id} has no page.`),
  ];
}

function hoursFaults(printed: PrintedHours): string[] {
  return Object.entries(printed).flatMap(([door, week]) =>
    judgePrintedWeek(week).map((finding) => `hours.ts, ${door}: ${findingText(finding)}`),
  );
}

function filmFaults({ catalogue, films, verdictOfShade, vehicleZones }: ShopParts): string[] {
  const shades = new Set(films.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const sold = new Set(catalogue.packages.map(({ filmType }) => filmType));
  return [
    ...[...sold].flatMap((filmType) =>
      unless(
        films.some((film) => film.filmType === filmType),
        `films.ts: packages have ${filmType}, which has no table.`,
      ),
    ),
    ...Object.keys(verdictOfShade).flatMap((id) =>
      unless(shades.has(id), `film-verdicts.ts: no film has the shade ${id}.`),
    ),
    ...Object.entries(vehicleZones).flatMap(([vehicle, zones]) =>
      unless(zones.length > 0, `vehicle-zones.ts: a package covers no glass of a ${vehicle}.`),
    ),
  ];
}

function pageFaults({ catalogue, regionPages, regionPaths, locations }: ShopParts): string[] {
  const ids = new Set(catalogue.regions.map(({ id }) => id));
  const unknown = (file: string, named: readonly string[]) =>
    named.filter((id) => !ids.has(id)).map((id) => `${file}: the shop has no region ${id}.`);
  return [
    ...unknown('region-paths.ts', Object.keys(regionPaths)),
    ...unknown(
      'pages/service-areas.ts',
      locations.map(({ id }) => id),
    ),
    ...regionPages.flatMap(({ path, description, words: { regionId } }) => [
      ...unless(regionPaths[regionId] === path, `region-pages.ts: ${path} isn’t the address of ${regionId}.`),
      ...unless(
        description.length >= 70 && description.length <= 160,
        `region-pages.ts: the description of ${path} has ${description.length} characters, not 70 to 160.`,
      ),
    ]),
  ];
}

function sampleFaults({ catalogue, demoPlaces, zipsOfCities }: ShopParts): string[] {
  const places = Object.entries(demoPlaces).flatMap(([id, towns]) => towns.map((town) => ({ id, ...town })));
  const cities = Object.entries(zipsOfCities).flatMap(([city, zips]) => zips.split(' ').map((zip) => ({ city, zip })));
  return [
    ...places.flatMap(({ id, city, zip }) =>
      unless(regionOfZip(catalogue, zip)?.id === id, `demo.ts: ${zip} ${city} isn’t served by ${id}.`),
    ),
    ...cities.flatMap(({ city, zip }) =>
      unless(
        catalogue.regions.some(({ zipPrefixes }) =>
          zipPrefixes.some((prefix) => zip.startsWith(prefix) || prefix.startsWith(zip)),
        ),
        `zip-cities.ts: no region serves ${zip} ${city}.`,
      ),
    ),
  ];
}
