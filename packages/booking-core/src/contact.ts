import { isOneLine } from './one-line';
import { parsePhone } from './phone';
import { insideAngles, plainLine, plainText } from './plain-text';

/**
 * The rule of the HTML standard for e-mail fields, with at least one dot in the domain, and none at an end of the part
 * before the @ or next to another (RFC 5321, section 4.1.2, Dot-string).
 */
const emailForm =
  /^(?!\.|[^@]*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The longest address that SMTP can carry (RFC 5321, section 4.5.3.1.3, less its angle brackets). */
const longestEmail = 254;

/** With the longest name in front of it. */
const longestPasted = 400;

/** True for an e-mail address that a mail server would take: one @, a dotted domain, no spaces, no line breaks. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && emailForm.test(text);
}

/**
 * An email address as people type or paste it (`plainText`; a `mailto:` link, a name in front, a comma behind it) → the
 * address alone; undefined when it is none, or more than one.
 */
export function parseEmail(text: string): string | undefined {
  if (text.length > longestPasted) return undefined;
  const email = bareEmail(text).replace(/\.+$/, '');
  return isEmail(email) ? email : undefined;
}

/** The text of an email field without everything around the address but a full stop, whether it is one or not. */
export function bareEmail(text: string): string {
  const plain = insideAngles(plainText(text).replaceAll('[', '<').replaceAll(']', '>'));
  const link = /^["'\s]*mailto:([^?]*)/i.exec(plain);
  return (link === null ? plain : decoded(link[1] ?? ''))
    .replace(/ *\([^()]*\)$/, '')
    .replace(/^[\s'"`,;:<(]+/, '')
    .replace(/[\s'"`,;:!?>)]+$/, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Requirements of one line of text. */
export interface LineRule {
  /** Name of the field in messages. */
  name: string;
  /** Characters at least and at most, spaces around it not counted. */
  least: number;
  most: number;
  isRight?: (text: string) => boolean;
}

/** Rules for the text fields of a booking: the contract and the wizard's form both use them. */
export const contactLines = {
  customerName: { name: 'Name', least: 2, most: 120 },
  customerEmail: {
    name: 'Email',
    least: 1,
    most: longestEmail,
    isRight: (text: string) => parseEmail(text) !== undefined,
  },
  customerPhone: { name: 'Phone', least: 1, most: 40, isRight: (text: string) => parsePhone(text) !== undefined },
  vehicleMake: { name: 'Make', least: 1, most: 60 },
  vehicleModel: { name: 'Model', least: 1, most: 60 },
  street: { name: 'Street', least: 1, most: 120 },
  city: { name: 'City', least: 1, most: 80 },
} as const satisfies Readonly<Record<string, LineRule>>;

/** One of {@link contactLines}. */
export type ContactLine = keyof typeof contactLines;

/** Faults that a line can have. */
export type LineFault = 'not-one-line' | 'too-short' | 'too-long' | 'wrong';

/** The first fault of a line as typed; undefined when there is none. */
export function lineFault(text: string, { least, most, isRight }: LineRule): LineFault | undefined {
  const line = plainLine(text);
  if (!isOneLine(line)) return 'not-one-line';
  const { length } = [...line];
  if (length < least) return 'too-short';
  if (length > most) return 'too-long';
  return isRight?.(line) === false ? 'wrong' : undefined;
}
