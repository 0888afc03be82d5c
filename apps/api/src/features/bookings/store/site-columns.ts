import type { Site } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';

/** The columns in which the answers about the place are stored. */
export type SiteColumns = Pick<BookingRow, 'siteGarage' | 'siteShade' | 'sitePower'>;

/** A customer's answers about the site → their columns. */
export function siteColumns({ garage, shade, power }: Site): SiteColumns {
  return { siteGarage: garage, siteShade: shade, sitePower: power };
}

/** The answers about a booking's site. */
export function siteOf({ siteGarage, siteShade, sitePower }: SiteColumns): Site {
  return { garage: siteGarage, shade: siteShade, power: sitePower };
}
