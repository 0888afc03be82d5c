// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { galleryKinds, galleryPage } from '@tintforge/content';
import { Suspense } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { followQueryLinks } from '../../islands/query-links';
import { openPage } from '../../testing/open-page';
import { GalleryPage } from './gallery-page';

const { items, heading, all, edge, closing } = galleryPage;
/** The kinds that the shop has pictures of, each with their number. */
const kinds = galleryKinds
  .map(({ id, label }) => ({ id, label, count: items.filter((item) => item.kind === id).length }))
  .filter(({ count }) => count > 0);

beforeAll(() => followQueryLinks(window));

async function openGallery(address: string) {
  const page = openPage(
    address,
    <Suspense>
      <GalleryPage />
    </Suspense>,
  );
  await page.heading(heading);
  return page;
}

function shown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('figure:not([hidden]) > figcaption')].map(
    ({ textContent }) => textContent ?? '',
  );
}

function kind(name: string): HTMLAnchorElement {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith(name));
  if (link === undefined) throw new Error(`There is no link to ${name}`);
  return link;
}

test('all pictures are shown, each with both sides and an edge that has a name', async () => {
  await openGallery('/gallery');
  expect(shown()).toHaveLength(items.length);
  for (const figure of document.querySelectorAll('figure')) {
    const title = figure.querySelector('figcaption')?.textContent;
    expect(figure.querySelector('input')?.getAttribute('aria-label')).toBe(edge(title ?? ''));
    expect(figure.querySelector('svg > title')?.textContent).toBe(title);
    expect(figure.querySelectorAll('div > svg, span > svg')).toHaveLength(2);
  }
});

test.each(kinds)('?kind=$id shows $count pictures', async ({ id, count }) => {
  await openGallery(`/gallery?kind=${id}`);
  expect(shown()).toHaveLength(count);
});

test('an unknown kind shows all', async () => {
  await openGallery('/gallery?kind=boats');
  expect(shown()).toHaveLength(items.length);
});

test('a kind that is chosen stands in the address and is marked; of one kind alone there is no choice', async () => {
  await openGallery('/gallery');
  const chosen = kinds[1];
  if (chosen === undefined) {
    expect(document.querySelector('a[href*="kind="]')).toBeNull();
    return;
  }
  kind(chosen.label).click();
  await eventually(() => expect(shown()).toHaveLength(chosen.count));
  expect(window.location.search).toBe(`?kind=${chosen.id}`);
  expect(kind(chosen.label).getAttribute('aria-current')).toBe('true');
  expect(kind(all).getAttribute('aria-current')).toBe(null);
  kind(all).click();
  await eventually(() => expect(shown()).toHaveLength(items.length));
  expect(window.location.search).toBe('');
});

const calls: [name: string, target: string][] = [
  [closing.book, '/booking'],
  [closing.compare, '/products/film-comparison'],
];

test('booking and the comparison of films are called for', async () => {
  await openGallery('/gallery');
  expect(calls.map(([name]) => [name, kind(name).getAttribute('href')])).toEqual(calls);
});
