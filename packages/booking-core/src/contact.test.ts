import { describe, expect, test } from 'vitest';
import { type ContactLine, contactLines, isEmail, type LineFault, lineFault } from './contact';
import { isOneLine } from './one-line';

test.each<[ContactLine, string, LineFault | undefined]>([
  ['customerName', 'Al', undefined],
  ['customerName', ' Al ', undefined],
  ['customerName', 'A', 'too-short'],
  ['customerName', ' A ', 'too-short'],
  ['customerName', '', 'too-short'],
  ['customerName', 'Ana-María del Río', undefined],
  ['customerName', 'Al\nBo', 'not-one-line'],
  ['customerName', 'x'.repeat(120), undefined],
  ['customerName', 'x'.repeat(121), 'too-long'],
  ['customerEmail', 'alex@tintforge.example', undefined],
  ['customerEmail', 'alex@', 'wrong'],
  ['customerPhone', '(813) 555-0142', undefined],
  ['customerPhone', '813 555', 'wrong'],
  ['city', ' ', 'too-short'],
])('%s %j is %s', (line, text, fault) => {
  expect(lineFault(text, contactLines[line])).toBe(fault);
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
