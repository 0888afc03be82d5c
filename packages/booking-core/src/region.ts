import type { Catalogue, Region } from './catalogue';

/** A ZIP code as people type it, ZIP+4 and stray spaces included → its five digits; undefined when it is none. */
export function parseZip(text: string): string | undefined {
  return /^(\d{5})(?:-?\d{4})?$/.exec(text.replaceAll(' ', ''))?.[1];
}

/**
 * The region that serves a ZIP code, typed in any way `parseZip` reads; undefined outside the area. A whole code of one
 * region decides before the first digits of another.
 */
export function regionOfZip(catalogue: Catalogue, zip: string): Region | undefined {
  const code = parseZip(zip);
  if (code === undefined) return undefined;
  let found: { region: Region; length: number } | undefined;
  for (const region of catalogue.regions) {
    for (const { length } of region.zipPrefixes.filter((prefix) => code.startsWith(prefix))) {
      if (length > (found?.length ?? 0)) found = { region, length };
    }
  }
  return found?.region;
}
