import { bookingVerificationPattern, paths } from '@tintforge/app-base/paths';
import { brand } from '@tintforge/content';
import { expect, test } from 'vitest';
import { pageAt, pages } from '../testing/all-pages';
import { llmsTxt, robotsTxt, sitemapXml } from './search-files';

const origin = '__TINTFORGE_ORIGIN__';

test('the sitemap has every address that may be listed, once, and none that may not', () => {
  const addresses = [...sitemapXml(pages).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${origin}/`);
  expect(addresses).toContain(`${origin}${pageAt(paths.ceramic).path}`);
  for (const hidden of [pageAt(paths.ceramicTint), pageAt(paths.sitemap), pageAt(bookingVerificationPattern)]) {
    expect(addresses).not.toContain(`${origin}${hidden.path}`);
  }
});

test('robots are told where the sitemap is and that the api is not for them', () => {
  expect(robotsTxt()).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test('the page for language models begins with the name and lists the pages', () => {
  const text = llmsTxt(pages);
  expect(text.startsWith(`# ${brand.name}\n\n> `)).toBe(true);
  expect(text).toContain(`- [${pageAt(paths.contact).name}](${origin}${paths.contact}): `);
});
