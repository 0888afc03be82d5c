// @vitest-environment jsdom
import { regionPaths, sitemapPage } from '@tintforge/content';
import { expect, test } from 'vitest';
import { pages } from '../../testing/all-pages';
import { openPage } from '../../testing/open-page';
import { SitemapPage } from './sitemap-page';

test('it lists the pages of its groups that exist, in their order, and no other', async () => {
  const page = openPage('/sitemap', <SitemapPage pages={pages} />);
  await page.heading(sitemapPage.heading);
  const built = new Set(pages.map(({ path }) => path));
  const listed = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const specified = sitemapPage.groups.flatMap(({ paths }): readonly string[] => paths);
  expect(listed).toEqual(specified.filter((path) => built.has(path)));
  expect(listed).toEqual(expect.arrayContaining(['/', '/about-us', '/ceramic-tint', '/privacy-policy']));
  expect(listed).toEqual(expect.arrayContaining(Object.values(regionPaths)));
  expect(listed).not.toContain('/demo/mailbox');
});

test('every link is called what its page is called', async () => {
  const page = openPage('/sitemap', <SitemapPage pages={pages} />);
  await page.heading(sitemapPage.heading);
  for (const entry of pages) {
    const link = document.querySelector(`a[href="${entry.path}"]`);
    if (link !== null) expect(link.textContent).toBe(entry.name);
  }
  expect(document.querySelector('a[href="/gallery"]')).not.toBeNull();
});
