import { judgeTint, typicalGlassPercent } from '@tintforge/booking-core';
import { films } from '@tintforge/shop/films';
import { homeLaw } from '@tintforge/shop/home-law';
import { automotivePage } from '@tintforge/shop/pages/automotive';
import { describe, expect, test } from 'vitest';
import { shades } from '../shades';

const { hero, windows, benefits, process, films: filmLinks, gallery } = automotivePage;

/** Figures: docs/film.md, Claims. Law: docs/florida-law.md. */
test.each([
  ['Heat rejection', 'up to 80%', 'maker'],
  ['UV protection', '99%', 'maker-and-table'],
  ['Glare reduction', '53%', 'hybrid-table'],
  ['Privacy', '19%', 'hybrid-table'],
])('the benefit “%s” says %s, and whose figure it is', (name, figure, source) => {
  const item = benefits.items.find((each) => each.name === name);
  expect([item?.qualifier, item?.figure].filter(Boolean).join(' ')).toBe(figure);
  expect(item?.source).toBe(source);
});

test('four benefits and no more', () => {
  expect(benefits.items).toHaveLength(4);
});

test('figures from the table are in the table', () => {
  const hybrid = films.find(({ filmType }) => filmType === 'Hybrid Film')?.rows ?? [];
  expect(hybrid.find(({ product }) => product === 'Hybrid 35')?.glareReductionPercent).toBe(53);
  expect(hybrid.find(({ product }) => product === 'Hybrid 20')?.vltPercent).toBe(19);
  expect(hybrid.map(({ uvBlockPercent }) => uvBlockPercent)).toEqual([99, 99, 99, 99, 99, 99]);
});

test('“the measured table stops at 66%” is so', () => {
  const rejected = films.flatMap(({ rows }) => rows.map(({ tserPercent }) => tserPercent ?? 0));
  expect(Math.max(...rejected)).toBe(66);
  expect(benefits.makerClaim.link).toContain('66%');
});

test.each([
  ['Windshield', 'AS/1'],
  ['Front side windows', '28%'],
  ['Rear side windows', '15%'],
  ['Rear quarter glass', '15%'],
  ['Back glass', '15%'],
])('%s: Florida asks for %s', (name, rule) => {
  expect(windows.items.find((item) => item.name === name)?.rule).toContain(rule);
});

test('no window of the picture is darker than its rule', () => {
  for (const { rule, vltPercent } of windows.items) {
    expect(vltPercent).toBeGreaterThanOrEqual(Number.parseInt(rule, 10) || 70);
  }
});

test('three steps, which take 2–3 hours together', () => {
  expect(process.steps.map(({ name }) => name)).toEqual(['Preparation', 'Precision Cutting', 'Installation']);
  const minutes = process.steps.map(({ time }) => [...time.matchAll(/\d+/g)].map(([figure]) => Number(figure)));
  expect(minutes.reduce((sum, [least = 0]) => sum + least, 0)).toBe(120);
  expect(minutes.reduce((sum, figures) => sum + (figures.at(-1) ?? 0), 0)).toBe(180);
  expect(hero.lead).toContain('2 to 3 hours');
});

test('windows stay up 3–5 days', () => {
  expect(process.steps.at(-1)?.text).toContain('Wait 3 to 5 days before rolling the windows down');
});

test.each([
  ['Ceramic Film', '$$$', 'premium price'],
  ['Carbon Film', '$$', 'mid-range price'],
  ['Hybrid Film', '$', 'value price'],
])('%s is in the price tier %s', (filmType, tier, tierName) => {
  expect(filmLinks.items.find((item) => item.filmType === filmType)).toMatchObject({ tier, tierName });
});

test('the least price is the catalogue’s', () => {
  expect(hero.claims[0]).toBe('From $249.99, Florida sales tax included');
});

describe.each(gallery.items)('the film on the $vehicle', ({ front, rear }) => {
  const window = { legalClass: 'unknown', law: homeLaw, glassVltPercent: typicalGlassPercent } as const;

  test.each([
    ['front-sides', front],
    ['rear-sides', rear],
  ] as const)('exists, and lets through enough light on %s of any car: %s', (zone, product) => {
    const shade = shades.find(({ name }) => name === product);
    expect(shade && judgeTint({ ...window, zone, shade }).marginPercent).toBeGreaterThanOrEqual(0);
  });
});
