import { brand } from '@tintforge/shop/brand';
import { demoPlaces } from '@tintforge/shop/demo';
import { verdictOfShade } from '@tintforge/shop/film-verdicts';
import { films } from '@tintforge/shop/films';
import { homeLaw } from '@tintforge/shop/home-law';
import { printedHours } from '@tintforge/shop/hours';
import { homeJurisdiction, homeStateName } from '@tintforge/shop/law-words';
import { locations } from '@tintforge/shop/pages/service-areas';
import { regionPages } from '@tintforge/shop/region-pages';
import { regionPaths } from '@tintforge/shop/region-paths';
import { timeZone } from '@tintforge/shop/time-zone';
import { vehicleZones } from '@tintforge/shop/vehicle-zones';
import { zipsOfCities } from '@tintforge/shop/zip-cities';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { regions } from './regions';
import { findShopFaults, type ShopParts } from './shop-faults';

const shop: ShopParts = {
  brand,
  timeZone,
  home: { jurisdiction: homeJurisdiction, name: homeStateName, law: homeLaw },
  catalogue,
  printedHours,
  films,
  verdictOfShade,
  vehicleZones,
  regionPaths,
  regionPages,
  locations,
  demoPlaces,
  zipsOfCities,
};
const [region] = regions;

test('the folder of the chosen shop is whole', () => {
  expect(findShopFaults(shop)).toEqual([]);
});

test.each<[string, Partial<ShopParts>, string]>([
  ['no name', { brand: { ...brand, name: ' ' } }, 'brand.ts: the shop has no name.'],
  ['no address', { brand: { ...brand, email: 'hello' } }, 'brand.ts: “hello” isn’t an email address.'],
  [
    'no zone',
    { timeZone: 'Mountain' },
    'time-zone.ts: “Mountain” isn’t the name of a time zone, such as America/Chicago.',
  ],
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
