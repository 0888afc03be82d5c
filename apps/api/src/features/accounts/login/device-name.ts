import type { SessionRow } from '../../../db/schema';

/** Names of a browser and its operating system; empty where the header doesn't reveal them. */
export type DeviceName = Pick<SessionRow, 'browser' | 'system'>;

type Pattern = readonly [name: string, form: RegExp];

/** Most browsers also claim to be Chrome or Safari, so the more specific names come first. */
const browsers: readonly Pattern[] = [
  ['Edge', /\bEdg(?:A|iOS)?\/\d/],
  ['Opera', /\b(?:OPR|OPT)\/\d/],
  ['Samsung Internet', /\bSamsungBrowser\/\d/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/\d/],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\/\d/],
  ['Safari', /\bVersion\/\d[\d.]*(?: Mobile\/\w+)? Safari\/\d/],
];

/** Phones before the systems that they are built on. An iPad that requests desktop pages claims to be a Mac. */
const systems: readonly Pattern[] = [
  ['iPhone', /\(iPhone;/],
  ['iPad', /\(iPad;/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\(Macintosh;/],
  ['Linux', /\bLinux\b/],
];

/** Real headers are shorter; the rest isn't read. */
const maxLength = 500;

/**
 * The device that a header `User-Agent` describes. Anyone can send any header: the names help the owner of an account
 * to recognize a session, and nothing depends on them.
 */
export function deviceName(userAgent = ''): DeviceName {
  const text = userAgent.slice(0, maxLength);
  const nameIn = (patterns: readonly Pattern[]) => patterns.find(([, form]) => form.test(text))?.[0] ?? '';
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
