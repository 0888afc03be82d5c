import { nextQuoteStatus } from '@tintforge/booking-core';
import type { QuoteRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import type { QuoteContext } from '../ports';
import { quoteChanged, quoteClosed } from '../problems';
import { queueQuoteMail } from '../quote-mail';
import { openQuote, type QuoteKey } from '../quote-token';
import { insertQuoteEvent, updateQuote } from '../store';
import { isPassed } from './good-through';
import { currentVersionOf } from './store';

/** The customer wants something else in the current version, which they can still accept. */
export function askChange(
  context: QuoteContext,
  { number, text, ...key }: QuoteKey & { number: number; text: string },
): Promise<QuoteRow | Problem> {
  return answer(context, { number, key, kind: 'change-asked', text });
}

/** The customer requests an updated price of a version that has passed its good-through day. A second time changes nothing. */
export function renewQuote(
  context: QuoteContext,
  { number, ...key }: QuoteKey & { number: number },
): Promise<QuoteRow | Problem> {
  return answer(context, { number, key, kind: 'renewal-asked' });
}

function answer(
  context: QuoteContext,
  { number, key, kind, text }: { number: number; key: QuoteKey; kind: 'change-asked' | 'renewal-asked'; text?: string },
): Promise<QuoteRow | Problem> {
  const { database, clock, random, quoteKey } = context;
  return commit(database, async (transaction) => {
    const row = await openQuote({ connection: transaction, quoteKey }, key);
    if (isProblem(row)) return row;
    const at = clock.now();
    const current = await currentVersionOf(transaction, row);
    const next = nextQuoteStatus(row.status, 'change-asked');
    if (!next.ok || current === undefined) return quoteClosed(row.status);
    if (current.number !== number) return quoteChanged(current);
    const isRenewal = kind === 'renewal-asked';
    // A price that is good needs no renewal, and one that was asked for is on its way.
    if (isRenewal && (row.status === 'changes-requested' || !isPassed(row, current, at))) return row;
    const id = random.uuid();
    const event = { id, quoteId: row.id, at, actor: 'customer', kind } as const;
    await insertQuoteEvent(transaction, { ...event, note: text ?? null, data: { number } });
    const mail = { transaction, row, at, data: { number, eventId: id } };
    await queueQuoteMail(context, {
      ...mail,
      ...(isRenewal
        ? { kind: 'quote-renewal-asked', cause: String(number) }
        : { kind: 'quote-change-asked', cause: id }),
    });
    return updateQuote(transaction, { row, changes: { status: next.value, activeAt: at } });
  });
}
