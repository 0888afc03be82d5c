import { type EndpointName, endpoints } from '@tintforge/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawCall } from '../testing/raw-call';
import { bodyFor, queryFor } from './route-bodies';
import { type CallersShop, callers, isWelcome, openCallersShop, secured, subjectOf, table } from './route-callers';

let callersShop: CallersShop;

beforeAll(async () => {
  callersShop = await openCallersShop();
});

afterAll(() => callersShop.shop.close());

const open = table.filter(([, { access }]) => access.includes('public'));

describe.each(secured)('%s', (name, contract) => {
  test.each(callers.filter((caller) => isWelcome(contract, caller)))('is answered to %s', async (caller) => {
    const { shop, code, quoteCode, headersOf } = callersShop;
    const { status, body } = await rawCall(shop, {
      name,
      code,
      quoteCode,
      suffix: queryFor(name),
      headers: headersOf[caller],
      payload: bodyFor(name, subjectOf(callersShop, caller)),
    });
    expect(status).toBeLessThan(500);
    expect(['unauthorized', 'forbidden']).not.toContain(body.code);
  });
});

test.each(open)('%s is answered to everybody alike', async (name) => {
  const { shop, code, headersOf } = callersShop;
  const answers = await Promise.all(
    callers.map((caller) => rawCall(shop, { name, code, headers: headersOf[caller], payload: withoutBody(name) })),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`)).size).toBe(1);
});

/** Enough to pass the access check and to change nothing. */
function withoutBody(name: EndpointName): string | undefined {
  return endpoints[name].method === 'POST' ? '{}' : undefined;
}
