import type { Catalogue } from '@tintforge/booking-core';

/** The film of a package: its own name; empty for a package that is no longer sold. */
export function filmOf({ packages }: Pick<Catalogue, 'packages'>, packageId: string): string {
  return packages.find(({ id }) => id === packageId)?.filmType ?? '';
}
