import { codeCharacters } from '@tintforge/app-base/typed-code';
import { parseTrackingCode } from '@tintforge/booking-core';
import { brand } from '@tintforge/content';

/** Parses a scanned, typed or pasted text. */
export type ScannedText =
  | { kind: 'code'; trackingCode: string }
  /** It has the form of our codes, with a wrong or missing character. */
  | { kind: 'damaged' }
  /** The page of a booking on another site. */
  | { kind: 'other-site'; host: string }
  /** Anything else. */
  | { kind: 'foreign' }
  | { kind: 'nothing' };

const pagePath = /\/booking-verification\/([^/?#\s]+)/i;
const longest = 2000;

/**
 * Parses a scanned or typed code: the URL in the QR code of a pass or an email (its secret, if any, is dropped), or the
 * code alone in any notation: lower case, other dashes or none, spaces, without its two letters. `origins` are the known URLs of
 * this shop.
 */
export function readScannedText(text: string, origins: readonly string[]): ScannedText {
  const trimmed = text.trim().slice(0, longest);
  if (trimmed === '') return { kind: 'nothing' };
  const address = bookingAddress(trimmed);
  if (address === undefined) return readCode(trimmed);
  const isOurs = origins.some((origin) => new URL(origin).host === address.host);
  return isOurs ? readCode(address.code) : { kind: 'other-site', host: address.host };
}

function bookingAddress(text: string): { host: string; code: string } | undefined {
  const code = pagePath.exec(text)?.[1];
  if (code === undefined) return undefined;
  try {
    const { host } = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    return { host, code };
  } catch {
    return undefined;
  }
}

/** Two letters, then eight characters; people often leave out the first two. */
function readCode(text: string): ScannedText {
  const characters = codeCharacters(text);
  const trackingCode = parseTrackingCode(characters);
  if (trackingCode !== undefined) return { kind: 'code', trackingCode };
  const hasForm = /^[A-Z]{2}[A-Z0-9]{6,10}$/.test(characters);
  const hasLetters = characters.startsWith(brand.codePrefix) || /^[A-Z]{2}-/i.test(text.trim());
  return { kind: hasForm && hasLetters ? 'damaged' : 'foreign' };
}
