import { isOneLine } from './one-line';
import { parsePhone } from './phone';

/** The rule of the HTML standard for e-mail fields, with at least one dot in the domain. */
const emailForm =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The longest address that SMTP can carry (RFC 5321, section 4.5.3.1.3, less its angle brackets). */
const longestEmail = 254;

/** True for an e-mail address that a mail server would take: one @, a dotted domain, no spaces, no line breaks. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && emailForm.test(text);
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
  customerEmail: { name: 'Email', least: 1, most: longestEmail, isRight: isEmail },
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
  const line = text.trim();
  if (!isOneLine(line)) return 'not-one-line';
  const { length } = [...line];
  if (length < least) return 'too-short';
  if (length > most) return 'too-long';
  return isRight?.(line) === false ? 'wrong' : undefined;
}
