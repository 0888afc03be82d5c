import { ppfBenefitsPage } from '@tintforge/shop/pages/ppf-benefits';
import { expect, test } from 'vitest';

const { hero, benefits, coverage, features, closing } = ppfBenefitsPage;

/** Fixed parts of the page: six benefits, three coverage options, eight features, no prices. */
test('six benefits of four lines each', () => {
  expect(benefits.items.map(({ name }) => name)).toEqual([
    'Ultimate Protection',
    'Preserves Value',
    'Stain Resistance',
    'UV Protection',
    'Self-Healing',
    'Invisible Coverage',
  ]);
  for (const { details } of benefits.items) expect(new Set(details).size).toBe(4);
});

test('three coverage options, each with what it covers and for whom', () => {
  expect(coverage.options.map(({ name }) => name)).toEqual([
    'Full Vehicle Protection',
    'High-Impact Areas',
    'Luxury Vehicle Package',
  ]);
  for (const option of coverage.options) {
    for (const text of [option.description, option.coverage, option.bestFor]) expect(text).not.toBe('');
  }
});

test('eight premium features', () => {
  expect(features.items).toEqual([
    '10-year manufacturer warranty',
    'Professional installation',
    'Custom computer-cut patterns',
    'Self-healing topcoat',
    'Optically clear film',
    'Removable without damage',
    'Stain and chemical resistant',
    'Enhanced gloss and depth',
  ]);
});

test.each([
  [hero.quote, 'Get PPF Quote'],
  [hero.call, 'Call Expert'],
  [coverage.quote, 'Get Quote'],
  [closing.schedule, 'Schedule PPF'],
  [closing.call, 'Call Now'],
  [closing.find, 'Find Location'],
])('a call reads “%s”', (label, printed) => {
  expect(label).toBe(printed);
});

test('no prices', () => {
  expect(JSON.stringify(ppfBenefitsPage)).not.toMatch(/\$|Cents|price/i);
});
