import { carbonPage } from '@tintforge/shop/pages/carbon';
import { ceramicPage } from '@tintforge/shop/pages/ceramic';
import { hybridPage } from '@tintforge/shop/pages/hybrid';
import { describe, expect, test } from 'vitest';
import type { FilmPage } from '../shapes';

/** docs/film.md, Claims: of the heroes, and of the manufacturers for a whole series. */
describe.each([
  {
    page: ceramicPage as FilmPage,
    claims: ['99.9% UV protection', '95% infrared rejection', 'Zero signal interference'],
    solar: 'up to 95%',
    infrared: 'up to 98%',
    ultraviolet: '99.9%',
    vlt: '15%-70%',
    glare: 'up to 93%',
  },
  {
    page: hybridPage as FilmPage,
    claims: ['99% UV protection', '65% heat rejection', 'Sleek charcoal finish'],
    solar: 'up to 75%',
    infrared: '70%',
    ultraviolet: '99%',
    vlt: '15%-50%',
    glare: '80%',
  },
  {
    page: carbonPage as FilmPage,
    claims: ['99.8% UV protection', 'Zero metal: non-metallic construction', 'Eight multiple shade options'],
    solar: 'up to 80%',
    infrared: '85%',
    ultraviolet: '99%',
    vlt: '15%-50%',
    glare: '85%',
  },
])('$page.heading', ({ page, claims, solar, infrared, ultraviolet, vlt, glare }) => {
  test('makes its three claims', () => {
    expect(page.claims.map(({ figure, label }) => `${figure} ${label}`)).toEqual(claims);
  });

  test('prints the makers’ claims as given, and whose lifetime the warranty means', () => {
    expect(page.makerClaims.map(({ value }) => value)).toEqual([
      solar,
      infrared,
      ultraviolet,
      vlt,
      glare,
      'Lifetime limited, while you own the car',
    ]);
  });
});

test('ceramic closes with its own question', () => {
  expect(ceramicPage.closing.heading).toBe('Ready to Experience the Ceramic Difference?');
});

test('hybrid: four performance advantages and two pictures', () => {
  const { heading, performance, aesthetic } = hybridPage.benefits;
  expect([heading, performance.heading, aesthetic.heading]).toEqual([
    'Why Choose Hybrid Tint?',
    'Performance Advantages',
    'Aesthetic Benefits',
  ]);
  expect(performance.items.map((item) => item.heading)).toEqual([
    'Optimal balance',
    'Superior heat rejection',
    'Minimal signal interference',
    'Long-lasting performance',
  ]);
  expect(Object.values(aesthetic.pictures)).toHaveLength(2);
});

test('carbon: three key benefits', () => {
  expect(carbonPage.benefits.heading).toBe('Key Benefits');
  expect(Object.values(carbonPage.benefits.items).map((item) => item.heading)).toEqual([
    'Enhanced Privacy',
    'Signal Friendly',
    'Durable Performance',
  ]);
});
