import { type ErrorCode, errorStatuses, generalErrors, type RouteContract, routes } from '@tintforge/api-contract';
import fc from 'fast-check';
import { rawCall } from '../../testing/raw-call';
import { rowCounts } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { bodyOf, type GeneratedRequest, generatedRequests } from './generated-requests';

/** Sends random requests. Rejects with the shortest one that is answered as none may be, or that writes without success. */
export async function proveRequests({ count, seed }: { count: number; seed: number }): Promise<void> {
  const shop = await openTestShop({ limits: { holds: { perPerson: 1_000_000, perAddress: 1_000_000 } } });
  const property = fc.asyncProperty(generatedRequests, (request) => judge(shop, request));
  try {
    await fc.assert(property, { numRuns: count, seed });
  } finally {
    await shop.close();
  }
}

/** Any route that can be sent a body may find that it cannot be read, whether it wants one or not. */
const unreadable = ['broken_json', 'body_too_large', 'unsupported_media_type'] as const satisfies readonly ErrorCode[];

async function judge(shop: TestShop, request: GeneratedRequest): Promise<void> {
  const { name, code, query, headers } = request;
  const before = await rowCounts(shop);
  const search = new URLSearchParams(query).toString();
  const payload = bodyOf(request);
  const answer = await rawCall(shop, {
    name,
    code: encodeURIComponent(Buffer.from(code).toString()),
    suffix: search === '' ? '' : `?${search}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  const { responses, errors }: RouteContract = routes[name];
  if (Object.keys(responses).includes(String(answer.status))) return;

  const { code: problem } = answer.body;
  const allowed: readonly string[] = [...errors, ...generalErrors, ...unreadable];
  if (problem === undefined || !allowed.includes(problem)) {
    throw new Error(`${name} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  if (answer.status !== errorStatuses[problem] || answer.status >= 500) {
    throw new Error(`${name} answered ${problem} with ${answer.status}`);
  }
  const after = await rowCounts(shop);
  if (JSON.stringify(after) !== JSON.stringify(before)) throw new Error(`${name} answered ${problem} and wrote`);
}
