import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, isEmail, isName, isOneLine, parsePhone } from './contact';

test.each([
  ['Al', true],
  [' Al ', true],
  ['A', false],
  [' A ', false],
  ['', false],
  ['   ', false],
  ['Ana-María del Río', true],
])('the name %j is accepted: %s', (text, expected) => {
  expect(isName(text)).toBe(expected);
});

describe('e-mail addresses', () => {
  test.each([
    'alex@tintforge.example',
    'a@b.co',
    'first.last+tint@mail.shop.example',
    "o'neil_99@sub-domain.example",
    `${'a'.repeat(64)}@tintforge.example`,
  ])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'alex',
    'alex@',
    '@tintforge.example',
    'alex@tintforge',
    'alex@@tintforge.example',
    'alex@tintforge..example',
    'alex@-tintforge.example',
    'alex@tintforge-.example',
    'alex@tintforge.example.',
    'alex smith@tintforge.example',
    ' alex@tintforge.example',
    'alex@tintforge.example ',
    'alex@tintforge.example\n',
    'alex@tintforge.example\r\nBcc: all@tintforge.example',
    'alex@tintforge.example,bo@tintforge.example',
    'Alex <alex@tintforge.example>',
    'alex@tint\u0000forge.example',
    `${'a'.repeat(65)}@tintforge.example`,
    `a@${'b.'.repeat(130)}example`,
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('a long bad address is refused at once', () => {
    expect(isEmail(`${'a'.repeat(100_000)}@`)).toBe(false);
    expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
  });
});

describe('telephone numbers', () => {
  test.each([
    '8135550142',
    '(813) 555-0142',
    '813-555-0142',
    '813.555.0142',
    '813 555 0142',
    '813/555-0142',
    '+1 813 555 0142',
    '+18135550142',
    '1 (813) 555-0142',
    '18135550142',
    ' 813 555 0142 ',
  ])('%j is 8135550142', (text) => {
    expect(parsePhone(text)).toBe('8135550142');
  });

  test.each([
    '',
    '813555014',
    '81355501422',
    '28135550142',
    '1813555014',
    '0135550142',
    '+44 20 7946 0018',
    '813-555-TINT',
    '8135550142 ext 7',
    '813555\n0142',
    '٨١٣٥٥٥٠١٤٢',
  ])('%j is none', (text) => {
    expect(parsePhone(text)).toBeUndefined();
  });

  test('read (813) 555-0142 and come back', () => {
    expect(formatPhone('8135550142')).toBe('(813) 555-0142');
    fc.assert(
      fc.property(fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }), (number) => {
        expect(parsePhone(formatPhone(String(number)))).toBe(String(number));
      }),
      { seed: 20261120, numRuns: 500 },
    );
  });
});

test.each([
  ['plain text, "quotes" & accents: é 漢', true],
  ['', true],
  ['two\nlines', false],
  ['two\r\nlines', false],
  ['a\ttab', false],
  ['nul\u0000', false],
  ['delete\u007f', false],
  ['next line\u0085', false],
  ['line separator\u2028', false],
  ['paragraph separator\u2029', false],
])('%j is one line: %s', (text, expected) => {
  expect(isOneLine(text)).toBe(expected);
});
