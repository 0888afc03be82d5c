import type { MarkedQuoteStatus, QuoteHistoryKind } from '@tintforge/api-contract';
import { nextQuoteStatus, parseQuoteCode, type QuoteEvent } from '@tintforge/booking-core';
import type { Transaction } from '../../db/client';
import type { QuoteRow } from '../../db/schema';
import { commit } from '../../db/unit-of-work';
import { changedMeanwhile, isProblem, type Problem } from '../../platform/problem';
import { recordAudit } from '../audit';
import { queueNotification } from '../notifications';
import type { QuoteContext } from './ports';
import { noSuchQuote, quoteClosed } from './problems';
import { insertQuoteEvent, quoteByCode, updateQuote } from './store';

/** A quote as staff saw it. */
export interface SeenQuote {
  code: string;
  version: number;
  /** The acting staff member. */
  userId: string;
}

/** Writes of an action: changes of the quote, and its entry in history and audit. */
interface Act {
  kind: QuoteHistoryKind;
  changes: Partial<QuoteRow>;
  note?: string;
  data?: Record<string, unknown>;
}

/** Judges and writes a staff action in one transaction; nothing is written when the quote has changed. */
function act(
  context: QuoteContext,
  {
    code,
    version,
    userId,
    decide,
    after,
  }: SeenQuote & {
    decide: (row: QuoteRow) => Act | Problem | undefined;
    after?: (transaction: Transaction, written: { row: QuoteRow; at: number }) => Promise<void>;
  },
): Promise<QuoteRow | Problem> {
  const { database, clock, random } = context;
  return commit(database, async (transaction) => {
    const canonical = parseQuoteCode(code);
    const row = canonical === undefined ? undefined : await quoteByCode(transaction, canonical);
    if (row === undefined) return noSuchQuote();
    if (row.version !== version) return changedMeanwhile();
    const decided = decide(row);
    if (decided === undefined) return row;
    if (isProblem(decided)) return decided;
    const { kind, changes, note = '', data = {} } = decided;
    const at = clock.now();
    const written = await updateQuote(transaction, { row, changes: { ...changes, activeAt: at } });
    const event = { id: random.uuid(), quoteId: row.id, at, actor: 'staff', kind, userId } as const;
    await insertQuoteEvent(transaction, { ...event, note: note === '' ? null : note });
    const entry = { id: random.uuid(), at, userId, action: `quote.${kind}`, subject: row.code, data };
    await recordAudit(transaction, entry);
    await after?.(transaction, { row: written, at });
    return written;
  });
}

const eventOf = {
  requested: 'reopened',
  answered: 'answered',
  withdrawn: 'withdrawn',
} as const satisfies Record<MarkedQuoteStatus, QuoteEvent>;

/** Staff answered, withdrew or reopened a request. */
export function markQuote(
  context: QuoteContext,
  { status, note, ...seen }: SeenQuote & { status: MarkedQuoteStatus; note: string },
): Promise<QuoteRow | Problem> {
  const kind = eventOf[status];
  return act(context, {
    ...seen,
    decide: (row) => {
      const next = nextQuoteStatus(row.status, kind);
      return next.ok ? { kind, changes: { status: next.value }, note } : quoteClosed(row.status);
    },
  });
}

/** A staff member takes a request, or gives it back. */
export function assignQuote(
  context: QuoteContext,
  { isMine, ...seen }: SeenQuote & { isMine: boolean },
): Promise<QuoteRow | Problem> {
  const assignedTo = isMine ? seen.userId : null;
  return act(context, {
    ...seen,
    decide: (row) =>
      row.assignedTo === assignedTo ? undefined : { kind: 'assigned', changes: { assignedTo }, data: { isMine } },
  });
}

/** Adds a note that the customer never sees. */
export function noteQuote(
  context: QuoteContext,
  { note, ...seen }: SeenQuote & { note: string },
): Promise<QuoteRow | Problem> {
  return act(context, { ...seen, decide: () => ({ kind: 'noted', changes: {}, note }) });
}

/** Voids the links so far, and queues an email with a new one. */
export function sendQuoteLink(context: QuoteContext, seen: SeenQuote): Promise<QuoteRow | Problem> {
  return act(context, {
    ...seen,
    decide: (row) => ({ kind: 'link-sent', changes: { tokenGeneration: row.tokenGeneration + 1 } }),
    after: async (transaction, { row, at }) => {
      const deduplicationKey = `quote-link:${row.id}:${row.tokenGeneration}`;
      const id = context.random.uuid();
      const notification = { id, kind: 'quote-link', deduplicationKey, data: { quoteId: row.id } } as const;
      await queueNotification(transaction, { notification, now: at });
    },
  });
}
