import { type EndpointName, type RouteContract, routes } from '@tintforge/api-contract';
import { getTableColumns, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '../db/schema';
import { sampleShop } from '../testing/sample-shop';
import { rowCounts } from '../testing/stored-rows';
import { type KnownShop, openKnownShop } from './known-shop';
import { bodyFor } from './route-bodies';

/** The name of every column of every table: an attacker who knows our schema would try to set them. */
const columns = new Set(
  Object.values(schema).flatMap((value) => (is(value, SQLiteTable) ? Object.keys(getTableColumns(value)) : [])),
);

const withBody = (Object.entries(routes) as [EndpointName, RouteContract][]).filter(
  ([, { body }]) => body !== undefined,
);

let known: KnownShop;
beforeAll(async () => {
  known = await openKnownShop();
});
afterAll(() => known.shop.close());

type Body = Record<string, unknown>;

/** Every object within a body, the body itself first, by the path to it. */
function objectsIn(value: unknown, path = ''): { path: string; holder: Body }[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => objectsIn(each, `${path}${index}.`));
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Body;
  return [{ path, holder }, ...Object.entries(holder).flatMap(([key, inner]) => objectsIn(inner, `${path}${key}.`))];
}

/** True when a schema treats this field differently from an unknown one. */
function knows({ body }: RouteContract, given: unknown): boolean {
  const parsed =
    body === undefined ? undefined : (body as { safeParse?: (value: unknown) => ParseResult }).safeParse?.(given);
  return parsed?.success !== false || !parsed.error.issues.some((issue) => issue.code === 'unrecognized_keys');
}

type ParseResult = { success: true } | { success: false; error: { issues: { code: string }[] } };

describe.each(withBody)('the body of %s', (name, contract) => {
  test('takes no column of a table that it does not name itself, at any depth', async () => {
    const body = bodyFor(name, known.subject) ?? {};
    const before = await rowCounts(known.shop);
    let tried = 0;
    for (const { path } of objectsIn(body)) {
      for (const column of [...columns, 'isAdmin', '$set', 'toString', 'constructor', 'prototype']) {
        const payload = structuredClone(body);
        const { holder } = objectsIn(payload).find((each) => each.path === path) ?? { holder: payload };
        if (column in holder && Object.hasOwn(holder, column)) continue;
        holder[column] = 1;
        if (knows(contract, payload)) continue;
        tried += 1;
        // One call for each place is enough to see that the route validates with its schema; the schema itself was
        // checked with each column.
        if (tried % columns.size !== 1 && !dangerous.includes(column)) continue;
        const { status, body: answer } = await known.send(name, { payload });
        expect([status, answer.code, Object.keys(answer.fields ?? {})]).toEqual([
          400,
          'unknown_key',
          expect.arrayContaining([path + column]),
        ]);
      }
    }
    // Fields that a route names itself are its own; all of the others were tried.
    expect(tried).toBeGreaterThan(columns.size - 40);
    expect(await rowCounts(known.shop)).toEqual(before);
  });
});

const dangerous = ['role', 'status', 'totalCents', 'paymentStatus', 'userId', 'isActive', 'emailVerifiedAt'];

test('a customer stays one, and a booking what was agreed, whatever was sent along', async () => {
  const { customer, subject } = known;
  const { user } = await customer.call('getUser', {});
  expect([user.role, user.isEmailVerified]).toEqual(['customer', true]);
  const details = await customer.call('getBookingDetails', { params: { code: subject.trackingCode } });
  expect(details).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', totalPrice: sampleShop.total });
});
