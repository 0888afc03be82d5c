import { readFileSync } from 'node:fs';
import { type RouteContract, routes } from '@tintforge/api-contract';
import { expect, test } from 'vitest';

const mebibyte = 1024 * 1024;

/** The largest body that any route takes, bytes. */
const largest = Math.max(
  ...Object.values<RouteContract>(routes).flatMap(({ file }) => (file === undefined ? [] : [file.mostBytes])),
);

const read = (name: string) => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');

test.each([
  ['nginx.conf', /client_max_body_size (\d+)m;/g],
  ['Caddyfile', /max_size (\d+)MiB/g],
])('%s lets through what the server takes, and not much more', (name, limit) => {
  const text = read(name);
  const limits = [...text.matchAll(limit)].map(([, number]) => Number(number) * mebibyte);
  expect(limits).toHaveLength((text.match(/client_max_body_size|max_size/g) ?? []).length);
  expect(limits).toHaveLength(1);
  for (const bytes of limits) {
    expect(bytes).toBeGreaterThan(largest);
    expect(bytes).toBeLessThan(2 * largest);
  }
});
