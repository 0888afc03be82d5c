import { afterEach, expect, test, vi } from 'vitest';

const inForce = Symbol.for('tintforge.catalogue');

/** Content as the document or the drawing program of such a shop loads it. */
function load(parts: object): Promise<typeof import('./index')> {
  vi.resetModules();
  Object.assign(globalThis, { [inForce]: parts });
  return import('./index');
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, inForce);
  vi.resetModules();
});

test('a demo shows what its folder marks as samples', async () => {
  const { brands, testimonials, reviews, socialLinks, showsSamples } = await load({});
  expect(showsSamples).toBe(true);
  for (const shown of [brands, testimonials, socialLinks]) expect(shown.length).toBeGreaterThan(0);
  const rated = reviews.count === 0 ? [] : [reviews];
  for (const { isSample } of [...brands, ...testimonials, ...rated]) expect(isSample).toBe(true);
});

test('a live shop leaves them out, and so does its catalog', async () => {
  const demo = await load({});
  const inForce = demo.withoutSamples(demo.catalogue);
  const live = await load(inForce);
  expect(live.showsSamples).toBe(false);
  expect([live.brands, live.testimonials, live.socialLinks]).toEqual([[], [], []]);
  expect(live.reviews.count).toBe(0);
  for (const { filmType } of live.films) expect(live.statementOf(live.seriesOf(filmType))?.isSample).toBeUndefined();
  expect(live.shades).toEqual(inForce.shades);
  expect(demo.tintCatalogueOf(inForce).shades).toEqual(inForce.shades);
});
