import type { QuoteDetails } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { quoteFacts, quoteSize } from './quote-words';

const home: QuoteDetails = {
  kind: 'residential',
  windows: [
    { room: 'Kitchen', count: 3, size: { widthInches: 35.5, heightInches: 60 }, sun: 'west' },
    { room: 'Stairs', count: 1, size: null, sun: 'not-sure' },
  ],
  goals: ['heat', 'privacy'],
  glass: 'low-e',
  oldFilm: 'not-sure',
  reach: 'ladder',
  home: 'condo',
  association: 'yes',
};

test('a home’s request reads as it was answered', () => {
  expect(quoteSize(home)).toBe('4 windows');
  expect(quoteFacts(home).map(({ name, lines }) => `${name}: ${lines.join('; ')}`)).toEqual([
    'Windows: 3 × Kitchen, 35.5 × 60 in, west, afternoon sun; 1 × Stairs, size not sure, side not sure',
    'What film should do: Less heat; Privacy',
    'Glass: Low-E',
    'Old film on the glass: Not sure',
    'Highest window: With a ladder',
    'Home: Condo',
    'Homeowners association: Yes',
  ]);
});

test.each<[details: QuoteDetails, size: string]>([
  [{ ...home, windows: home.kind === 'residential' ? home.windows.slice(1) : [] }, '1 window'],
  [
    {
      kind: 'fleet',
      vehicles: [{ type: 'truck', count: 12, model: '' }],
      wanted: '',
      places: '',
      offRoad: '',
    },
    '12 vehicles',
  ],
])('%# is a size in words', (details, size) => {
  expect(quoteSize(details)).toBe(size);
});

test('what was left open says so', () => {
  const car = { kind: 'ppf', year: 2024, make: 'Sample', model: 'Coupe', color: '' } as const;
  const details: QuoteDetails = {
    ...car,
    coverage: 'panels',
    panels: ['hood', 'mirrors'],
    chips: 'no',
    repainted: 'yes',
    garage: 'not-sure',
  };
  expect(quoteSize(details)).toBe('2 panels');
  expect(quoteSize({ ...details, coverage: 'full-front', panels: [] })).toBe('Full Front');
  expect(quoteFacts(details)).toContainEqual({ name: 'Color', lines: ['Not specified'] });
  expect(quoteFacts(details)).toContainEqual({
    name: 'Coverage',
    lines: ['Panels I choose', 'Hood', 'Mirrors'],
  });
});
