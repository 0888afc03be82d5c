import { nextQuoteStatus, type QuoteDeclineReason } from '@tintforge/booking-core';
import type { QuoteRow } from '../../db/schema';
import { commit } from '../../db/unit-of-work';
import { isProblem, type Problem } from '../../platform/problem';
import type { QuoteContext } from './ports';
import { quoteClosed } from './problems';
import { queueQuoteMail } from './quote-mail';
import { openQuote, type QuoteKey } from './quote-token';
import { insertQuoteEvent, updateQuote } from './store';

/** The customer no longer wants the quote. A second time it stays as it is. */
export async function declineQuote(
  context: QuoteContext,
  { reason, ...key }: QuoteKey & { reason: QuoteDeclineReason },
): Promise<QuoteRow | Problem> {
  const { database, clock, random, quoteKey } = context;
  return commit(database, async (transaction) => {
    const row = await openQuote({ connection: transaction, quoteKey }, key);
    if (isProblem(row) || row.status === 'declined') return row;
    const next = nextQuoteStatus(row.status, 'declined');
    if (!next.ok) return quoteClosed(row.status);
    const at = clock.now();
    const event = { id: random.uuid(), quoteId: row.id, at, actor: 'customer', kind: 'declined' } as const;
    await insertQuoteEvent(transaction, { ...event, data: { reason } });
    await queueQuoteMail(context, { transaction, row, at, kind: 'quote-declined', cause: event.id, data: { reason } });
    return updateQuote(transaction, { row, changes: { status: next.value, activeAt: at } });
  });
}
