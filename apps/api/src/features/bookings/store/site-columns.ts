import type { Site } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';

/** The columns in which the answers about the place are stored. */
export type SiteColumns = Pick<BookingRow, 'siteGarage' | 'siteShade' | 'sitePower'>;

/** What a customer said about the place → its columns. */
export function siteColumns({ garage, shade, power }: Site): SiteColumns {
  return { siteGarage: garage, siteShade: shade, sitePower: power };
}

/** What was said about the place of a booking. */
export function siteOf({ siteGarage, siteShade, sitePower }: SiteColumns): Site {
  return { garage: siteGarage, shade: siteShade, power: sitePower };
}
