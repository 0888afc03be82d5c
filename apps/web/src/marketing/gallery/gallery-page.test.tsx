// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { Suspense } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { followQueryLinks } from '../../islands/query-links';
import { openPage, useCleanBrowser } from '../../testing/open-page';
import { GalleryPage } from './gallery-page';

useCleanBrowser();
beforeAll(() => followQueryLinks(window));

async function openGallery(address: string) {
  const page = openPage(
    address,
    <Suspense>
      <GalleryPage />
    </Suspense>,
  );
  await page.heading('Before is on the left');
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
  expect(shown()).toHaveLength(10);
  for (const figure of document.querySelectorAll('figure')) {
    const title = figure.querySelector('figcaption')?.textContent;
    expect(figure.querySelector('input')?.getAttribute('aria-label')).toBe(
      `${title}: how much of the finished work is shown`,
    );
    expect(figure.querySelector('svg > title')?.textContent).toBe(title);
    expect(figure.querySelectorAll('div > svg, span > svg')).toHaveLength(2);
  }
});

test.each([
  ['cars', 4],
  ['homes', 3],
  ['business', 3],
])('?kind=%s shows %d pictures', async (name, count) => {
  await openGallery(`/gallery?kind=${name}`);
  expect(shown()).toHaveLength(count);
});

test('an unknown kind shows all', async () => {
  await openGallery('/gallery?kind=boats');
  expect(shown()).toHaveLength(10);
});

test('a kind that is chosen stands in the address and is marked', async () => {
  await openGallery('/gallery');
  kind('Homes').click();
  await eventually(() => expect(shown()).toHaveLength(3));
  expect(window.location.search).toBe('?kind=homes');
  expect(kind('Homes').getAttribute('aria-current')).toBe('true');
  expect(kind('All').getAttribute('aria-current')).toBe(null);
  kind('All').click();
  await eventually(() => expect(shown()).toHaveLength(10));
  expect(window.location.search).toBe('');
});

const calls: [name: string, target: string][] = [
  ['Book Installation', '/booking'],
  ['Compare the films', '/products/film-comparison'],
];

test('booking and the comparison of films are called for', async () => {
  await openGallery('/gallery');
  expect(calls.map(([name]) => [name, kind(name).getAttribute('href')])).toEqual(calls);
});
