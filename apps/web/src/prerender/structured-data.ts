import { brand, contactLines, contactPage, hours, regions, reviews } from '@tintforge/content';
import { descriptionOf } from '../app/described-pages';
import type { PageEntry } from '../app/page-entry';
import { paths } from '../lib/paths';
import { originPlaceholder } from './origin';

/** A node of JSON-LD (schema.org). */
export type StructuredNode = { '@type': string } & Record<string, unknown>;

/** Which page speaks for which region. */
const regionPages: Readonly<Record<string, (typeof regions)[number]['id']>> = {
  [paths.tampa]: 'tampa',
  [paths.clearwater]: 'clearwater',
  [paths.sarasota]: 'sarasota',
  [paths.naples]: 'naples',
};

const servicePages: readonly string[] = [paths.automotive, paths.commercial, paths.residential, paths.ppf];

/** Folders of the site that have no page of their own. */
const sections: Readonly<Record<string, string>> = { services: 'Services', products: 'Products' };

/** What a page tells search engines about itself, beside its words. Empty for pages that are not to be listed. */
export function structuredDataOf(page: PageEntry): StructuredNode[] {
  if (!page.isIndexable || page.canonical !== undefined) return [];
  const regionId = regionPages[page.path];
  return [
    ...(page.path === paths.home || page.path === paths.areas ? regions.map(({ id }) => businessOf(id)) : []),
    ...(regionId === undefined ? [] : [businessOf(regionId)]),
    ...(servicePages.includes(page.path) ? [serviceOf(page)] : []),
    ...(page.path === paths.contact ? [questions()] : []),
    ...(page.path === paths.home ? [] : [breadcrumbs(page)]),
  ];
}

/** The shop in one region. It comes to its customers: there is an area and a telephone, and no street. */
function businessOf(regionId: (typeof regions)[number]['id']): StructuredNode {
  const region = regions.find(({ id }) => id === regionId);
  const line = contactLines.find((candidate) => candidate.regionId === regionId);
  return {
    '@type': 'AutoRepair',
    '@id': `${originPlaceholder}/#${regionId}`,
    name: `${brand.name} ${region?.name ?? ''}`,
    url: originPlaceholder,
    telephone: line?.href.replace('tel:', ''),
    email: brand.email,
    foundingDate: String(brand.foundedYear),
    address: { '@type': 'PostalAddress', addressRegion: 'FL', addressCountry: 'US' },
    areaServed: { '@type': 'Place', name: `${region?.name}, Florida` },
    openingHoursSpecification: hours.appointmentsByPhone.lines.map(openingHours),
    ...(reviews.source === 'verified' && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.rating, reviewCount: reviews.count },
    }),
  };
}

const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** "Monday-Friday", "09:00-17:00" → a specification for each day of the span. */
function openingHours({ days, hours: span }: { days: string; hours: string }): StructuredNode {
  const [first = '', last = first] = days.split('-');
  const [opens, closes] = span.split('-');
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekDays.slice(weekDays.indexOf(first), weekDays.indexOf(last) + 1),
    opens,
    closes,
  };
}

function serviceOf(page: PageEntry): StructuredNode {
  return {
    '@type': 'Service',
    name: page.name,
    description: descriptionOf(page),
    areaServed: regions.map(({ name }) => ({ '@type': 'Place', name: `${name}, Florida` })),
    provider: regions.map(({ id }) => ({ '@id': `${originPlaceholder}/#${id}` })),
  };
}

function questions(): StructuredNode {
  return {
    '@type': 'FAQPage',
    mainEntity: contactPage.questions.items.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function breadcrumbs(page: PageEntry): StructuredNode {
  const [, folder = '', item] = page.path.split('/');
  const section = item === undefined ? undefined : sections[folder];
  const trail = [
    { name: brand.name, item: `${originPlaceholder}/` },
    ...(section === undefined ? [] : [{ name: section }]),
    { name: page.name, item: `${originPlaceholder}${page.path}` },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  };
}
