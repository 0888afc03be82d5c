import { clearwaterPage } from '@tintforge/shop/pages/clearwater';
import { naplesPage } from '@tintforge/shop/pages/naples';
import { sarasotaPage } from '@tintforge/shop/pages/sarasota';
import { tampaPage, tampaTiles } from '@tintforge/shop/pages/tampa';
import { expect, test } from 'vitest';
import type { RegionPageWords } from '../shapes';
import { regionServices } from './region-services';
import { regionWords } from './regions-shared';

/** Ten places for each region, in the order of the page. */
const specified: [string, RegionPageWords, string][] = [
  [
    'tampa',
    tampaPage,
    'South Tampa, Westchase, Carrollwood, Hyde Park, Davis Islands, Ybor City, Seminole Heights, New Tampa, Temple Terrace, Brandon',
  ],
  [
    'clearwater',
    clearwaterPage,
    'Clearwater, St. Petersburg, Pinellas Park, Largo, Safety Harbor, Dunedin, Belcher, Indian Rocks Beach, Redington Beach, Madeira Beach',
  ],
  [
    'sarasota',
    sarasotaPage,
    'Sarasota, Bradenton, Lakewood Ranch, Siesta Key, Venice, Nokomis, Osprey, University Park, Palmer Ranch, Longboat Key',
  ],
  [
    'naples',
    naplesPage,
    'Fort Myers, Naples, Bonita Springs, Estero, Cape Coral, Sanibel, Fort Myers Beach, Lehigh Acres, Gateway, Pelican Bay',
  ],
];

test.each(specified)('%s has its ten towns, and four feature lines on each of six cards', (id, page, towns) => {
  expect(page.regionId).toBe(id);
  expect(page.towns.list.map(({ name }) => name).join(', ')).toBe(towns);
  expect(page.towns.list).toHaveLength(10);
  expect(Object.keys(page.services.cards)).toHaveLength(6);
  for (const { features } of Object.values(page.services.cards)) expect(new Set(features).size).toBe(4);
});

test('the six service cards are called as specified', () => {
  expect(regionServices.map(({ title }) => title)).toEqual([
    'Automotive Window Tinting',
    'Paint Protection Film (PPF)',
    'Commercial Window Tinting',
    'Residential Window Tinting',
    'Ceramic Film Installation',
    'Luxury Vehicle Specialists',
  ]);
});

test('Tampa promotes three neighborhoods and has four image tiles', () => {
  expect(tampaPage.towns.list.slice(0, 3).every((town) => 'isPromoted' in town)).toBe(true);
  expect(tampaPage.towns.list.slice(3).some((town) => 'isPromoted' in town)).toBe(false);
  const { automotive, ppf, commercial, residential } = tampaTiles;
  expect([automotive, ppf, commercial, residential]).toEqual([
    'Automotive',
    'Paint Protection Film',
    'Commercial',
    'Residential',
  ]);
});

test('one button calls everywhere, and no two pages’ booking buttons read alike', () => {
  expect(regionWords.callNow).toBe('Call Now');
  const labels = specified.flatMap(([, page]) => [page.hero.book, page.why.book, page.closing.book]);
  expect(new Set(labels).size).toBe(12);
});

test('no feature line is used twice', () => {
  const lines = specified.flatMap(([, page]) => Object.values(page.services.cards).flatMap(({ features }) => features));
  expect(lines).toHaveLength(96);
  expect(new Set(lines).size).toBe(96);
});

test('nothing is sold as protection from hurricanes, wind or impact (553.842, FDUTPA)', () => {
  for (const [, page] of specified) expect(JSON.stringify(page)).not.toMatch(/hurricane|windstorm|impact|shatter/i);
});

/** The ends of the ceramic table, and the law's figure for front doors (docs/florida-law.md). */
test.each([
  [tampaPage, 'At least 28% on the front doors, as Florida requires'],
  [tampaPage, 'Seven shades from 5 to 64%'],
  [clearwaterPage, 'Infrared rejection from 78 up to 95%'],
  [sarasotaPage, 'Keeps out 51 to 66% of solar energy, by shade'],
  [sarasotaPage, 'Lightest shade lets 64% of the light in'],
  [naplesPage, 'Available as light as 64%'],
] as const)('%# every percentage is from the film table or the statute', (page, line) => {
  expect(JSON.stringify(page)).toContain(line);
});

test('there are no other percentages', () => {
  const count = specified.flatMap(([, page]) => JSON.stringify(page).match(/%/g) ?? []).length;
  expect(count).toBe(6);
});
