import { expect, test } from 'vitest';
import { figuresOf } from './film-figures';
import { inShopNames } from './film-names';
import { passagesOf } from './passages';
import { excessOf } from './table-excess';

function excess(sentence: string): string[] {
  return passagesOf(inShopNames(sentence), 'page')
    .flatMap(figuresOf)
    .flatMap((figure) => excessOf(figure) ?? []);
}

test.each([
  'Ceramic film rejects up to 95% of infrared and 66% of solar energy',
  'Ceramic keeps out 51 to 66% of solar energy',
  'Carbon stops at least 99.5% of ultraviolet light',
  'Hybrid 35 cuts glare by 53%',
  'Up to 66% of the heat stays out',
  'Hybrid lets 41% of the light through',
  'A windshield has 73% VLT',
])('the tables hold “%s”', (sentence) => {
  expect(excess(sentence)).toEqual([]);
});

test.each([
  ['Ceramic film keeps out 95% of the heat', 'heat: 95% where the table of Ceramic Film ends at 66%'],
  ['Carbon rejects up to 50% of solar energy', 'heat: 50% where the table of Carbon Film ends at 30%'],
  ['Carbon 70 cuts glare by 30%', 'glare: 30% where the table of Carbon 70 ends at 15%'],
  ['Up to 80% heat rejection', 'heat: 80% where the table of any film ends at 66%'],
  ['Hybrid rejects 70% of infrared', 'infrared: 70% where the table of Hybrid Film ends at 43%'],
  ['Carbon rejects 53% of infrared', 'infrared: 53% where the table of Carbon Film ends at 9%'],
  ['Ceramic stops 99.9% of UV', 'ultraviolet: 99.9%, and the table of Ceramic Film holds none'],
  ['Ceramic rejects at least 66% of solar energy', 'heat: at least 66% where the table of Ceramic Film begins at 51%'],
  [
    'Every shade of carbon blocks 99.9% of UV',
    'ultraviolet: at least 99.9% where the table of Carbon Film begins at 99.5%',
  ],
  ['At least 50% of the heat stays out', 'heat: at least 50% where the table of any film begins at 20%'],
  ['Hybrid 30 lets 30% of the light through', 'light: 30% where the table of Hybrid 30 ends at 26%'],
  ['Hybrid 50 lets 28% of the light through', 'light: 28% where Hybrid 50 begins at 41%'],
])('“%s” is beyond them', (sentence, words) => {
  expect(excess(sentence)).toEqual([inShopNames(words)]);
});
