import { fullAddress } from '@tintforge/app-base/build/origin';
import { paths } from '@tintforge/app-base/paths';
import { brand, contactPage, layoutWords, type Reviews, regionPaths, regions, reviews } from '@tintforge/content';
import type { AutoRepairLeaf, BreadcrumbListLeaf, FAQPageLeaf, Graph, ServiceLeaf, WebSiteLeaf } from 'schema-dts';
import type { PageEntry } from '../pages/page';
import { businessNode, placeNode, shopNode } from './shop-nodes';

/** A node that a page of the site can contain (schema.org). */
export type StructuredNode = AutoRepairLeaf | BreadcrumbListLeaf | FAQPageLeaf | ServiceLeaf | WebSiteLeaf;

/** Structured data of one page; the types are those of schema.org. */
export interface StructuredData extends Graph {
  '@graph': readonly StructuredNode[];
}

/** Between the home page and the regional pages. */
const areas = { path: paths.areas, name: layoutWords.pages.areas };

const servicePaths: readonly string[] = [paths.automotive, paths.commercial, paths.residential, paths.ppf];

/** A page's structured data for search engines, as JSON-LD. Undefined for pages that should not be listed. */
export function structuredDataOf(
  page: PageEntry,
  { ratings = reviews }: { ratings?: Reviews } = {},
): StructuredData | undefined {
  if (!page.isIndexable || page.canonical !== undefined) return undefined;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(page.path === paths.home ? [siteNode()] : [breadcrumbs(page)]),
      ...regionsOn(page).map((regionId) => businessNode(regionId, ratings)),
      ...(servicePaths.includes(page.path) ? [serviceNode(page)] : []),
      ...(page.path === paths.contact ? [questions()] : []),
    ],
  };
}

function regionsOn({ path }: PageEntry): string[] {
  const regionIds = regions.map(({ id }) => id);
  if (path === paths.home || path === paths.areas) return regionIds;
  return regionIds.filter((id) => regionPaths[id] === path);
}

function siteNode(): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': fullAddress('/#site'),
    name: brand.name,
    url: fullAddress(paths.home),
    inLanguage: 'en-US',
    publisher: shopNode(),
  };
}

function serviceNode(page: PageEntry): ServiceLeaf {
  return {
    '@type': 'Service',
    name: page.name,
    serviceType: page.name,
    description: page.description,
    url: fullAddress(page.path),
    areaServed: regions.map(({ name }) => placeNode(name)),
    provider: shopNode(),
  };
}

function questions(): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    mainEntity: contactPage.questions.items.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** From the home page to this one. Every step is a page: search engines refuse a step without a URL. */
function breadcrumbs(page: PageEntry): BreadcrumbListLeaf {
  const isRegion = Object.values(regionPaths).includes(page.path);
  const trail = [{ path: paths.home, name: brand.name }, ...(isRegion ? [areas] : []), page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: fullAddress(path),
    })),
  };
}
