import { isFinal, nextQuoteStatus, parseQuoteCode } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow, QuoteRow } from '../../../db/schema';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { bookingById, cancelInside, type EndedAgreement, isUnplanned, withProof, writeHoldEnd } from '../../bookings';
import { moneyOf } from '../../jobs';
import type { QuoteContext } from '../ports';
import { noSuchQuote, quoteClosed } from '../problems';
import { queueQuoteMail } from '../quote-mail';
import { actInside, actOnQuote, type QuoteAct, type QuoteScene, type SeenQuote } from '../staff-act';
import { insertQuoteEvent, quoteByCode, storedQuote, updateQuote } from '../store';
import { acceptanceOf, acceptanceOfBooking, endAcceptance } from './store';

type Ending = SeenQuote & { note: string };

/**
 * The customer has changed their mind, or it was a mistake: the acceptance ends, and the version can be accepted again. Its
 * booking is confirmed unpaid first; one that is agreed on is cancelled on its own page.
 */
export async function endQuoteAcceptance(context: QuoteContext, ending: Ending): Promise<QuoteRow | Problem> {
  const booking = await bookingOf(context, ending.code);
  if (isProblem(booking)) return booking;
  if (booking?.status !== 'pending') {
    return actOnQuote(context, { ...ending, decide: (scene) => end(context, { ...scene, ending }) });
  }
  const { bookings } = context;
  let ended: QuoteRow | Problem = noSuchQuote();
  const written = await withProof(bookings, booking, async (transaction, row) => {
    ended = await actInside(context, { ...ending, transaction, decide: (scene) => end(context, { ...scene, ending }) });
    return isProblem(ended)
      ? ended
      : writeHoldEnd(transaction, { context: bookings, row, end: 'released', actor: 'staff' });
  });
  return isProblem(written) ? written : ended;
}

/** The booking of the acceptance in force; undefined without one. */
async function bookingOf({ database }: QuoteContext, code: string): Promise<BookingRow | Problem | undefined> {
  const canonical = parseQuoteCode(code);
  const row = canonical === undefined ? undefined : await quoteByCode(database.connection, canonical);
  if (row === undefined) return noSuchQuote();
  const bookingId = (await acceptanceOf(database.connection, row.id))?.bookingId ?? null;
  return bookingId === null ? undefined : bookingById(database.connection, bookingId);
}

async function end(
  context: QuoteContext,
  { row, transaction, at, ending }: QuoteScene & { ending: Ending },
): Promise<QuoteAct | Problem> {
  const next = nextQuoteStatus(row.status, 'acceptance-ended');
  const standing = await acceptanceOf(transaction, row.id);
  if (!next.ok || standing === undefined) return quoteClosed(row.status);
  const booking = standing.bookingId === null ? undefined : await bookingById(transaction, standing.bookingId);
  const refused = booking === undefined ? undefined : await callOff(context, { transaction, booking, ending });
  if (isProblem(refused)) return refused;
  await endAcceptance(transaction, { id: standing.id, endedAt: at });
  return {
    kind: 'acceptance-ended',
    changes: { status: next.value },
    note: ending.note,
    data: { number: standing.number },
  };
}

/** Cancels an agreed booking that has neither a visit nor money; any other is cancelled on its own page. */
async function callOff(
  { bookings }: QuoteContext,
  { transaction, booking, ending }: { transaction: Transaction; booking: BookingRow; ending: Ending },
): Promise<Problem | undefined> {
  const { status, trackingCode: code, version } = booking;
  if (status === 'pending' || isOver(booking)) return undefined;
  const { capturedCents, site } = await moneyOf(transaction, booking.id);
  if (!isUnplanned(booking) || capturedCents > 0 || site !== undefined) {
    const message = `This quote became the booking ${code}. Cancel that first, on its own page.`;
    return problem('not_possible', { message, details: { status } });
  }
  const caller = { userId: ending.userId, role: 'office', regionId: null } as const;
  const cancellation = { code, version, caller, refund: 'full', amount: 0, reason: ending.note } as const;
  const cancelled = await cancelInside(transaction, { context: bookings, cancellation });
  return isProblem(cancelled) ? cancelled : undefined;
}

function isOver({ status }: BookingRow): boolean {
  return status !== 'completed' && (isFinal(status) || status === 'expired');
}

/**
 * A quote's booking ended unpaid: the acceptance ends with it, in the same transaction, and the version can be accepted again.
 * Nothing to do where staff have ended it already.
 */
export async function endUnpaidAcceptance(
  context: Pick<QuoteContext, 'random'>,
  { transaction, bookingId, actor, at }: EndedAgreement & { transaction: Transaction },
): Promise<void> {
  const standing = await acceptanceOfBooking(transaction, bookingId);
  if (standing === undefined || standing.endedAt !== null) return;
  const row = await storedQuote(transaction, standing.quoteId);
  const next = nextQuoteStatus(row.status, 'acceptance-ended');
  if (!next.ok) throw new Error(`A ${row.status} quote has no acceptance to end`);
  await endAcceptance(transaction, { id: standing.id, endedAt: at });
  const { number } = standing;
  const event = { id: context.random.uuid(), quoteId: row.id, at, actor, kind: 'acceptance-ended' } as const;
  await insertQuoteEvent(transaction, { ...event, data: { number } });
  await updateQuote(transaction, { row, changes: { status: next.value, activeAt: at } });
  if (actor !== 'system') return;
  const mail = { transaction, row, at, cause: standing.id, data: { number } };
  await queueQuoteMail(context, { ...mail, kind: 'acceptance-ended' });
}
