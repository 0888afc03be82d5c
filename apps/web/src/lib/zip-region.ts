import { parseZip, regionOfZip } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { rememberRegion } from './known-region';

/** Stores the region of a ZIP code for this tab, or none for one outside the area; ignores incomplete ZIP codes. */
export function rememberZip(zip: string): void {
  if (parseZip(zip) !== undefined) rememberRegion(regionOfZip(catalogue, zip)?.id);
}
