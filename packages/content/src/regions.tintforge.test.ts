import { parsePhone, regionOfZip } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { contactLineOf, contactLines } from './contact-lines';
import { regions, travelMinutes } from './regions';

/** docs/product.md, Regions and phone lines. */
const specified: [string, string[], string, object][] = [
  ['tampa', ['335', '336'], '(813) 555-4700', { kind: 'minutes', minutes: 120 }],
  ['clearwater', ['337', '346'], '(727) 555-4700', { kind: 'next-working-day' }],
  ['sarasota', ['342'], '(941) 555-4700', { kind: 'next-working-day' }],
  ['naples', ['339', '341'], '(239) 555-4700', { kind: 'next-working-day' }],
];

test('there are these four regions, in this order, 30 minutes of travel after each job', () => {
  expect(regions.map(({ id }) => id)).toEqual(specified.map(([id]) => id));
  expect(travelMinutes).toBe(30);
});

test.each(specified)('%s', (id, zipPrefixes, phone, leadTime) => {
  expect(regions.find((region) => region.id === id)).toMatchObject({ zipPrefixes, phone, leadTime, initialCrews: 2 });
});

test.each([
  ['33602', 'tampa'],
  ['33511', 'tampa'],
  ['33701', 'clearwater'],
  ['34698', 'clearwater'],
  ['34236', 'sarasota'],
  ['34102', 'naples'],
  ['33901', 'naples'],
  ['33801', undefined],
  ['34001', undefined],
  ['32801', undefined],
  ['90210', undefined],
])('ZIP %s is served by %s', (zip, id) => {
  expect(regionOfZip(catalogue, zip)?.id).toBe(id);
});

test('no ZIP prefix is served twice', () => {
  const prefixes = regions.flatMap(({ zipPrefixes }): string[] => [...zipPrefixes]);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

test.each([
  ['tampa', 'Tampa', '(813) 555-4700', 'tel:+18135554700'],
  ['clearwater', 'Clearwater', '(727) 555-4700', 'tel:+17275554700'],
  ['sarasota', 'Sarasota/Lakewood Ranch', '(941) 555-4700', 'tel:+19415554700'],
  ['naples', 'Naples/Fort Myers/Bonita Springs', '(239) 555-4700', 'tel:+12395554700'],
])('the line of %s', (regionId, label, phone, href) => {
  expect(contactLineOf(regionId)).toEqual({ regionId, label, phone, href });
});

test('whoever is nowhere calls Tampa', () => {
  expect(contactLineOf(undefined).regionId).toBe('tampa');
  expect(contactLineOf('atlantis').regionId).toBe('tampa');
});

test('the footer’s numbers can be dialled and all end in 4700', () => {
  expect(contactLines).toHaveLength(4);
  for (const { phone } of contactLines) expect(parsePhone(phone)).toMatch(/^\d{6}4700$/);
});
