import { type ContactLine, contactLineOf, contactLinesIn } from '@tintforge/content';
import { type BookingContext, regionsInForce } from '../../bookings';

/** The phone line that an email names. */
export type RegionalLine = ContactLine;

/** The line of a region as it is in force; the first region's for any other ID and for none. */
export async function regionalLine(bookings: BookingContext, regionId: string | undefined): Promise<RegionalLine> {
  return contactLineOf(regionId, contactLinesIn(await regionsInForce(bookings)));
}
