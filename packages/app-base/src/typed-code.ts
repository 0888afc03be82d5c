import { parseTrackingCode, plainText } from '@tintforge/booking-core';
import { brand } from '@tintforge/content';

/** The URL of a booking's page, on any site. */
const pagePath = /\/booking-verification\/([^/?#\s]+)/i;

/** Characters of a code behind its two letters. */
const bareLength = 8;

/** True when a text has the form of a code, though it may be none: its last character checks the others. */
export function isWholeCode(text: string): boolean {
  return /^[A-Z]{2}[A-Z\d]{8}$/.test(codeCharacters(codeIn(text))) && !text.includes('@');
}

/** Letters and digits of a typed code with the two letters in front: the shop's own where they were left out. */
export function codeCharacters(text: string): string {
  const characters = plainText(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return characters.length === bareLength ? `${brand.codePrefix}${characters}` : characters;
}

/**
 * Parses a tracking code as people type or paste it: lower case, any dashes or none, spaces, without the two letters in
 * front, or as the URL of its page. Returns its canonical form; undefined when it is none.
 */
export function parseTypedCode(text: string): string | undefined {
  return parseTrackingCode(codeCharacters(codeIn(text)));
}

function codeIn(text: string): string {
  return pagePath.exec(text)?.[1] ?? text;
}
