import { expect, test } from 'vitest';
import { filmGlossary } from './film-glossary';

test('six entries, in their fixed order', () => {
  expect(filmGlossary.heading).toBe('Understanding the Specifications');
  expect(filmGlossary.entries.map(({ title }) => title)).toEqual([
    'Total Solar Energy Rejected',
    'Visible Light Transmitted',
    'Ultraviolet Rejection',
    'Infrared Rejection',
    'Infrared Energy Rejection',
    'Glare Reduction',
  ]);
});

test.each([
  ['Total Solar Energy Rejected', 'Higher means less heat transmitted.'],
  ['Visible Light Transmitted', 'Higher is a lighter film.'],
  ['Infrared Rejection', 'between 900 and 1,000 nm'],
  ['Infrared Energy Rejection', 'between 780 and 2,500 nm'],
  ['Glare Reduction', '1/4 inch (6 mm) thick, 73% VLT automotive green glass'],
])('%s: %s', (title, words) => {
  expect(filmGlossary.entries.find((entry) => entry.title === title)?.description).toContain(words);
});
