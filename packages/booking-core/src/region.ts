import type { Catalogue, Region } from './catalogue';
import { plainText, unquoted } from './plain-text';

/** Longer than any ZIP code that people paste. */
const longestText = 60;

/**
 * A ZIP code as people type or paste it (`plainText`; ZIP+4, its state in front, stray spaces, a comma behind it) → its
 * five digits; undefined when it is none.
 */
export function parseZip(text: string): string | undefined {
  if (text.length > longestText) return undefined;
  const plain = unquoted(plainText(text)).replaceAll(' ', '');
  return /^(?:[A-Z]{2}[,.]?)?(\d{5})(?:[-._/+]?\d{4}|-|\.0)?$/i.exec(plain)?.[1];
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
