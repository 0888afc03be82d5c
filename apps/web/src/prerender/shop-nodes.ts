import { fullAddress } from '@tintforge/app-base/build/origin';
import { paths } from '@tintforge/app-base/paths';
import {
  brand,
  contactLineOf,
  homeStateName,
  locations,
  placeRegion,
  printedHours,
  type Reviews,
} from '@tintforge/content';
import type { AutoRepairLeaf, OrganizationLeaf, PlaceLeaf } from 'schema-dts';
import { regionPath } from '../lib/region-paths';
import { openingHours } from './opening-hours';

/** The shop as a whole. A node that refers to it contains it: search engines don't look for it on another page. */
export function shopNode(): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': fullAddress('/#shop'),
    name: brand.name,
    slogan: brand.tagline,
    url: fullAddress(paths.home),
    logo: fullAddress('/icon-512.png'),
    email: brand.email,
    foundingDate: String(brand.foundedYear),
  };
}

/**
 * The shop in one region. It comes to its customers, so it has a town, an area and a phone number, but no street.
 * Ratings are included where there are real ones.
 */
export function businessNode(regionId: string, ratings: Reviews): AutoRepairLeaf {
  const { name, areas, description } = locationOf(regionId);
  return {
    '@type': 'AutoRepair',
    '@id': fullAddress(`/#${regionId}`),
    name: `${brand.name} ${name}`,
    description,
    url: fullAddress(regionPath(regionId)),
    image: fullAddress('/icon-512.png'),
    telephone: contactLineOf(regionId).href.replace('tel:', ''),
    email: brand.email,
    foundingDate: String(brand.foundedYear),
    address: { '@type': 'PostalAddress', addressLocality: areas[0], addressRegion: placeRegion, addressCountry: 'US' },
    areaServed: areas.map(placeNode),
    openingHoursSpecification: openingHours(printedHours.appointmentsByPhone),
    parentOrganization: shopNode(),
    ...(ratings.isSample !== true &&
      ratings.count > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: ratings.rating, ratingCount: ratings.count },
      }),
  };
}

/** A place in the shop's state. */
export function placeNode(name: string): PlaceLeaf {
  return { '@type': 'Place', name: `${name}, ${homeStateName}` };
}

function locationOf(regionId: string) {
  const location = locations.find(({ id }) => id === regionId);
  if (location === undefined) throw new Error(`No location for the region ${regionId}`);
  return location;
}
