import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openText, sealText } from './sealed-text';

const key = new Uint8Array(32).fill(7);
const purpose = 'totp:heron';
const random = { bytes: (length: number) => randomBytes(length) };
const sealed = () => sealText('a secret, with ñ', { key, purpose, random });

test('a sealed text opens to what it was, and looks different each time', () => {
  expect(openText(sealed(), { key, purpose })).toBe('a secret, with ñ');
  expect(sealed()).not.toBe(sealed());
  expect(sealed()).toMatch(/^v1\.[\w-]{16}\.[\w-]+$/);
});

test.each([
  ['another key', { key: new Uint8Array(32), purpose }],
  ['another purpose', { key, purpose: 'totp:egret' }],
])('under %s it does not open', (_name, seal) => {
  expect(openText(sealed(), seal)).toBeUndefined();
});

test('with any character changed or missing it does not open', () => {
  const text = sealed();
  for (let index = 0; index < text.length; index += 1) {
    const other = text[index] === 'A' ? 'B' : 'A';
    const changed = `${text.slice(0, index)}${other}${text.slice(index + 1)}`;
    // The last character of base64 holds bits that mean nothing.
    if (index < text.length - 1) expect(openText(changed, { key, purpose })).toBeUndefined();
    expect(openText(text.slice(0, index), { key, purpose })).toBeUndefined();
  }
});
