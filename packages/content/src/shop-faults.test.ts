import { brand } from '@tintforge/shop/brand';
import { demoNames, demoPlaces } from '@tintforge/shop/demo';
import { filmNames } from '@tintforge/shop/film-names';
import { verdictOfShade } from '@tintforge/shop/film-verdicts';
import { films } from '@tintforge/shop/films';
import { homeLaw } from '@tintforge/shop/home-law';
import { printedHours } from '@tintforge/shop/hours';
import { homeJurisdiction, homeStateName } from '@tintforge/shop/law-words';
import { pageDescriptions } from '@tintforge/shop/page-descriptions';
import { aboutPage } from '@tintforge/shop/pages/about';
import { carbonPage } from '@tintforge/shop/pages/carbon';
import { ceramicPage } from '@tintforge/shop/pages/ceramic';
import { commercialPage } from '@tintforge/shop/pages/commercial';
import { explorerPage } from '@tintforge/shop/pages/explorer';
import { galleryPage } from '@tintforge/shop/pages/gallery';
import { homeWords } from '@tintforge/shop/pages/home';
import { hybridPage } from '@tintforge/shop/pages/hybrid';
import { ppfBenefitsPage } from '@tintforge/shop/pages/ppf-benefits';
import { ppfPage } from '@tintforge/shop/pages/ppf-service';
import { residentialPage } from '@tintforge/shop/pages/residential';
import { locations } from '@tintforge/shop/pages/service-areas';
import { regionPages } from '@tintforge/shop/region-pages';
import { regionPaths } from '@tintforge/shop/region-paths';
import { site } from '@tintforge/shop/site';
import { timeZone } from '@tintforge/shop/time-zone';
import { vehicleHints } from '@tintforge/shop/vehicle-types';
import { zipsOfCities } from '@tintforge/shop/zip-cities';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue';
import type { HomeWords } from './page-shapes';
import { regions } from './regions';
import type { RegionPageEntry } from './shapes';
import { findShopFaults, type ShopParts } from './shop-faults';
import { vehicleTypes } from './vehicle-types';

const { services, ppf }: HomeWords = homeWords;

const shop: ShopParts = {
  brand,
  timeZone,
  site,
  pageWords: {
    commercial: commercialPage,
    residential: residentialPage,
    ppf: ppfPage,
    ppfBenefits: ppfBenefitsPage,
    ceramic: ceramicPage,
    carbon: carbonPage,
    hybrid: hybridPage,
    explorer: explorerPage,
    gallery: galleryPage,
    about: aboutPage,
  },
  pageDescriptions,
  homeServices: { residential: services.residential, commercial: services.commercial, ppf },
  home: { jurisdiction: homeJurisdiction, name: homeStateName, law: homeLaw },
  catalogue,
  vehicleHints,
  printedHours,
  films,
  filmNames,
  verdictOfShade,
  regionPaths,
  regionPages,
  locations,
  demoPlaces,
  demoNames,
  zipsOfCities,
};
const [region] = regions;
const [regionPage] = regionPages;
const [firstVehicle] = vehicleTypes;

const onlyCars: Partial<ShopParts> = {
  site: { services: ['automotive'], products: ['comparison'], resources: ['contact', 'privacy'], others: [] },
  pageWords: {},
};
const plainRegionPage = {
  path: '/here',
  name: 'Here',
  description: '',
  words: { ...regionPage?.words, services: { heading: '', lead: '', cards: {} } } as RegionPageEntry['words'],
};

test('the folder of the chosen shop is whole', () => {
  expect(findShopFaults(shop)).toEqual([]);
});

test.each<[string, Partial<ShopParts>, string]>([
  ['no name', { brand: { ...brand, name: ' ' } }, 'brand.ts: the shop has no name.'],
  ['no address', { brand: { ...brand, email: 'hello' } }, 'brand.ts: “hello” isn’t an email address.'],
  [
    'letters that codes can’t start with',
    { brand: { ...brand, codePrefix: 'U1' } },
    'brand.ts: codes can’t start with “U1”: two capital letters.',
  ],
  [
    'one pair of letters for both kinds of codes',
    { brand: { ...brand, quotePrefix: brand.codePrefix } },
    `brand.ts: tracking codes and codes of quotes both start with ${brand.codePrefix}.`,
  ],
  ['no zone', { timeZone: 'Mountain' }, 'time-zone.ts: “Mountain” isn’t the IANA name of a time zone.'],
  [
    'another state’s law',
    { home: { jurisdiction: 'US-OH', name: 'Ohio', law: { jurisdiction: 'US-ID', name: 'Idaho' } } },
    'law-words.ts says Ohio (US-OH), and home-law.ts has the law of Idaho (US-ID).',
  ],
  [
    'no crew',
    { catalogue: { ...catalogue, regions: [{ ...region, initialCrews: 0 }] } },
    `regions.ts, ${region.id}: it needs at least one crew to start with.`,
  ],
  [
    'a page without words',
    { site: { ...site, resources: ['about', 'contact', 'privacy'] }, pageWords: { about: undefined } },
    'site.ts: it has the page about, and there is no pages/about.ts.',
  ],
  [
    'words without a page',
    { ...onlyCars, pageWords: { about: {} } },
    'pages/about.ts: site.ts doesn’t have the page about.',
  ],
  [
    'a service that is left out, on the start page',
    { ...onlyCars, homeServices: { residential: {}, commercial: undefined, ppf: undefined } },
    'pages/home.ts: it shows residential, a page that site.ts doesn’t have.',
  ],
  [
    'a service that is left out, on a region’s page',
    { ...onlyCars, regionPages: [{ ...plainRegionPage, tiles: { label: 'Work', automotive: 'Cars', ppf: 'PPF' } }] },
    'The page /here: it shows ppf, a page that site.ts doesn’t have.',
  ],
  [
    'a page that the start page forgets',
    {
      homeServices: { residential: undefined, commercial: undefined, ppf: undefined },
      site: { ...site, others: ['ppfBenefits'], services: ['automotive', 'ppf'] },
    },
    'pages/home.ts: it doesn’t show the page ppf.',
  ],
  [
    'benefits of paint film without its page',
    { site: { ...site, services: ['automotive'], others: ['ppfBenefits'] } },
    'site.ts: the page ppfBenefits needs the page ppf.',
  ],
  ['a shop without cars', { site: { ...site, services: ['ppf'] } }, 'site.ts: the services lack automotive, which'],
  ['no page about film', { site: { ...site, products: [] } }, 'site.ts: the products lack a page'],
  ['no way to write', { site: { ...site, resources: ['privacy'] } }, 'site.ts: the resources lack contact, which'],
  [
    'a page in two menus',
    { site: { ...site, services: ['automotive', 'automotive'] } },
    'site.ts: it has a page twice.',
  ],
  [
    'a page that no search engine can describe',
    { site: { ...site, products: ['comparison'] }, pageDescriptions: {} },
    'page-descriptions.ts: the page comparison has none.',
  ],
  [
    'a short description',
    { pageDescriptions: { ...pageDescriptions, home: 'Tint.' } },
    'page-descriptions.ts: that of home has 5 characters, not 70 to 160.',
  ],
  [
    'a package of no vehicle',
    { catalogue: { ...catalogue, vehicleTypes: catalogue.vehicleTypes.slice(1) } },
    `packages.ts, ${catalogue.packages.find(({ vehicleType }) => vehicleType === firstVehicle.id)?.id}: the shop has no vehicle type ${firstVehicle.id}.`,
  ],
  [
    'an id that no address can have',
    { catalogue: { ...catalogue, vehicleTypes: [{ ...firstVehicle, id: 'Big Van' }] } },
    'vehicle-types.ts: “Big Van” isn’t an id: lowercase letters, digits and hyphens.',
  ],
  ['no hint', { vehicleHints: {} }, `vehicle-types.ts, ${firstVehicle.id}: it has no hint.`],
  [
    'one id for two vehicles',
    { catalogue: { ...catalogue, vehicleTypes: [firstVehicle, firstVehicle] } },
    'vehicle-types.ts: two vehicle types have one id.',
  ],
  [
    'a vehicle without glass',
    { catalogue: { ...catalogue, vehicleTypes: [{ ...firstVehicle, zones: [] }] } },
    `vehicle-types.ts, ${firstVehicle.id}: a package covers no glass of it.`,
  ],
  [
    'glass from back to front',
    { catalogue: { ...catalogue, vehicleTypes: [{ ...firstVehicle, zones: ['back', 'front-sides'] }] } },
    `vehicle-types.ts, ${firstVehicle.id}: its glass isn’t in the order from front to back.`,
  ],
  ['no location', { locations: [] }, `pages/service-areas.ts: the region ${region.id} has no location.`],
  ['no page', { regionPaths: {} }, `region-paths.ts: the region ${region.id} has no page.`],
  [
    'a price of nothing',
    { catalogue: { ...catalogue, packages: catalogue.packages.map((each) => ({ ...each, priceCents: 0 })) } },
    `The catalog: package, ${catalogue.packages[0]?.id}, priceCents: price missing.`,
  ],
  [
    'a page of no region',
    { regionPaths: { ...regionPaths, moon: '/moon' } },
    'region-paths.ts: the shop has no region moon.',
  ],
  [
    'a verdict on no shade',
    { verdictOfShade: { 'night-1': 'none' } },
    'film-verdicts.ts: no film has the shade night-1.',
  ],
  [
    'a film without a table',
    { films: [] },
    `films.ts: packages have ${catalogue.packages[0]?.filmType}, which has no table.`,
  ],
  [
    'a film of two names',
    { filmNames: { ...filmNames, [films[0]?.series ?? '']: 'Night Film' } },
    `film-names.ts: Night Film is called ${films[0]?.filmType} in films.ts.`,
  ],
  [
    'few customers',
    { demoNames: { first: ['Rusty', 'Rusty'], last: ['Fender'] } },
    'demo.ts: its names make fewer than a hundred different customers.',
  ],
  [
    'a demo outside',
    { demoPlaces: { [region.id]: [{ city: 'Elsewhere', zip: '00501' }] } },
    `demo.ts: 00501 Elsewhere isn’t served by ${region.id}.`,
  ],
  ['a city outside', { zipsOfCities: { Elsewhere: '00501' } }, 'zip-cities.ts: no region serves 00501 Elsewhere.'],
  [
    'a week without a day',
    { catalogue: { ...catalogue, regions: [{ ...region, week: [null, null, null, null, null, null, null] }] } },
    `regions.ts, ${region.id}: `,
  ],
])('%s is said', (_name, change, sentence) => {
  expect(findShopFaults({ ...shop, ...change }).filter((fault) => fault.startsWith(sentence))).toHaveLength(1);
});
