import type { JobSheet } from '@tintforge/api-contract';
import type { Catalogue } from '@tintforge/booking-core';

/** The film of a package: its own name; empty for a package that is no longer sold. */
export function filmOf({ packages }: Pick<Catalogue, 'packages'>, packageId: string): string {
  return packages.find(({ id }) => id === packageId)?.filmType ?? '';
}

/** Map link of an address. */
export function mapLink({ street, city, zip }: JobSheet['address']): string {
  const query = new URLSearchParams({ api: '1', query: `${street}, ${city}, FL ${zip}` });
  return `https://www.google.com/maps/search/?${query}`;
}
