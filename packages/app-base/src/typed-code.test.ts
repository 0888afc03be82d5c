import { makeTrackingCode } from '@tintforge/booking-core';
import { brand } from '@tintforge/content';
import { expect, test } from 'vitest';
import { isWholeCode, parseTypedCode } from './typed-code';

const code = makeTrackingCode(brand.codePrefix, [7, 19, 3, 20, 9, 25, 23]);

test.each([
  code,
  ` ${brand.codePrefix.toLowerCase()} 7k3m 9sqa `,
  `${brand.codePrefix}–7K3M–9SQA`,
  '7k3m9sqa',
  '7K3M-9SQA',
  `${brand.codePrefix}_7K3M_9SQA.`,
  `https://tintforge.example/booking-verification/${code}#secret`,
  `/booking-verification/${brand.codePrefix.toLowerCase()}7k3m9sqa`,
])('%j is the code', (text) => {
  expect(parseTypedCode(text)).toBe(code);
});

test('a code of an earlier prefix stays as it was', () => {
  expect(parseTypedCode('zz 7k3m 9sqa')).toBe('ZZ-7K3M-9SQA');
});

test('eight characters that begin like a prefix are a code without it', () => {
  const bare = makeTrackingCode('TF', [26, 15, 3, 20, 9, 25, 23]).slice(3);
  expect(bare).toMatch(/^TF/);
  expect(parseTypedCode(bare)).toBe(`${brand.codePrefix}-${bare}`);
});

test.each(['', 'TF', 'TF-7K3M-9SQB', 'TF-7K3M', 'name@tintforge.example', '/booking-verification/'])(
  '%j is none',
  (text) => {
    expect(parseTypedCode(text)).toBeUndefined();
  },
);

test.each<[string, boolean]>([
  ['TF-7K3M-9SQB', true],
  ['7k3m 9sqb', true],
  ['https://tintforge.example/booking-verification/TF-7K3M-9SQB', true],
  ['TF-7K3M', false],
  ['TF-7K3M-9SQBB', false],
  ['ab@tint.io', false],
  ['', false],
])('%j has the form of a code: %s', (text, isWhole) => {
  expect(isWholeCode(text)).toBe(isWhole);
});
