import { pageDescriptions } from '@tintforge/shop/page-descriptions';
import { sitemapPage } from '@tintforge/shop/pages/sitemap';
import { expect, test } from 'vitest';

test('what the description promises is in the list, and it does not promise every page', () => {
  const listed = sitemapPage.groups.flatMap(({ heading, paths }) => [heading, ...paths]).join(' ');
  const [, promised = ''] = pageDescriptions.sitemap.split(': ');
  const parts = promised.replace(/\.$/, '').split(/, | and (?=the)/);
  expect(parts).toEqual(['services', 'films', 'regions', 'booking', 'your account', 'the small print']);
  for (const part of parts) expect(listed.toLowerCase()).toContain(part);
  expect(pageDescriptions.sitemap).not.toMatch(/\b(?:every|all)\b/i);
});

test('the list has the agreed pages and those that people look for there, in their order', () => {
  expect(sitemapPage.groups.flatMap(({ paths }): readonly string[] => paths)).toEqual([
    '/',
    '/about-us',
    '/contact',
    '/gallery',
    '/booking',
    '/quote',
    '/login',
    '/services/automotive-tinting',
    '/services/commercial-tinting',
    '/services/residential-tinting',
    '/services/paint-protection-film',
    '/ppf-benefits',
    '/ceramic-tint',
    '/carbon-tint',
    '/hybrid-tint',
    '/products/film-comparison',
    '/film-explorer',
    '/service-areas',
    '/tampa-bay-window-tinting',
    '/clearwater-st-petersburg-window-tinting',
    '/sarasota-bradenton-window-tinting',
    '/fort-myers-naples-window-tinting',
    '/dashboard',
    '/terms-of-service',
    '/privacy-policy',
  ]);
});
