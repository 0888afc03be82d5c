import type { MarkedQuoteStatus } from '@tintforge/api-contract';
import { nextQuoteStatus, type QuoteDeclineReason, type QuoteEvent } from '@tintforge/booking-core';
import type { QuoteRow } from '../../db/schema';
import type { Problem } from '../../platform/problem';
import { endLinksToBookings } from '../bookings';
import type { QuoteContext } from './ports';
import { quoteClosed } from './problems';
import { queueQuoteMail } from './quote-mail';
import { actOnQuote, type SeenQuote } from './staff-act';

const eventOf = {
  requested: 'reopened',
  answered: 'answered',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const satisfies Record<MarkedQuoteStatus, QuoteEvent>;

/** Staff answered, withdrew or reopened a request, or its customer declined it by phone or email. */
export function markQuote(
  context: QuoteContext,
  {
    status,
    note,
    reason,
    ...seen
  }: SeenQuote & { status: MarkedQuoteStatus; note: string; reason?: QuoteDeclineReason | undefined },
): Promise<QuoteRow | Problem> {
  const kind = eventOf[status];
  return actOnQuote(context, {
    ...seen,
    decide: ({ row }) => {
      const next = nextQuoteStatus(row.status, kind);
      if (!next.ok) return quoteClosed(row.status);
      return { kind, changes: { status: next.value }, note, ...(reason !== undefined && { data: { reason } }) };
    },
  });
}

/** A staff member takes a request, or gives it back. */
export function assignQuote(
  context: QuoteContext,
  { isMine, ...seen }: SeenQuote & { isMine: boolean },
): Promise<QuoteRow | Problem> {
  const assignedTo = isMine ? seen.userId : null;
  return actOnQuote(context, {
    ...seen,
    decide: ({ row }) =>
      row.assignedTo === assignedTo ? undefined : { kind: 'assigned', changes: { assignedTo }, data: { isMine } },
  });
}

/** Adds a note that the customer never sees. */
export function noteQuote(
  context: QuoteContext,
  { note, ...seen }: SeenQuote & { note: string },
): Promise<QuoteRow | Problem> {
  return actOnQuote(context, { ...seen, decide: () => ({ kind: 'noted', changes: {}, note }) });
}

/** Ends all links to a quote and to the bookings made from it, and queues an email with a new one. */
export function sendQuoteLink(context: QuoteContext, seen: SeenQuote): Promise<QuoteRow | Problem> {
  return actOnQuote(context, {
    ...seen,
    decide: ({ row }) => ({ kind: 'link-sent', changes: { tokenGeneration: row.tokenGeneration + 1 } }),
    after: async ({ transaction, row, at }) => {
      await endLinksToBookings(transaction, { quoteId: row.id });
      await queueQuoteMail(context, { transaction, row, at, kind: 'quote-link', cause: String(row.tokenGeneration) });
    },
  });
}
