import { expect, test } from 'vitest';
import * as z from 'zod';
import { contractVersion } from './contract-version';
import { endpoints } from './endpoints';
import type { RouteContract } from './route-contract';
import { routes } from './routes';

type Call = [name: string, route: RouteContract & { method: string; path: string }];

const calls = Object.entries<RouteContract>(routes).map(
  ([name, route]): Call => [name, { ...route, ...endpoints[name as keyof typeof endpoints] }],
);

/** The part of a route that a client sends by. */
function formOf([name, { method, path, params, query, body, file, idempotent }]: Call): unknown[] {
  const schemas = [params, query, body].map((schema) => schema && z.toJSONSchema(schema, { io: 'input' }));
  return [name, method, path, ...schemas, file, idempotent];
}

async function fingerprint(all: readonly Call[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(all.map(formOf).toSorted()));
  const [hash = 0] = new Uint32Array(await crypto.subtle.digest('SHA-256', text));
  return hash.toString(36);
}

test('the requests have the form of this version; once it changes, the one that is received here belongs in contract-version.ts', async () => {
  expect(await fingerprint(calls), 'The requests have changed. Their version is now the received one').toBe(
    contractVersion,
  );
});

test.each<[string, (call: Call) => Partial<Call[1]>]>([
  ['a field', ([, { body }]) => ({ body: (body as z.ZodObject).extend({ added: z.string() }) })],
  [
    'a field that may be left out',
    ([, { body }]) => ({ body: (body as z.ZodObject).extend({ added: z.string().optional() }) }),
  ],
  ['another address', ([, { path }]) => ({ path: `${path}/2` })],
  ['a key', () => ({ idempotent: true })],
])('%s makes another version', async (_what, change) => {
  const changed = calls.map(
    (call): Call => (call[0] === 'correctBooking' ? [call[0], { ...call[1], ...change(call) }] : call),
  );
  expect(changed).not.toEqual(calls);
  expect(await fingerprint(changed)).not.toBe(contractVersion);
});
