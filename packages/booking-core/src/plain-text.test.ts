import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAmount, parseFigure, parsePercent, parseReading } from './amount';
import { parseEmail } from './contact';
import { parsePhone } from './phone';
import { plainLine, plainText } from './plain-text';
import { parseZip } from './region';
import { parseRate } from './sales-tax';
import { parseTrackingCode } from './tracking-code';

/** Every way in which a keyboard, an address book or a spreadsheet writes the same sign. */
const spaces = [...'\u0009\u000A\u000D\u00A0\u1680\u2000\u2003\u2007\u2008\u2009\u200A\u2028\u202F\u205F\u3000'];
const dashes = [...'-\u00AD\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63\uFF0D'];
const marks = [...'\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFEFF'];
const zeros = ['0', '\uFF10', '\u0660', '\u06F0', '\u0966', '\u{1D7CE}', '\u{1D7D8}', '\u{1D7F6}'];

const code = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
const named = (signs: readonly string[]) => signs.map((sign): [string, string] => [code(sign), sign]);

/** The digits of a text, counted from another zero. */
function inDigits(text: string, zero: string): string {
  const first = zero.codePointAt(0) ?? 0;
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)));
}

describe.each(named(spaces))('with the space %s', (_name, space) => {
  test('numbers, codes and addresses are what they are', () => {
    expect(parsePhone(`727${space}555${space}0142`)).toBe('7275550142');
    expect(parseZip(`${space}33755${space}`)).toBe('33755');
    expect(parseAmount(`$${space}1${space}249.50${space}`)).toBe(124_950);
    expect(parseReading(`26.5${space}%`)).toBe(26.5);
    expect(parseTrackingCode(`TF${space}7K3M${space}9SQA`)).toBe('TF-7K3M-9SQA');
    expect(parseEmail(`${space}someone@tintforge.example${space}`)).toBe('someone@tintforge.example');
  });
});

describe.each(named(dashes))('with the dash %s', (_name, dash) => {
  test('numbers and codes are what they are', () => {
    expect(parsePhone(`727${dash}555${dash}0142`)).toBe('7275550142');
    expect(parseZip(`33755${dash}1410`)).toBe('33755');
    expect(parseTrackingCode(`TF${dash}7K3M${dash}9SQA`)).toBe('TF-7K3M-9SQA');
  });
});

describe.each(named(marks))('with the mark %s', (_name, mark) => {
  test('numbers, codes and addresses are what they are', () => {
    expect(parsePhone(`${mark}+1 727${mark} 555-0142${mark}`)).toBe('7275550142');
    expect(parseZip(`${mark}33755${mark}`)).toBe('33755');
    expect(parseFigure(`${mark}2024${mark}`)).toBe(2024);
    expect(parseTrackingCode(`TF-7K3M${mark}-9SQA`)).toBe('TF-7K3M-9SQA');
    expect(parseEmail(`some${mark}one@tintforge.example`)).toBe('someone@tintforge.example');
  });
});

describe.each(named(zeros))('in the digits after %s', (_name, zero) => {
  test('numbers are what they are', () => {
    expect(parsePhone(inDigits('(727) 555-0142', zero))).toBe('7275550142');
    expect(parseZip(inDigits('33755-1410', zero))).toBe('33755');
    expect(parseAmount(inDigits('$1,249.50', zero))).toBe(124_950);
    expect(parsePercent(inDigits('7.5%', zero), 1)).toBe(7.5);
    expect(parseRate(inDigits('6.25', zero))).toBe(625);
  });
});

test('full-width signs and those of Arabic are plain ones', () => {
  expect(plainText('（７２７）５５５－０１４２')).toBe('(727)555-0142');
  expect(plainText('someone＠gmail。com')).toBe('someone@gmail.com');
  expect(plainText('٢٦٫٥٪')).toBe('26.5%');
});

test('a small raised digit is not one of the number: 149 with a note is not 1492', () => {
  expect(parseAmount('149²')).toBeUndefined();
  expect(parseZip('33755³')).toBeUndefined();
});

test('text without a number in it becomes no number, however it is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = plainText(text);
      expect(plainText(plain)).toBe(plain);
      if (!/\p{Nd}/u.test(text))
        expect([parsePhone(text), parseZip(text), parseAmount(text)]).toEqual([undefined, undefined, undefined]);
    }),
    { seed: 20261128, numRuns: 2000 },
  );
});

test('what is long is refused at once', () => {
  for (const sign of [' ', '\u200B', '\uFF10', '<', '.', ',']) {
    const long = sign.repeat(200_000);
    const read = [parsePhone, parseZip, parseAmount, parseReading, parseTrackingCode, parseEmail];
    expect(read.map((parse) => parse(long))).toEqual(read.map(() => undefined));
  }
});

describe('a line of words', () => {
  test.each([
    ['12\u00A0Main\u202FSt', '12 Main St'],
    ['\u202AAna\u202C', 'Ana'],
    ['12\tMain St\u200B', '12 Main St'],
    ['\u3000Clearwater\uFEFF', 'Clearwater'],
    ['Ana-María–Río', 'Ana-María–Río'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['Ana\nBo', 'Ana\nBo'],
  ])('%j is %j', (text, plain) => {
    expect(plainLine(text)).toBe(plain);
  });
});

describe('figures', () => {
  test.each([
    ['2024', 0, 2024],
    ['2024.0', 0, 2024],
    ['1,200', 0, 1200],
    [' 36 ', 2, 36],
    ['36.25', 2, 36.25],
    ['36.', 2, 36],
    ['36.5', 0, undefined],
    ['36.125', 2, undefined],
    ['60.000', 2, undefined],
    ['1,23', 2, undefined],
    ['-5', 2, undefined],
    ['\u22125', 2, undefined],
    ['1e3', 2, undefined],
    ['0x10', 2, undefined],
    ['', 2, undefined],
  ])('%j with %d decimals is %s', (text, decimals, figure) => {
    expect(parseFigure(text, decimals)).toBe(figure);
  });

  test.each([
    ['US$ 60', 6_000],
    ['USD 1,249.50', 124_950],
    ['＄６０', 6_000],
    ['\u202D$60.00\u202C', 6_000],
  ])('%j is %d cents', (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });
});
