import { parseTrackingCode } from '@tintforge/booking-core';

/** The URL of a booking's page, on any site. */
const pagePath = /\/booking-verification\/([^/?#\s]+)/i;

/** Letters and digits of a typed code, without the "TF" in front. */
export function codeCharacters(text: string): string {
  const characters = text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return characters.startsWith('TF') ? characters.slice(2) : characters;
}

/**
 * Parses a tracking code as people type or paste it: lower case, any dashes or none, spaces, without "TF", or as the
 * URL of its page. Returns its canonical form; undefined when it is none.
 */
export function parseTypedCode(text: string): string | undefined {
  return parseTrackingCode(`TF${codeCharacters(pagePath.exec(text)?.[1] ?? text)}`);
}
