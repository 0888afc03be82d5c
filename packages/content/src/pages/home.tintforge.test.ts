import { brands } from '@tintforge/shop/pages/brands';
import { homeWords } from '@tintforge/shop/pages/home';
import { testimonials } from '@tintforge/shop/pages/testimonials';
import { describe, expect, test } from 'vitest';
import { starsLabel } from './stars';

describe('film cards: UV protection, heat rejection, signal interference', () => {
  test.each([
    ['Ceramic', '$$$', 'Premium', 99, 95, 0],
    ['Hybrid', '$', 'Value', 90, 80, 10],
    ['Carbon', '$$', 'Mid-range', 85, 70, 15],
  ])('%s', (name, tier, badge, uvProtection, heatRejection, signalInterference) => {
    const card = homeWords.films.cards.find((candidate) => candidate.name === name);
    expect(card).toMatchObject({ tier, badge, uvProtection, heatRejection, signalInterference });
    expect(card?.benefits).toHaveLength(3);
  });
});

describe('the comparison of ceramic, hybrid and carbon', () => {
  test.each([
    ['UV rejection', undefined, '99%', '95%', '90%'],
    ['Heat reduction', 'up to', '80%', '65%', '50%'],
    ['Glare reduction', 'up to', '90%', '85%', '80%'],
    ['Signal interference', undefined, 'None', 'Minimal', 'Very low'],
    ['Manufacturer warranty', undefined, 'Lifetime', '15 years', '10 years'],
    ['Price', undefined, '$$$ premium', '$ value', '$$ mid-range'],
  ])('%s', (feature, qualifier, ceramic, hybrid, carbon) => {
    const row = homeWords.comparison.rows.find((candidate) => candidate.feature === feature);
    expect({ qualifier: undefined, ...row }).toEqual({ feature, qualifier, ceramic, hybrid, carbon });
  });

  test('says whose claims these are and whose lifetime is meant', () => {
    expect(homeWords.comparison.note).toMatch(/the manufacturers’ published claims/);
    expect(homeWords.comparison.noteEnd).toMatch(/Lifetime means as long as you own the car/);
  });
});

test.each([
  ['Partial Front', 899],
  ['Full Front', 1499],
  ['Full Vehicle', 3999],
])('paint protection film, %s, starts at $%s', (coverage, dollars) => {
  expect(homeWords.ppf.prices).toContainEqual({ coverage, fromCents: dollars * 100 });
});

test('HVAC savings are up to 30%, and it is said whose claim that is', () => {
  expect(homeWords.services.commercial.description).toMatch(/up to 30%, according to the film manufacturer/);
});

test('there are four trust points, three testimonials and no brand with a name of its own', () => {
  expect(homeWords.about.points).toHaveLength(4);
  expect(testimonials).toHaveLength(3);
  for (const { name } of brands) expect(name).toMatch(/ film manufacturer$/);
});

test('a testimonial is signed with initials, car and town, and one has half a star', () => {
  for (const { name, initials, role } of testimonials) {
    expect(name).toMatch(/^[A-Z]\. [A-Z]\.$/);
    expect(initials).toBe(name.replaceAll(/[. ]/g, ''));
    expect(role.split(', ')).toHaveLength(3);
  }
  expect(testimonials.map(({ rating }) => starsLabel(rating))).toEqual([
    '5 of 5 stars',
    '5 of 5 stars',
    '4.5 of 5 stars',
  ]);
});

test('ratings are read with their number', () => {
  expect(homeWords.testimonials.summary({ rating: 4.9, count: 97 })).toBe('4.9 of 5 from 97 ratings');
});
