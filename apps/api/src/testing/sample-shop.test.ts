import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleShop } from './sample-shop';

const shops = new URL('../../../../packages/content/shops/', import.meta.url);

/** The lines of every shop of the repository, without their area codes. */
const lines = readdirSync(shops, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && entry.name !== 'node_modules')
  .flatMap(({ name }) => [
    ...readFileSync(new URL(`${name}/regions.ts`, shops), 'utf8').matchAll(/\bphone: '[^']*(\d{3}-\d{4})'/g),
  ])
  .map(([, line]) => line);

test('the number of a sample customer is no shop’s line, in no area code', () => {
  expect(lines.length).toBeGreaterThan(4);
  expect(lines).not.toContain(sampleShop.phone.slice(-8));
});
