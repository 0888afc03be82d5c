import { type Site, type SiteAnswer, siteAnswers, siteQuestions } from '@tintforge/booking-core';
import { placeWords } from '@tintforge/content';
import { expect, test } from 'vitest';
import { placeMissing, placeOpen, placeText, placeTextForCrew } from './place-facts';

const phone = '(813) 555-4700';
const answers: readonly (SiteAnswer | null)[] = [...siteAnswers, null];
const everySite: readonly Site[] = answers.flatMap((garage) =>
  answers.flatMap((shade) => answers.map((power) => ({ garage, shade, power }))),
);

test.each<[Site, string | undefined, string]>([
  [{ garage: 'yes', shade: 'yes', power: 'no' }, 'Garage, shade, no power within 50 ft', ''],
  [{ garage: 'no', shade: null, power: 'not-sure' }, 'No garage', 'to ask: shade, power'],
  [{ garage: null, shade: null, power: null }, undefined, 'to ask: garage, shade, power'],
  [{ garage: 'not-sure', shade: 'not-sure', power: 'not-sure' }, undefined, 'to ask: garage, shade, power'],
])('%j reads', (site, said, asked) => {
  expect(placeText(site)).toBe(said);
  const forCrew = [said, asked].filter((text) => text !== undefined && text !== '').join(', ');
  expect(placeTextForCrew(site)).toBe(forCrew.charAt(0).toUpperCase() + forCrew.slice(1));
});

test('an unanswered question is stated nowhere, and neither is one that the customer is not sure about', () => {
  for (const site of everySite) {
    const facts = (placeText(site) ?? '').toLowerCase().split(', ');
    const crewFacts = (placeTextForCrew(site).toLowerCase().split('to ask:')[0] ?? '').split(', ');
    for (const question of siteQuestions) {
      const { yes, no } = placeWords.facts[question];
      for (const said of [facts, crewFacts]) {
        expect(said.includes(yes), JSON.stringify(site)).toBe(site[question] === 'yes');
        expect(said.includes(no), JSON.stringify(site)).toBe(site[question] === 'no');
      }
    }
    const { garage, shade, power } = site;
    const missing = placeMissing(site, phone);
    expect(missing.includes(placeWords.missing.shelter(phone))).toBe(garage === 'no' && shade === 'no');
    expect(missing.includes(placeWords.missing.power(phone))).toBe(power === 'no');
  }
});

test('what the crew needs is said while nobody knows whether it is there', () => {
  const { unknown, later } = placeWords;
  expect(placeOpen({ garage: null, shade: 'no', power: 'yes' })).toEqual([unknown.shelter, later]);
  expect(placeOpen({ garage: 'yes', shade: null, power: 'not-sure' })).toEqual([unknown.power, later]);
  expect(placeOpen({ garage: 'no', shade: 'no', power: 'no' })).toEqual([]);
});
