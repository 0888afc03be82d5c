import { createHash } from 'node:crypto';
import type { QuoteReceipt, QuoteRequest } from '@tintforge/api-contract';
import { makeQuoteCode, parsePhone, type Region, regionOfZip } from '@tintforge/booking-core';
import { brand } from '@tintforge/content';
import type { QuoteRow } from '../../db/schema';
import { commit, isKeyTaken } from '../../db/unit-of-work';
import { type Problem, problem } from '../../platform/problem';
import { queueNotification } from '../notifications';
import { outsideArea } from '../orders';
import { catalogueInForce } from '../settings';
import type { RequestContext } from './ports';
import { kindNotOffered } from './problems';
import { quoteToken } from './quote-token';
import { insertQuote, insertQuoteEvent, quoteByRequestKey } from './store';

/** Bound on retries: a lost round means that another request took the code or the key. */
const maxAttempts = 5;

/**
 * Stores a request for a quote, and queues its emails to the shop and to the customer, in one transaction. The same key
 * returns the same quote. An address over its limit of receipts gets no more for now, and the response stays the same. A
 * request that fills the hidden field comes from a bot: it gets a response of the same form and is dropped.
 */
export async function requestQuote(
  context: RequestContext,
  { idempotencyKey, body }: { idempotencyKey: string; body: QuoteRequest },
): Promise<QuoteReceipt | Problem> {
  const { website, ...request } = body;
  if (website !== undefined && website !== '') {
    const nowhere = { id: context.random.uuid(), tokenGeneration: 1 };
    return { code: newCode(context), quoteToken: quoteToken(context.quoteKey, nowhere) };
  }
  if (!context.quoteKinds.includes(request.details.kind)) return kindNotOffered();
  const catalogue = await catalogueInForce(context.database.connection, context);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const known = await replayOf(context, { idempotencyKey, request });
    if (known !== undefined) return known;
    const region = regionOfZip(catalogue, request.zip);
    if (region === undefined) return outsideArea(catalogue);
    const row = newQuote(context, { idempotencyKey, request, region });
    try {
      await write(context, row);
      return { code: row.code, quoteToken: quoteToken(context.quoteKey, row) };
    } catch (error) {
      if (!isKeyTaken(error)) throw error;
    }
  }
  throw new Error('No code was free for a quote');
}

async function write({ database, random, mayAcknowledge }: RequestContext, row: QuoteRow): Promise<void> {
  await commit(database, async (transaction) => {
    await insertQuote(transaction, row);
    const event = {
      id: random.uuid(),
      quoteId: row.id,
      at: row.createdAt,
      actor: 'customer',
      kind: 'requested',
    } as const;
    await insertQuoteEvent(transaction, event);
    const isAcknowledged = await mayAcknowledge(transaction, row.customerEmail);
    const kinds = isAcknowledged
      ? (['quote-received', 'quote-request-acknowledged'] as const)
      : (['quote-received'] as const);
    for (const kind of kinds) {
      const deduplicationKey = `${kind}:${row.id}`;
      const notification = { id: random.uuid(), kind, deduplicationKey, data: { quoteId: row.id } };
      await queueNotification(transaction, { notification, now: row.createdAt });
    }
  });
}

function newQuote(
  context: RequestContext,
  {
    idempotencyKey,
    request,
    region,
  }: { idempotencyKey: string; request: Omit<QuoteRequest, 'website'>; region: Region },
): QuoteRow {
  const now = context.clock.now();
  const { details, customerEmail, customerPhone, ...contact } = request;
  return {
    id: context.random.uuid(),
    code: newCode(context),
    version: 1,
    tokenGeneration: 1,
    kind: details.kind,
    status: 'requested',
    regionId: region.id,
    ...contact,
    customerEmail: customerEmail.toLowerCase(),
    customerPhone: parsePhone(customerPhone) ?? customerPhone,
    details,
    assignedTo: null,
    currentNumber: null,
    requestKey: idempotencyKey,
    requestHash: hashOf(request),
    createdAt: now,
    activeAt: now,
  };
}

function newCode({ random }: Pick<RequestContext, 'random'>): string {
  return makeQuoteCode(
    brand.quotePrefix,
    [...random.bytes(7)].map((byte) => byte % 32),
  );
}

/** Response to a repeated key; undefined for a new one. */
async function replayOf(
  { database, quoteKey }: RequestContext,
  { idempotencyKey, request }: { idempotencyKey: string; request: object },
): Promise<QuoteReceipt | Problem | undefined> {
  const row = await quoteByRequestKey(database.connection, idempotencyKey);
  if (row === undefined) return undefined;
  // A repetition gives the link that was given first, which may have been ended since.
  const first = { id: row.id, tokenGeneration: 1 };
  if (row.requestHash === hashOf(request)) return { code: row.code, quoteToken: quoteToken(quoteKey, first) };
  return problem('idempotency_key_reused', {
    message: 'This Idempotency-Key was used for another request. Send a new one.',
  });
}

function hashOf(request: object): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
