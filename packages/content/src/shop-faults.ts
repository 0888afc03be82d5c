import {
  type Catalogue,
  findCatalogueFaults,
  glassZones,
  isEmail,
  judgePrintedWeek,
  judgeWeek,
  type PrintedHours,
  type Region,
  regionOfZip,
} from '@tintforge/booking-core';
import { findingText } from './opening-words';
import { type OptionalPage, optionalPages, type ShopSite } from './page-names';
import type {
  DemoNames,
  DemoPlace,
  Film,
  FilmNames,
  HomeVerdict,
  Location,
  RegionPageEntry,
  RegionServiceId,
  ShopBrand,
} from './shapes';

/** The parts of a shop's folder that can contradict each other. */
export interface ShopParts {
  brand: ShopBrand;
  timeZone: string;
  site: ShopSite;
  /** The words of each page that has a module; undefined where the folder has none. */
  pageWords: Readonly<Partial<Record<OptionalPage, object | undefined>>>;
  pageDescriptions: Readonly<Record<string, string | undefined>>;
  /** The services that the start page shows. */
  homeServices: Readonly<Record<'residential' | 'commercial' | 'ppf', object | undefined>>;
  /** The state as sentences name it, and its law as it was chosen. */
  home: { jurisdiction: string; name: string; law: { jurisdiction: string; name: string } };
  /** The folder's catalog, before the shop changes it. */
  catalogue: Catalogue;
  vehicleHints: Readonly<Record<string, string | undefined>>;
  printedHours: PrintedHours;
  films: readonly Film[];
  filmNames: FilmNames;
  verdictOfShade: Readonly<Record<string, HomeVerdict>>;
  regionPaths: Readonly<Record<string, string>>;
  regionPages: readonly RegionPageEntry[];
  locations: readonly Location[];
  demoPlaces: Readonly<Record<string, readonly DemoPlace[]>>;
  demoNames: DemoNames;
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
    ...vehicleFaults(shop),
    ...filmFaults(shop),
    ...siteFaults(shop),
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
    ...[brand.codePrefix, brand.quotePrefix].flatMap((prefix) =>
      unless(/^[A-Z]{2}$/.test(prefix), `brand.ts: codes can’t start with “${prefix}”: two capital letters.`),
    ),
    ...unless(
      brand.codePrefix !== brand.quotePrefix,
      `brand.ts: tracking codes and codes of quotes both start with ${brand.codePrefix}.`,
    ),
  ];
}

function placeFaults({ timeZone, home }: ShopParts): string[] {
  const { law, name, jurisdiction } = home;
  return [
    ...unless(isZone(timeZone), `time-zone.ts: “${timeZone}” isn’t the IANA name of a time zone.`),
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

/** Ids are in addresses and in the database: lowercase letters, digits and hyphens. */
const isId = (id: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) && id.length <= 60;

function vehicleFaults({ catalogue: { vehicleTypes, packages }, vehicleHints }: ShopParts): string[] {
  const ids = vehicleTypes.map(({ id }) => id);
  return [
    ...unless(ids.length > 0, 'vehicle-types.ts: the shop has no vehicle type.'),
    ...unless(new Set(ids).size === ids.length, 'vehicle-types.ts: two vehicle types have one id.'),
    ...vehicleTypes.flatMap(({ id, name, zones }) => [
      ...unless(isId(id), `vehicle-types.ts: “${id}” isn’t an id: lowercase letters, digits and hyphens.`),
      ...unless(name.trim() !== '', `vehicle-types.ts, ${id}: it has no name.`),
      ...unless(vehicleHints[id] !== undefined, `vehicle-types.ts, ${id}: it has no hint.`),
      ...unless(zones.length > 0, `vehicle-types.ts, ${id}: a package covers no glass of it.`),
      ...unless(
        JSON.stringify(zones) === JSON.stringify(glassZones.filter((zone) => zones.includes(zone))),
        `vehicle-types.ts, ${id}: its glass isn’t in the order from front to back.`,
      ),
    ]),
    ...packages.flatMap(({ id, vehicleType }) =>
      unless(ids.includes(vehicleType), `packages.ts, ${id}: the shop has no vehicle type ${vehicleType}.`),
    ),
  ];
}

function filmFaults({ catalogue, films, filmNames, verdictOfShade }: ShopParts): string[] {
  const shades = new Set(films.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const sold = new Set(catalogue.packages.map(({ filmType }) => filmType));
  return [
    ...[...sold].flatMap((filmType) =>
      unless(
        films.some((film) => film.filmType === filmType),
        `films.ts: packages have ${filmType}, which has no table.`,
      ),
    ),
    ...films.flatMap(({ filmType, series }) =>
      unless(filmNames[series] === filmType, `film-names.ts: ${filmNames[series]} is called ${filmType} in films.ts.`),
    ),
    ...Object.keys(verdictOfShade).flatMap((id) =>
      unless(shades.has(id), `film-verdicts.ts: no film has the shade ${id}.`),
    ),
  ];
}

/** The files of pages whose names differ from theirs. */
const files: Readonly<Partial<Record<OptionalPage, string>>> = { ppf: 'ppf-service', ppfBenefits: 'ppf-benefits' };

/** Pages that make no sense without another. */
const needs: Readonly<Partial<Record<OptionalPage, OptionalPage>>> = { ppfBenefits: 'ppf' };

/** The pages of services that a region's page lists; the others have none. */
const pageOfService: Readonly<Partial<Record<RegionServiceId, OptionalPage>>> = {
  ppf: 'ppf',
  commercial: 'commercial',
  residential: 'residential',
};

function siteFaults({ site, pageWords, pageDescriptions, homeServices, regionPages }: ShopParts): string[] {
  const names: readonly string[] = Object.values(site).flat();
  const has = (page: OptionalPage) => names.includes(page);
  const shown = (where: string, pages: readonly (OptionalPage | undefined)[]) =>
    pages.flatMap((page) =>
      unless(page === undefined || has(page), `${where}: it shows ${page}, a page that site.ts doesn’t have.`),
    );
  return [
    ...unless(new Set(names).size === names.length, 'site.ts: it has a page twice.'),
    ...unless(site.products.length > 0, 'site.ts: the products lack a page of a film or of all.'),
    ...unless(names.includes('automotive'), 'site.ts: the services lack automotive, which every shop has.'),
    ...['contact', 'privacy'].flatMap((page) =>
      unless(names.includes(page), `site.ts: the resources lack ${page}, which every shop has.`),
    ),
    ...optionalPages.flatMap((page) => {
      const file = `pages/${files[page] ?? page}.ts`;
      const isWritten = !(page in pageWords) || pageWords[page] !== undefined;
      const needed = needs[page];
      if (!has(page)) {
        return unless(!(page in pageWords && isWritten), `${file}: site.ts doesn’t have the page ${page}.`);
      }
      return [
        ...unless(isWritten, `site.ts: it has the page ${page}, and there is no ${file}.`),
        ...unless(needed === undefined || has(needed), `site.ts: the page ${page} needs the page ${needed}.`),
        ...unless(pageDescriptions[page] !== undefined, `page-descriptions.ts: the page ${page} has none.`),
      ];
    }),
    ...Object.entries(pageDescriptions).flatMap(([page, text]) =>
      unless(
        text === undefined || (text.length >= 70 && text.length <= 160),
        `page-descriptions.ts: that of ${page} has ${text?.length} characters, not 70 to 160.`,
      ),
    ),
    ...(['residential', 'commercial', 'ppf'] as const).flatMap((page) => [
      ...shown('pages/home.ts', [homeServices[page] && page]),
      ...unless(!has(page) || homeServices[page] !== undefined, `pages/home.ts: it doesn’t show the page ${page}.`),
    ]),
    ...regionPages.flatMap(({ path, words, tiles }) =>
      shown(`The page ${path}`, [
        ...(Object.keys(words.services.cards) as RegionServiceId[]).map((service) => pageOfService[service]),
        ...(['residential', 'commercial', 'ppf'] as const).filter((tile) => tiles?.[tile] !== undefined),
      ]),
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

function sampleFaults({ catalogue, demoPlaces, demoNames, zipsOfCities }: ShopParts): string[] {
  const { first, last } = demoNames;
  const places = Object.entries(demoPlaces).flatMap(([id, towns]) => towns.map((town) => ({ id, ...town })));
  const cities = Object.entries(zipsOfCities).flatMap(([city, zips]) => zips.split(' ').map((zip) => ({ city, zip })));
  return [
    ...unless(
      new Set(first).size * new Set(last).size >= 100,
      'demo.ts: its names make fewer than a hundred different customers.',
    ),
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
