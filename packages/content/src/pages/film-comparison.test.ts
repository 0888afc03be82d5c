import { brand } from '@tintforge/shop/brand';
import { signalClaims } from '@tintforge/shop/pages/signal-claims';
import { expect, test } from 'vitest';
import { filmTypes } from '../shades';
import { filmCharts } from './film-charts';
import { filmComparison } from './film-comparison';

test(`${brand.name} compares the films that it has, and has a claim about each in every row`, () => {
  expect(filmComparison.columns.map(({ filmType }) => filmType).sort()).toEqual([...filmTypes].sort());
  for (const { feature, claims } of filmComparison.rows) {
    expect(Object.keys(claims).sort(), feature).toEqual([...filmTypes].sort());
  }
  expect(Object.keys(signalClaims).sort()).toEqual([...filmTypes].sort());
});

test.each(['heat', 'ultraviolet'] as const)('each of its films has one bar in the chart of %s', (chart) => {
  const films = filmCharts[chart].bars.flatMap(({ filmType }) => filmType ?? []);
  expect(films.sort()).toEqual([...filmTypes].sort());
});
