// @vitest-environment jsdom

import { bookingVerificationPattern } from '@tintforge/app-base/paths';
import { brand } from '@tintforge/content';
import { describe, expect, test } from 'vitest';
import type { PageEntry } from '../pages/page';
import { pageTitle } from '../pages/page-title';
import { pageAt, pages } from '../testing/all-pages';
import { isShared, pageMeta } from './page-meta';

const origin = '__TINTFORGE_ORIGIN__';
const shared = pages.filter(isShared);
const image = { file: 'assets/social-1a2b3c4d.png', alt: 'Words “in quotes” & a "picture"' };

function headOf(page: PageEntry): Document {
  return new DOMParser().parseFromString(pageMeta(page, isShared(page) ? image : undefined).join('\n'), 'text/html');
}

/** The content of a head's metadata by name, including Open Graph properties. */
function metaOf(page: PageEntry): Record<string, string | null> {
  const elements = [...headOf(page).querySelectorAll('meta')];
  const entries = elements.map((meta) => [meta.getAttribute('name') ?? meta.getAttribute('property'), meta.content]);
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
  return Object.fromEntries(entries);
}

test.each(shared)('a link to $path shows a title, a description and a picture', (page) => {
  const meta = metaOf(page);
  const address = `${origin}${page.canonical ?? page.path}`;
  expect(meta).toMatchObject({
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:locale': 'en_US',
    'og:url': address,
    'og:title': pageTitle(page),
    'og:description': meta.description,
    'og:image': `${origin}/assets/social-1a2b3c4d.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': image.alt,
    'twitter:card': 'summary_large_image',
    'twitter:title': pageTitle(page),
    'twitter:description': meta.description,
    'twitter:image': `${origin}/assets/social-1a2b3c4d.png`,
    'twitter:image:alt': image.alt,
  });
  expect(headOf(page).querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
});

describe('search engines', () => {
  test('read a title and a description of its own on every page, short enough to be shown whole', () => {
    const titles = pages.map((page) => headOf(page).title);
    expect(titles).toEqual(pages.map(pageTitle));
    expect(new Set(titles).size).toBe(pages.length);
    const descriptions = pages.map((page) => metaOf(page).description ?? '');
    expect(new Set(descriptions).size).toBe(pages.length);
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(60);
    for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(160);
  });

  test('may list the pages that are to be found, and no other', () => {
    for (const page of pages) {
      expect([page.path, metaOf(page).robots]).toEqual([page.path, page.isIndexable ? 'index, follow' : 'noindex']);
    }
    expect(metaOf(pageAt(bookingVerificationPattern)).robots).toBe('noindex');
  });
});

test.each([pageAt(bookingVerificationPattern), pageAt('*')])(
  'a link to $path shows nothing of what is behind it',
  (page) => {
    const names = Object.keys(metaOf(page));
    expect(names).toEqual(['description', 'robots']);
    expect(headOf(page).querySelector('link[rel=canonical]')).toBeNull();
  },
);
