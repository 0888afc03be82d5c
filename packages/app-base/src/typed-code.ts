import { parseTrackingCode } from '@tintforge/booking-core';
import { brand } from '@tintforge/content';

/** The URL of a booking's page, on any site. */
const pagePath = /\/booking-verification\/([^/?#\s]+)/i;

/** Characters of a code behind its two letters. */
const bareLength = 8;

/** Letters and digits of a typed code with the two letters in front: the shop's own where they were left out. */
export function codeCharacters(text: string): string {
  const characters = text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return characters.length === bareLength ? `${brand.codePrefix}${characters}` : characters;
}

/**
 * Parses a tracking code as people type or paste it: lower case, any dashes or none, spaces, without the two letters in
 * front, or as the URL of its page. Returns its canonical form; undefined when it is none.
 */
export function parseTypedCode(text: string): string | undefined {
  return parseTrackingCode(codeCharacters(pagePath.exec(text)?.[1] ?? text));
}
