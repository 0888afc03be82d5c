import { paths } from '@tintforge/app-base/paths';
import { contactPage, regionPaths, reviews } from '@tintforge/content';
import { describe, expect, test } from 'vitest';
import type { PageEntry } from '../pages/page';
import { pageAt, pages } from '../testing/all-pages';
import { documentOf } from './document';
import type { SitePage } from './site-pages';
import { type StructuredNode, structuredDataOf } from './structured-data';

const origin = '__TINTFORGE_ORIGIN__';
const isListed = (page: PageEntry) => page.isIndexable && page.canonical === undefined;
const listed = pages.filter(isListed);

function nodeOf<Type extends StructuredNode['@type']>(page: PageEntry, type: Type) {
  return structuredDataOf(page)?.['@graph'].find(
    (node): node is Extract<StructuredNode, { '@type': Type }> => node['@type'] === type,
  );
}

/** Properties that search engines require of a node, or that are the reason for it. */
const required: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  AutoRepair: ['name', 'address', 'telephone', 'url', 'image', 'areaServed', 'openingHoursSpecification'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name', 'item'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name', 'url', 'logo'],
  Place: ['name'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'serviceType', 'description', 'areaServed', 'provider'],
  WebSite: ['name', 'url'],
};

type BuiltNode = Record<string, unknown>;

/** The nodes in a page's HTML, read the way search engines read them. */
function builtNodes(route: SitePage): BuiltNode[] {
  const assets = { start: '', scripts: [], next: [], styles: { ofPages: [], ofSite: [] }, holds: [] };
  const html = documentOf({ page: route, assets, stylesheet: '/page.css', fonts: [], body: '' });
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return nodesIn(JSON.parse(json));
}

/** All nested objects of a value, at any depth. */
function nodesIn(value: unknown): BuiltNode[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => [
    ...(typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? [inner as BuiltNode] : []),
    ...nodesIn(inner),
  ]);
}

describe.each(listed)('the built page $path', (route) => {
  const nodes = builtNodes(route);

  test('holds nodes of types that are known here, each with all that search engines ask for', () => {
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) {
      const properties = required[String(node['@type'])];
      expect(properties, JSON.stringify(node)).toBeDefined();
      for (const property of properties ?? []) {
        expect([undefined, '', []], `${property} of ${JSON.stringify(node)}`).not.toContainEqual(node[property]);
      }
    }
  });

  test('names full addresses', () => {
    for (const node of nodes) {
      for (const address of [node['@id'], node.url, node.item, node.image, node.logo]) {
        if (address !== undefined) expect(address).toMatch(new RegExp(`^${origin}/`));
      }
    }
  });

  test('says the same wherever it names the same thing', () => {
    const named = nodes.filter((node) => node['@id'] !== undefined);
    for (const node of named) {
      expect(named.filter((other) => other['@id'] === node['@id']).every((other) => isSame(other, node))).toBe(true);
    }
  });
});

function isSame(one: BuiltNode, other: BuiltNode): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

test('only pages that may be listed say anything', () => {
  for (const page of pages.filter((route) => !isListed(route))) expect(structuredDataOf(page)).toBeUndefined();
});

test('every page but the first says where it stands, and every step on the way is a page', () => {
  expect(nodeOf(pageAt(paths.home), 'BreadcrumbList')).toBeUndefined();
  expect(nodeOf(pageAt(paths.ceramic), 'BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Tintforge', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Ceramic Film', item: `${origin}/products/ceramic-film` },
  ]);
  expect(nodeOf(pageAt('/tampa-bay-window-tinting'), 'BreadcrumbList')?.itemListElement).toMatchObject([
    { item: `${origin}/` },
    { item: `${origin}/service-areas` },
    { item: `${origin}/tampa-bay-window-tinting` },
  ]);
});

test('the first page names the site, and it and the service areas all four regions', () => {
  expect(nodeOf(pageAt(paths.home), 'WebSite')).toMatchObject({ name: 'Tintforge', url: `${origin}/` });
  for (const page of [pageAt(paths.home), pageAt(paths.areas)]) {
    const shops = structuredDataOf(page)?.['@graph'].filter((node) => node['@type'] === 'AutoRepair');
    expect(shops?.map((shop) => shop['@id'])).toEqual(
      ['tampa', 'clearwater', 'sarasota', 'naples'].map((region) => `${origin}/#${region}`),
    );
  }
});

describe('the shop', () => {
  test.each([
    ['tampa', '+18135554700', 'Tampa'],
    ['clearwater', '+17275554700', 'Clearwater'],
    ['sarasota', '+19415554700', 'Sarasota'],
    ['naples', '+12395554700', 'Naples'],
  ] as const)('in %s has its own line, its area and the hours of appointments by phone', (region, telephone, town) => {
    const shop = nodeOf(pageAt(regionPaths[region] ?? ''), 'AutoRepair');
    expect(shop).toMatchObject({
      telephone,
      foundingDate: '2015',
      url: `${origin}${pageAt(regionPaths[region] ?? '').path}`,
      address: { addressLocality: town, addressRegion: 'FL', addressCountry: 'US' },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
        { dayOfWeek: ['Saturday'], opens: '10:00', closes: '15:00' },
      ],
    });
    expect(shop?.areaServed).toContainEqual({ '@type': 'Place', name: `${town}, Florida` });
    expect(shop?.areaServed).toHaveLength(4);
  });

  test('tells search engines of its ratings only once they are verified', () => {
    expect(reviews).toEqual({ rating: 4.9, count: 97, source: 'stated-by-the-shop' });
    for (const page of listed) expect(JSON.stringify(structuredDataOf(page))).not.toContain('aggregateRating');
    const verified = structuredDataOf(pageAt('/tampa-bay-window-tinting'), {
      ratings: { ...reviews, source: 'verified' },
    });
    expect(verified?.['@graph']).toContainEqual(
      expect.objectContaining({
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, ratingCount: 97 },
      }),
    );
  });
});

test('a service page describes its service, and the contact page answers its questions', () => {
  for (const page of [
    pageAt(paths.automotive),
    pageAt(paths.commercial),
    pageAt(paths.residential),
    pageAt(paths.ppf),
  ]) {
    expect(nodeOf(page, 'Service')).toMatchObject({ name: page.name, provider: { name: 'Tintforge' } });
  }
  expect(nodeOf(pageAt(paths.contact), 'FAQPage')?.mainEntity).toMatchObject(
    contactPage.questions.items.map(({ title, answer }) => ({ name: title, acceptedAnswer: { text: answer } })),
  );
});
