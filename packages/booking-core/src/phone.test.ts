import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, parsePhone, phoneHref } from './phone';

describe('US numbers', () => {
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
    '011 1 813 555 0142',
    ' 813 555 0142 ',
  ])('%j is 8135550142', (text) => {
    expect(parsePhone(text)).toBe('8135550142');
  });

  test.each([
    '813-555-0142 x12',
    '813-555-0142x12',
    '(813) 555-0142 X 12',
    '(813) 555-0142, ext 12',
    '813 555 0142 ext. 12',
    '813 555 0142 Ext: 12',
    '813 555 0142 extension 12',
    '813 555 0142 #12',
    '+18135550142;ext=12',
  ])('%j has extension 12', (text) => {
    expect(parsePhone(text)).toBe('8135550142x12');
  });
});

test.each([
  ['+44 20 7946 0018', '+442079460018'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '+442079460018'],
  ['011 44 20 7946 0018', '+442079460018'],
  ['+442079460018 x7', '+442079460018x7'],
  ['+52 55 1234 5678', '+525512345678'],
  ['+49 30 901820', '+4930901820'],
  ['+123', undefined],
])('abroad, %j is %s', (text, stored) => {
  expect(parsePhone(text)).toBe(stored);
});

test.each([
  '',
  'x12',
  '813555014',
  '81355501422',
  '28135550142',
  '1813555014',
  '0135550142',
  '+1 813 555 014',
  '+0 20 7946 0018',
  '+44 1234',
  '+4420794600181234',
  '020 7946 0018',
  '813-555-TINT',
  'call 8135550142',
  '813-555-0142 x',
  '813-555-0142 x1234567',
  '813-555-0142 x12 x13',
  '813+555+0142',
  '813555\n0142',
  '8135550142\nx12',
  '٨١٣٥٥٥٠١٤٢',
  ' '.repeat(100_000),
])('%# is no phone number', (text) => {
  expect(parsePhone(text)).toBeUndefined();
});

describe('what is shown', () => {
  test.each([
    ['8135550142', '(813) 555-0142'],
    ['8135550142x12', '(813) 555-0142 x12'],
    ['+442079460018', '+44 2079460018'],
    ['+3531234567', '+353 1234567'],
    ['+74951234567', '+7 4951234567'],
    ['+525512345678x7', '+52 5512345678 x7'],
  ])('of %s is %s', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });

  const number = fc.oneof(
    fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map(String),
    fc.stringMatching(/^\+[2-9]\d{8,14}$/),
  );
  const extension = fc.oneof(fc.constant(''), fc.stringMatching(/^x\d{1,6}$/));
  test('reads back', () => {
    fc.assert(
      fc.property(number, extension, (digits, end) => {
        const stored = `${digits}${end}`;
        expect(parsePhone(stored)).toBe(stored);
        expect(parsePhone(formatPhone(stored))).toBe(stored);
        expect(parsePhone(phoneHref(stored).slice('tel:'.length))).toBe(stored);
      }),
      { seed: 20261120, numRuns: 500 },
    );
  });
});

test.each([
  ['(813) 555-0142', 'tel:+18135550142'],
  ['(813) 555-0142 x12', 'tel:+18135550142;ext=12'],
  ['+44 2079460018', 'tel:+442079460018'],
  ['555 01 42', 'tel:5550142'],
])('%s is dialed as %s', (text, href) => {
  expect(phoneHref(text)).toBe(href);
});
