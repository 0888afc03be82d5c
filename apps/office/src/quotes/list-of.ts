import type { QuoteListName, StaffQuote } from '@tintforge/api-contract';

/** The list that a quote is in: accepted ones by whether their work is on the board. */
export function listOf({ status, acceptance }: Pick<StaffQuote, 'status' | 'acceptance'>): QuoteListName {
  if (status !== 'accepted') return status === 'declined' || status === 'withdrawn' ? 'closed' : status;
  const booking = acceptance?.booking ?? null;
  const isDone = booking !== null && (booking.isScheduled || ['cancelled', 'expired'].includes(booking.status));
  return isDone ? 'closed' : 'to-schedule';
}
