import { paths } from '@tintforge/app-base/paths';
import { brand, catalogue, contactPage, homeStateName, placeRegion, regionPaths, reviews } from '@tintforge/content';
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
    { '@type': 'ListItem', position: 1, name: brand.name, item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: pageAt(paths.ceramic).name, item: `${origin}/products/ceramic-film` },
  ]);
  for (const path of Object.values(regionPaths)) {
    expect(nodeOf(pageAt(path), 'BreadcrumbList')?.itemListElement).toMatchObject([
      { item: `${origin}/` },
      { item: `${origin}/service-areas` },
      { item: `${origin}${path}` },
    ]);
  }
});

test('the first page names the site, and it and the service areas every region', () => {
  expect(nodeOf(pageAt(paths.home), 'WebSite')).toMatchObject({ name: brand.name, url: `${origin}/` });
  for (const page of [pageAt(paths.home), pageAt(paths.areas)]) {
    const shops = structuredDataOf(page)?.['@graph'].filter((node) => node['@type'] === 'AutoRepair');
    expect(shops?.map((shop) => shop['@id'])).toEqual(catalogue.regions.map(({ id }) => `${origin}/#${id}`));
  }
});

describe('the shop', () => {
  test.each(catalogue.regions)(
    'in $name has its own line, its area and the hours of appointments by phone',
    (region) => {
      const { path } = pageAt(regionPaths[region.id] ?? '');
      const shop = nodeOf(pageAt(path), 'AutoRepair');
      const [, monday, , , , , saturday] = catalogue.hours.appointmentsByPhone;
      const [town = ''] = region.places?.split('/') ?? [];
      expect(shop).toMatchObject({
        telephone: `+1${region.phone.replaceAll(/\D/g, '')}`,
        foundingDate: String(brand.foundedYear),
        url: `${origin}${path}`,
        address: { addressLocality: town, addressRegion: placeRegion, addressCountry: 'US' },
        openingHoursSpecification: [
          { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], ...monday },
          { dayOfWeek: ['Saturday'], ...saturday },
        ],
      });
      expect(shop?.areaServed).toContainEqual({ '@type': 'Place', name: `${town}, ${homeStateName}` });
    },
  );

  test('tells search engines of its ratings only once they are no samples', () => {
    expect(reviews.isSample).toBe(true);
    for (const page of listed) expect(JSON.stringify(structuredDataOf(page))).not.toContain('aggregateRating');
    const verified = structuredDataOf(pageAt(Object.values(regionPaths)[0] ?? ''), {
      ratings: { rating: reviews.rating, count: reviews.count },
    });
    expect(verified?.['@graph']).toContainEqual(
      expect.objectContaining({
        aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.rating, ratingCount: reviews.count },
      }),
    );
  });
});

test('a service page describes its service, and the contact page answers its questions', () => {
  const services = pages.filter(({ path }) => path.startsWith('/services/') && path !== paths.ppfBenefits);
  expect(services.length).toBeGreaterThan(1);
  for (const page of services) {
    expect(nodeOf(page, 'Service')).toMatchObject({ name: page.name, provider: { name: brand.name } });
  }
  expect(nodeOf(pageAt(paths.contact), 'FAQPage')?.mainEntity).toMatchObject(
    contactPage.questions.items.map(({ title, answer }) => ({ name: title, acceptedAnswer: { text: answer } })),
  );
});
