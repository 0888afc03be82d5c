import { areasPage, locations } from '@tintforge/shop/pages/service-areas';
import { expect, test } from 'vitest';

test('four locations in the specified order, with four places each', () => {
  expect(locations.map(({ id, name, areas }) => `${id}: ${name}: ${areas.join(', ')}`)).toEqual([
    'tampa: Tampa Bay: Tampa, Westchase, Carrollwood, Brandon',
    'clearwater: Clearwater and St. Petersburg: Clearwater, St. Petersburg, Largo, Dunedin',
    'sarasota: Sarasota and Bradenton: Sarasota, Bradenton, Lakewood Ranch, Venice',
    'naples: Naples and Fort Myers: Naples, Fort Myers, Bonita Springs, Cape Coral',
  ]);
});

test('the cards’ labels are fixed, and the rating is of five', () => {
  expect([areasPage.callNow, areasPage.bookOnline, areasPage.learnMore]).toEqual([
    'Call Now',
    'Book Online',
    'Learn More',
  ]);
  expect(areasPage.rating(4.9)).toBe('4.9 of 5');
});

test.each([
  ['tampa', '120 minutes'],
  ['clearwater', 'next working day'],
  ['sarasota', 'next working day'],
  ['naples', 'next working day'],
])('%s says how soon: %s', (id, lead) => {
  expect(locations.find((location) => location.id === id)?.description).toContain(lead);
});
