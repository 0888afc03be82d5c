import type { Catalogue, Region } from './catalogue';

/** A ZIP code as people type it, ZIP+4 and stray spaces included → its five digits; undefined when it is none. */
export function parseZip(text: string): string | undefined {
  return /^(\d{5})(?:-?\d{4})?$/.exec(text.replaceAll(' ', ''))?.[1];
}

/** The region that serves a ZIP code, typed in any way `parseZip` reads; undefined outside the area. */
export function regionOfZip(catalogue: Catalogue, zip: string): Region | undefined {
  const prefix = parseZip(zip)?.slice(0, 3);
  return catalogue.regions.find((region) => region.zipPrefixes.some((candidate) => candidate === prefix));
}
