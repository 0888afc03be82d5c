import type { AcceptanceWay, QuoteAcceptRequest } from '@tintforge/api-contract';
import { centsFromDollars, nextQuoteStatus, type QuoteStatus } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { QuoteAcceptanceRow, QuoteRow } from '../../../db/schema';
import { commit, retryOnConflict } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import type { QuoteContext } from '../ports';
import { alreadyAccepted, quoteChanged, quoteClosed, quoteExpired } from '../problems';
import { queueQuoteMail } from '../quote-mail';
import { openQuote, type QuoteKey } from '../quote-token';
import { actOnQuote, type SeenQuote } from '../staff-act';
import { insertQuoteEvent, updateQuote } from '../store';
import { bookAcceptance } from './book-acceptance';
import { documentHash } from './canonical-version';
import { isPassed } from './good-through';
import { acceptanceOf, currentVersionOf, insertAcceptance, type StoredVersion } from './store';

/**
 * A customer accepts the current version by name, at the total that they saw, while its price is good. One acceptance is in
 * force at a time, by a key; the same name again gets the same outcome.
 */
export function acceptVersion(
  context: QuoteContext,
  { code, token, caller, ...given }: QuoteKey & QuoteAcceptRequest,
): Promise<QuoteRow | Problem> {
  const { database, clock, quoteKey } = context;
  // On a taken key the next round reads who was first.
  return retryOnConflict(() =>
    commit(database, async (transaction) => {
      const row = await openQuote({ connection: transaction, quoteKey }, { code, token, caller });
      if (isProblem(row)) return row;
      const at = clock.now();
      const standing = await acceptanceOf(transaction, row.id);
      if (standing !== undefined) {
        const isSame = standing.name === given.name && standing.number === given.number;
        return isSame ? row : alreadyAccepted(standing);
      }
      const judged = await judge(transaction, { row, number: given.number });
      if (isProblem(judged)) return judged;
      const { version, next } = judged;
      if (version.totalCents !== centsFromDollars(given.total)) return quoteChanged(version);
      if (isPassed(row, version, at)) return quoteExpired();
      const { name, street, city, preferredDays } = given;
      const answers = { name, street, city, preferredDays };
      await accept(context, { transaction, row, version, at, answers, by: 'customer' });
      const written = await updateQuote(transaction, { row, changes: { status: next, activeAt: at } });
      const { number } = version;
      const event = { id: context.random.uuid(), quoteId: row.id, at, actor: 'customer', kind: 'accepted' } as const;
      await insertQuoteEvent(transaction, { ...event, data: { number } });
      return written;
    }),
  );
}

/** Staff accept a version for the customer, who said so in another way. They may be late. */
export function acceptFor(
  context: QuoteContext,
  {
    number,
    name,
    street,
    city,
    preferredDays,
    how,
    note,
    ...seen
  }: SeenQuote & Omit<QuoteAcceptRequest, 'total'> & { how: AcceptanceWay; note: string },
): Promise<QuoteRow | Problem> {
  return actOnQuote(context, {
    ...seen,
    decide: async ({ row, transaction, at }) => {
      const standing = await acceptanceOf(transaction, row.id);
      if (standing !== undefined) return alreadyAccepted(standing);
      const judged = await judge(transaction, { row, number });
      if (isProblem(judged)) return judged;
      const { version, next } = judged;
      const answers = { name, street, city, preferredDays };
      const staff = { userId: seen.userId, how, note };
      await accept(context, { transaction, row, version, at, answers, by: 'staff', staff });
      return { kind: 'accepted', changes: { status: next }, note, data: { number, how } };
    },
  });
}

/** The version that can be accepted, and the status after that. */
async function judge(
  transaction: Transaction,
  { row, number }: { row: QuoteRow; number: number },
): Promise<{ version: StoredVersion; next: QuoteStatus } | Problem> {
  const next = nextQuoteStatus(row.status, 'accepted');
  const version = await currentVersionOf(transaction, row);
  if (!next.ok || version === undefined) return quoteClosed(row.status);
  return version.number === number ? { version, next: next.value } : quoteChanged(version);
}

type Answers = Pick<QuoteAcceptanceRow, 'name' | 'street' | 'city' | 'preferredDays'>;

/** The customer is reminded of the deposit so long after accepting, milliseconds. */
const depositReminderMs = 86_400_000;

/** Writes an acceptance with its booking, and queues the emails about it. */
async function accept(
  context: QuoteContext,
  {
    transaction,
    row,
    version,
    at,
    answers,
    by,
    staff,
  }: {
    transaction: Transaction;
    row: QuoteRow;
    version: StoredVersion;
    at: number;
    answers: Answers;
    by: 'customer' | 'staff';
    staff?: { userId: string; how: AcceptanceWay; note: string };
  },
): Promise<void> {
  const id = context.random.uuid();
  const accepted = { row, version, answers, userId: staff?.userId, at };
  const booking = await bookAcceptance(transaction, { context, accepted });
  await insertAcceptance(transaction, {
    id,
    quoteId: row.id,
    number: version.number,
    at,
    by,
    ...answers,
    userId: staff?.userId ?? null,
    how: staff?.how ?? null,
    note: staff === undefined || staff.note === '' ? null : staff.note,
    documentHash: documentHash(row.code, version),
    bookingId: booking.id,
    endedAt: null,
  });
  const mail = { transaction, row, at, cause: id, data: { acceptanceId: id, number: version.number } };
  await queueQuoteMail(context, { ...mail, kind: 'quote-accepted' });
  await queueQuoteMail(context, { ...mail, kind: 'quote-to-schedule' });
  const dueAt = at + depositReminderMs;
  if (booking.holdExpiresAt !== null) await queueQuoteMail(context, { ...mail, kind: 'deposit-reminder', dueAt });
}
