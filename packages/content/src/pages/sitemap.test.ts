import { expect, test } from 'vitest';
import { sitemapPage } from './sitemap';

test('the list has the agreed pages and the film explorer, in their order', () => {
  expect(sitemapPage.groups.flatMap(({ paths }): readonly string[] => paths)).toEqual([
    '/',
    '/about-us',
    '/contact',
    '/gallery',
    '/booking',
    '/login',
    '/services/automotive-tinting',
    '/services/commercial-tinting',
    '/services/residential-tinting',
    '/services/paint-protection-film',
    '/ceramic-tint',
    '/carbon-tint',
    '/hybrid-tint',
    '/products/film-comparison',
    '/film-explorer',
    '/dashboard',
    '/terms-of-service',
    '/privacy-policy',
  ]);
});
