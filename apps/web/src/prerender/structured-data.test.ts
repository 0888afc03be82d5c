import { contactPage, reviews } from '@tintforge/content';
import { describe, expect, test } from 'vitest';
import type { PageEntry } from '../app/page-entry';
import { siteMap } from '../app/site-map';
import { type StructuredNode, structuredDataOf } from './structured-data';

const pages: readonly PageEntry[] = Object.values(siteMap);
const listed = pages.filter(({ isIndexable, canonical }) => isIndexable && canonical === undefined);

function typesOf(page: PageEntry): string[] {
  return structuredDataOf(page).map((node) => node['@type']);
}

function nodeOf(page: PageEntry, type: string): StructuredNode | undefined {
  return structuredDataOf(page).find((node) => node['@type'] === type);
}

test('only pages that may be listed say anything', () => {
  for (const page of pages.filter((each) => !listed.includes(each))) expect(structuredDataOf(page)).toEqual([]);
});

test('every other page but the first says where it stands', () => {
  for (const page of listed)
    expect([page.path, typesOf(page).includes('BreadcrumbList')]).toEqual([page.path, page.path !== '/']);
  expect(nodeOf(siteMap.ceramic, 'BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Tintforge', item: '__TINTFORGE_ORIGIN__/' },
    { '@type': 'ListItem', position: 2, name: 'Products' },
    { '@type': 'ListItem', position: 3, name: 'Ceramic Film', item: '__TINTFORGE_ORIGIN__/products/ceramic-film' },
  ]);
});

describe('the shop', () => {
  test.each([
    ['tampa', '+18135554700'],
    ['clearwater', '+17275554700'],
    ['sarasota', '+19415554700'],
    ['naples', '+12395554700'],
  ] as const)('in %s has its own line, its area and the hours of appointments by phone', (region, telephone) => {
    const shop = nodeOf(siteMap[region], 'AutoRepair');
    expect(shop).toMatchObject({
      telephone,
      foundingDate: '2015',
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
        { dayOfWeek: ['Saturday'], opens: '10:00', closes: '15:00' },
      ],
    });
    expect(JSON.stringify(shop?.areaServed)).toContain('Florida');
  });

  test('tells search engines of its ratings only once they are verified', () => {
    expect(reviews).toEqual({ rating: 4.9, count: 97, source: 'stated-by-the-shop' });
    for (const page of listed) expect(JSON.stringify(structuredDataOf(page))).not.toContain('aggregateRating');
  });
});

test('a service page describes its service, and the contact page answers its questions', () => {
  for (const page of [siteMap.automotive, siteMap.commercial, siteMap.residential, siteMap.ppf]) {
    expect(nodeOf(page, 'Service')).toMatchObject({ name: page.name });
  }
  const asked = nodeOf(siteMap.contact, 'FAQPage')?.mainEntity as StructuredNode[];
  expect(asked.map(({ name }) => name)).toEqual(contactPage.questions.items.map(({ title }) => title));
});
