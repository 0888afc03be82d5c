import fc from 'fast-check';
import { sampleShop } from '../../testing/sample-shop';

/** Strings that have broken something somewhere before. */
export const nastyText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\r\nBcc: b@tintforge.example',
  "'; drop table bookings; --",
  '%',
  '%00',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  '\ud800',
  'a\udfff',
  '\ud83d\ud83d',
  '🚗',
  '👩‍👩‍👧‍👦',
  '‮txt.exe',
  'لا إله إلا',
  'Z̷̢͎a̴l̸g̷o̶',
  'ﬀ',
  'İ',
  '\u2028\u2029',
  '\ufeff',
  '=1+1',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}#{7*7}',
  '%s%n%x',
  '9'.repeat(400),
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  'null',
  'undefined',
  '[object Object]',
);

/** Words that are valid somewhere, in places where they are not. */
const wordsOfOurs = fc.constantFrom(
  'TF-0000-0000',
  '2026-12-08',
  sampleShop.time,
  sampleShop.packageId,
  sampleShop.zip,
  sampleShop.regionId,
  sampleShop.crewId,
  'admin',
  'confirmed',
  '00000000-0000-7000-8000-000000000000',
);

/** Dates and times that do not exist, or only look as if they did. */
const dates = fc.constantFrom(
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2025-02-29',
  '0000-00-00',
  '9999-12-31',
  '-000001-01-01',
  '2026-3-8',
  '2026-03-08T02:30',
  '2026-12-08T09:00:00Z',
  '24:00',
  '09:60',
  '9:00',
  '२०२६-१२-०८',
);

/** Far longer than any typed input. */
const long = fc.constantFrom(
  'x'.repeat(10_000),
  '🚗'.repeat(5000),
  '\u0301'.repeat(4000),
  ' '.repeat(20_000),
  'a@'.repeat(3000),
);

export const text = fc.oneof(
  { weight: 6, arbitrary: nastyText },
  { weight: 3, arbitrary: wordsOfOurs },
  { weight: 3, arbitrary: dates },
  { weight: 1, arbitrary: long },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

const number = fc.constantFrom(
  0,
  -0,
  1,
  -1,
  0.1,
  1e-7,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1.7e308,
  5e-324,
  449.98,
  2026,
);

/** Deeper than any schema; far deeper values are made of text alone, below. */
const deep = fc.constantFrom(3, 60, 300).map((levels) => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
});

const wide = fc.constantFrom(
  Array.from({ length: 5000 }, (_, index) => index),
  Array.from({ length: 300 }, () => ({})),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, index])),
);

/** Values of every kind, regardless of the schema. */
export const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: text },
  { weight: 5, arbitrary: number },
  { weight: 3, arbitrary: fc.constantFrom(true, false, null) },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: wide },
);

/** Edits to a body's JSON text that no object can express: duplicate keys, numbers that parsers read differently. */
export const textTrick: fc.Arbitrary<(json: string) => string> = fc.constantFrom<(json: string) => string>(
  (json) => json,
  (json) => json.replace(/^\{/, '{"version":2,"version":1,'),
  (json) => json.replace(/^\{("[^"]*"):/, '{$1:null,$1:'),
  (json) => json.replace(/^\{/, '{"__proto__":{"polluted":1},'),
  (json) => json.replace(/^\{/, '{"\\u005f_proto__":{"polluted":1},'),
  (json) => json.replace(/^\{/, '{"constructor":{"prototype":{"polluted":1}},'),
  (json) => json.replace(/^\{/, '{"":1,'),
  (json) => json.replace(/:\d[\d.]*/, ':1e309'),
  (json) => json.replace(/:\d[\d.]*/, ':-0'),
  (json) => json.replace(/:\d[\d.]*/, ':9007199254740993'),
  (json) => json.replace(/:\d[\d.]*/, ':0.1e-400'),
  (json) => json.replace(/:\d[\d.]*/, ':NaN'),
  (json) => json.replace(/:\d[\d.]*/, ':0x10'),
  (json) => json.replace(/:\d[\d.]*/, ':01'),
  (json) => json.replace(/"[^"]*"\}/, '"\\ud800"}'),
  (json) => json.replaceAll('"', "'"),
  (json) => json.replace(/\}$/, ',}'),
  (json) => `${json}${json}`,
  (json) => `\ufeff${json}`,
  (json) => json.slice(0, -1),
  (json) => `/* a */ ${json}`,
  (json) => JSON.stringify(json),
  (json) => `[${json}]`,
  (json) => `${'['.repeat(20_000)}${json}`,
  (json) => '{"a":'.repeat(12_000) + json,
  (json) => json + ' '.repeat(70_000),
);
