import { aboutPage } from '@tintforge/shop/pages/about';
import { expect, test } from 'vitest';

/** Fixed parts of the page: four values, a team of three, reasons with their source. */
test('four core values', () => {
  expect(aboutPage.values.items.map(({ name }) => name)).toEqual(['Quality', 'Expertise', 'Integrity', 'Innovation']);
});

test('a team of three, by role', () => {
  expect(aboutPage.team.members.map(({ role }) => role)).toEqual(['Prep technician', 'Film cutter', 'Lead installer']);
});

test('founded 2015', () => {
  expect(aboutPage.lead).toContain('since 2015');
});

test.each([
  ['Premium installation', 'a meter reading for each window'],
  ['Mobile service', 'Travel is included'],
  ['Same-day installation in Tampa Bay', 'when a crew is free'],
  // An ad has to say whose lifetime it is (16 CFR 239.4).
  ['Lifetime warranty on tint', 'The film manufacturer’s, on ceramic, for as long as you own the car'],
  ['10-year warranty on paint protection film', 'manufacturer'],
  ['99% UV protection', 'manufacturer’s claim'],
  ['Certified technicians and premium materials', 'show you the certificate'],
  ['100% satisfaction', 'before the crew packs up'],
])('the claim “%s” comes with what stands behind it', (claim, proof) => {
  expect(aboutPage.reasons.items.find((reason) => reason.claim === claim)?.proof).toContain(proof);
});

test('no claim is made beyond the specified ones', () => {
  expect(aboutPage.reasons.items).toHaveLength(8);
});
