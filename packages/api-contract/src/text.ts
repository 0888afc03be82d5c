import {
  contactLines,
  isEmail,
  isOneLine,
  type LineRule,
  parseEmail,
  parsePhone,
  parseZip,
  plainLine,
} from '@tintforge/booking-core';
import * as z from 'zod/mini';

// Forms in the browser validate with what is written here and in the schemas made of it alone: in zod's small dialect,
// which weighs a quarter of the other. The two mix freely.

/**
 * A single-line string: as `read` reads what was typed or pasted, `plainLine` of it by default; no control characters, at
 * least `least` and at most `most` characters.
 */
export function line({ name, least = 1, most = 120, message, isRight, read = plainLine }: LineOptions) {
  const text = z.string().check(
    z.overwrite(read),
    z.refine(isOneLine, {
      error: `${name} may not contain line breaks or control characters`,
      params: { code: 'invalid_characters' },
    }),
    z.minLength(least, message ?? `${name} must have at least ${least} characters`),
    z.maxLength(most, `${name} must have at most ${most} characters`),
  );
  return isRight === undefined ? text : text.check(z.refine(isRight, { error: message ?? `${name} isn’t valid` }));
}

interface LineOptions extends Partial<LineRule> {
  name: string;
  /** Replaces the message for an invalid or too short string. */
  message?: string;
  /** The value of what was typed; text that is none is returned as a line. */
  read?: (text: string) => string;
}

/** An email address, without a name or a `mailto:` that was pasted with it; `message` is for invalid ones. */
export function emailLine(message: string) {
  return line({ ...contactLines.customerEmail, message, read: readEmail });
}

/** The same, or nothing. */
export function optionalEmailLine(message: string) {
  const { name, most } = contactLines.customerEmail;
  return line({ name, least: 0, most, read: readEmail }).check(
    z.refine((text) => text === '' || isEmail(text), { error: message }),
  );
}

function readEmail(text: string): string {
  return parseEmail(text) ?? plainLine(text);
}

/** A phone number, which becomes its stored form; `message` is for invalid ones. */
export function phoneLine(message: string) {
  return line({ ...contactLines.customerPhone, message, read: readPhone });
}

/** The same, or nothing. */
export function optionalPhoneLine(message: string) {
  const { name, most, isRight } = contactLines.customerPhone;
  return line({ name, least: 0, most, read: readPhone }).check(
    z.refine((text) => text === '' || isRight(text), { error: message }),
  );
}

function readPhone(text: string): string {
  return parsePhone(text) ?? plainLine(text);
}

/** A ZIP code, which becomes its five digits; `message` is for invalid ones. */
export function zipLine(message: string) {
  const read = (text: string) => parseZip(text) ?? plainLine(text);
  return line({ name: 'ZIP code', most: 20, read }).check(
    z.refine((text) => parseZip(text) !== undefined, { error: message }),
  );
}

interface ParagraphRule {
  name: string;
  least?: number;
  most: number;
  /** Replaces the message for a string that is too short. */
  message?: string;
  tooLong?: string;
}

/** A multiline string: trimmed, line breaks and tabs allowed, no other control characters. */
export function paragraph({ name, least = 0, most, message, tooLong }: ParagraphRule) {
  return z.string().check(
    z.trim(),
    z.refine((text) => isOneLine(text.replaceAll(/[\n\r\t]/g, ' ')), {
      error: `${name} may not contain control characters`,
      params: { code: 'invalid_characters' },
    }),
    z.minLength(least, message ?? `${name} must have at least ${least} characters`),
    z.maxLength(most, tooLong ?? `${name} must have at most ${most} characters`),
  );
}
