import { judgeTint } from '@tintforge/booking-core';
import { films } from '@tintforge/shop/films';
import { homeLaw } from '@tintforge/shop/home-law';
import { ceramicPage } from '@tintforge/shop/pages/ceramic';
import { homeHero } from '@tintforge/shop/pages/home-hero';
import { describe, expect, test } from 'vitest';
import { heroLaw } from './home-hero';

const { stops, firstStop, valueText } = homeHero.pane;

describe('the pane: heat, glare and UV in percent', () => {
  test.each([
    [100, 'Clear', 0, 0, 0],
    [70, '70%', 49, 4, 99.9],
    [50, '50%', 55, 32, 99.9],
    [35, '35%', 58, 52, 99.9],
    [25, '25%', 61, 66, 99.9],
    [20, '20%', 62, 73, 99.9],
    [15, '15%', 63, 79, 99.9],
    [5, '5%', 66, 93, 99.9],
  ])('at %d', (vltPercent, label, heatPercent, glarePercent, uvPercent) => {
    expect(stops.find((stop) => stop.vltPercent === vltPercent)).toMatchObject({
      label,
      heatPercent,
      glarePercent,
      uvPercent,
    });
  });
});

test('heat lies on the line of the ceramic table and exceeds it nowhere', () => {
  const rows = films.find(({ filmType }) => filmType === 'Ceramic Film')?.rows ?? [];
  for (const { vltPercent, heatPercent } of stops) {
    const known = rows.find((row) => row.vltPercent === vltPercent)?.tserPercent;
    if (known !== undefined) expect(heatPercent).toBe(known);
    const darker = rows.findLast((row) => row.vltPercent <= vltPercent)?.tserPercent;
    expect(heatPercent).toBeLessThanOrEqual(darker ?? 0);
  }
});

test('it goes from clear to dark and is served at 35%', () => {
  const shades = stops.map(({ vltPercent }) => vltPercent);
  expect(shades).toEqual(shades.toSorted((left, right) => right - left));
  expect(stops[firstStop]?.vltPercent).toBe(35);
});

test('no page says that a shade lets through enough by its own light where glass makes it darker than Florida allows', () => {
  const ceramic = films.find(({ filmType }) => filmType === 'Ceramic Film')?.rows ?? [];
  const front = { zone: 'front-sides', legalClass: 'passenger', law: homeLaw, glassVltPercent: 73 } as const;
  const dark = ceramic.filter(({ vltPercent }) => {
    const { marginPercent } = judgeTint({ ...front, shade: { vltPercent, vltBasis: 'unknown' } });
    return marginPercent === undefined || marginPercent < 0;
  });
  expect(dark.map(({ product }) => product)).toContain('Ceramic IR 37');
  for (const { product } of dark)
    expect(ceramicPage.benefits.items[1].text).not.toMatch(
      new RegExp(`\\b${product.replace('Ceramic IR ', '')}\\b(?!%)`),
    );
});

describe('what Florida allows (Statutes 316.2953, 316.2954)', () => {
  test.each([
    [70, 'limit on every side window'],
    [50, 'limit on every side window'],
    [35, 'limit on every side window'],
    [25, 'the front needs 28%'],
    [20, 'the front needs 28%'],
    [15, 'a car’s limit behind the driver'],
    [5, 'below the limit'],
  ])('at %d: %s', (vltPercent, words) => {
    const stop = stops.find((each) => each.vltPercent === vltPercent);
    expect(stop && heroLaw(stop)).toContain(words);
  });
});

test('assistive technology hears shade and figures', () => {
  const stop = stops[firstStop];
  expect(stop && valueText(stop)).toBe('35%: heat 58% kept out, glare 52% cut, ultraviolet 99.9% stopped');
});

test('a lifetime warranty says whose life', () => {
  expect(homeHero.claims.filter((claim) => /lifetime/i.test(claim))).toEqual([
    'Lifetime warranty on ceramic tint while you own the car',
  ]);
});
