import { insideAngles, plainText, unquoted } from './plain-text';

/** "x12", "ext. 12", "extension 12", "#12", ";ext=12" or the pause of a dialer, ",12", at the end of a number. */
const extensionForm = /(?:[ ,;]*(?:ext=|extension|extn?\.?|x|#)[ .:]*|,+)(\d{1,6}) *$/i;

/** Longer than any number that people write or paste, and short enough to search in no time. */
const longestText = 120;

/** A label of an address book, or the scheme of a link, in front of a number. */
const label = /^(?:tel|sms|callto|phone|telephone|mobile|cell|home|work|office)\b[.:]* *(?:\/\/)?/i;

/** Calling codes of one and two digits (ITU-T E.164, list of assigned country codes); all others have three. */
const shortCode = /^(?:7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * A phone number as people type or paste it (`plainText`; a link, a label or a name in front of it) → the way it is
 * stored; undefined when it is none. A US number, with +1 or 1 in front or without, is its ten digits: "8135550142". Any
 * other country's needs its + (or 00, 011) and has nine to fifteen digits (ITU-T E.164): "+442079460018". An extension
 * follows an x: "8135550142x12".
 */
export function parsePhone(text: string): string | undefined {
  if (text.length > longestText) return undefined;
  const plain = unquoted(insideAngles(plainText(text))).replace(label, '');
  const extension = extensionForm.exec(plain);
  if (extension !== null) {
    const number = parseNumber(plain.slice(0, extension.index));
    if (number !== undefined) return `${number}x${extension[1]}`;
  }
  return parseNumber(plain);
}

function parseNumber(text: string): string | undefined {
  // A spreadsheet's number has a fraction: "8135550142.0".
  const number = text.trim().replace(/^(\d{10,11})\.0$/, '$1');
  if (!/^\(?\+?[\d ()[\]./,_~\u00B7\u2022-]*$/.test(number)) return undefined;
  const abroad = /^\(?(?:\+|00|011)(.*)$/.exec(number)?.[1];
  // Area codes begin with 2–9, so ten digits that begin with 1 are a number with one missing.
  const ours = /^1?([2-9]\d{9})$/;
  if (abroad === undefined) return ours.exec(digitsOf(number))?.[1];
  // "+44 (0)20 ...": the zero is dialed at home only.
  const digits = digitsOf(abroad.replace('(0)', ''));
  if (digits.startsWith('1')) return ours.exec(digits)?.[1];
  return /^[2-9]\d{8,14}$/.test(digits) ? `+${digits}` : undefined;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/**
 * A stored phone number as people read it: "(202) 555-0142", "(202) 555-0142 x12", "+44 2079460018". `parsePhone` reads
 * all of these back.
 */
export function formatPhone(stored: string): string {
  const [number = '', extension] = stored.split('x');
  const shown = number.startsWith('+') ? formatAbroad(number.slice(1)) : formatOurs(number);
  return extension === undefined ? shown : `${shown} x${extension}`;
}

function formatOurs(digits: string): string {
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

function formatAbroad(digits: string): string {
  const code = shortCode.exec(digits)?.[0] ?? digits.slice(0, 3);
  return `+${code} ${digits.slice(code.length)}`;
}

/** Target of a phone link (RFC 3966): "tel:+18135550142;ext=12". Text that is no number keeps its digits and plus. */
export function phoneHref(text: string): string {
  const stored = parsePhone(text);
  if (stored === undefined) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  const [number = '', extension] = stored.split('x');
  const global = number.startsWith('+') ? number : `+1${number}`;
  return `tel:${global}${extension === undefined ? '' : `;ext=${extension}`}`;
}
