import { codeCharacters } from '@tintforge/app-base/typed-code';
import { parseTrackingCode } from '@tintforge/booking-core';

/** Parses a scanned, typed or pasted text. */
export type ScannedText =
  | { kind: 'code'; trackingCode: string }
  /** It has the form of our codes, and a character is wrong or missing. */
  | { kind: 'damaged' }
  /** The page of a booking on some other site. */
  | { kind: 'other-site'; host: string }
  /** Something else altogether. */
  | { kind: 'foreign' }
  | { kind: 'nothing' };

const pagePath = /\/booking-verification\/([^/?#\s]+)/i;
const longest = 2000;

/**
 * Reads the code in what a camera saw or a person typed: the address in the QR code of a pass or a mail (its secret, if it
 * has one, is left out), or the code alone in any writing: lower case, other dashes or none, blanks, without "TF".
 * `origins` are the addresses under which this shop is known.
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

/** "TF", then eight characters; people who type leave out the first two. */
function readCode(text: string): ScannedText {
  const bare = codeCharacters(text);
  const trackingCode = parseTrackingCode(`TF${bare}`);
  if (trackingCode !== undefined) return { kind: 'code', trackingCode };
  const hasForm = /^[A-Z0-9]{6,10}$/.test(bare);
  return { kind: hasForm && (/^[^\p{L}\p{N}]*tf/iu.test(text) || bare.length === 8) ? 'damaged' : 'foreign' };
}
