import { parseZip, regionOfZip } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { rememberRegion } from './known-region';

/** Keeps the region of a ZIP code for this tab, none for one outside the area; says nothing about what is no ZIP code yet. */
export function rememberZip(zip: string): void {
  if (parseZip(zip) !== undefined) rememberRegion(regionOfZip(catalogue, zip)?.id);
}
