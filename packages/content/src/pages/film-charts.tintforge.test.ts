import { expect, test } from 'vitest';
import { filmCharts } from './film-charts';

test('heat rejection: Ceramic 95, Hybrid 65, Carbon 50, Dyed 35 percent', () => {
  expect(filmCharts.heat.bars.map(({ label, percent }) => [label, percent])).toEqual([
    ['Ceramic', 95],
    ['Hybrid', 65],
    ['Carbon', 50],
    ['Dyed', 35],
  ]);
});

test('UV protection: Ceramic 99.9, Hybrid 99, Carbon 99, Dyed 98 percent', () => {
  expect(filmCharts.ultraviolet.bars.map(({ label, percent }) => [label, percent])).toEqual([
    ['Ceramic', 99.9],
    ['Hybrid', 99],
    ['Carbon', 99],
    ['Dyed', 98],
  ]);
});

test.each(['heat', 'ultraviolet'] as const)('each chart of %s knows which bar is which of our films', (chart) => {
  expect(filmCharts[chart].bars.map(({ filmType }) => filmType)).toEqual([
    'Ceramic Film',
    'Hybrid Film',
    'Carbon Film',
    undefined,
  ]);
});
