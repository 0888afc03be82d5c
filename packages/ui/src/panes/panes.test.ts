import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmAlpha, rampShades, twiceFilmAlpha } from './panes';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

test.each(rampShades)('film of %i percent is as opaque as its token says', (shade) => {
  const token = Number(tokens.match(new RegExp(`--film-${shade}: ([\\d.]+);`))?.[1]);
  expect(filmAlpha(shade)).toBeCloseTo(token, 2);
});

test('clear glass has no film, and light that passes twice is dimmed by the whole rest', () => {
  expect(filmAlpha(100)).toBe(0);
  expect(filmAlpha(0)).toBe(1);
  expect(twiceFilmAlpha(35)).toBe(0.65);
});
