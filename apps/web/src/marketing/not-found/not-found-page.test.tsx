// @vitest-environment jsdom
import { siteWords } from '@tintforge/content';
import { expect, test } from 'vitest';
import { listed } from '../../pages/page';
import { pages } from '../../testing/all-pages';
import { openPage } from '../../testing/open-page';
import { NotFoundPage } from './not-found-page';

const links = () => [...document.querySelectorAll('ul[aria-live] a')];

test('every page is listed by its name, and what it is about only once something is typed', async () => {
  const page = openPage('/nowhere', <NotFoundPage pages={pages} />);
  await page.heading('404 Page Not Found');
  expect(links().map((link) => link.textContent)).toEqual(listed(pages).map(({ name }) => name));
  await page.type(siteWords.notFound.search, 'gallery');
  await expect.poll(() => links()[0]?.textContent).toMatch(/^Gallery.+/);
  expect(links().length).toBeLessThan(pages.length);
});
