import { readFileSync } from 'node:fs';
import { hexOf } from '@tintforge/content';
import { expect, test } from 'vitest';
import { usualColors } from './social-colors';

const stylesheet = readFileSync(new URL('../../../../packages/ui/src/styles/tokens.css', import.meta.url), 'utf8');

/** A token in hexadecimal sRGB. */
function tokenOf(name: string): string {
  const value = new RegExp(`--${name}: (oklch\\([\\d. ]+\\));`).exec(stylesheet)?.[1];
  if (value === undefined) throw new Error(`No token --${name}`);
  return hexOf(value);
}

test.each(Object.entries(usualColors))('%s is the token of that name', (name, color) => {
  expect(color).toBe(tokenOf(name));
});
