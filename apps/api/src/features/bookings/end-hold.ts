import { nextBookingStatus } from '@tintforge/booking-core';
import type { BookingRow } from '../../db/schema';
import { commit, retryOnConflict, type Transaction } from '../../db/unit-of-work';
import { queueNotification } from '../notifications';
import type { BookingContext, ProveUnpaid } from './ports';
import { bookingById, deleteCells, insertEvent, updateBooking } from './store';

/** Why a hold ends. */
export type HoldEnd = 'expired' | 'released' | 'replaced';

/**
 * A mark older than this was left by a process that died while proving; the hold counts as untouched again. Longer than
 * all retries of one proof take together.
 */
const abandonedMarkMs = 300_000;

/** The one extension for a card check that is under way when a hold runs out. */
const graceMs = 10 * 60_000;

/** True while the hold gives its customer the right to pay. */
export function isHeld(row: BookingRow, now: number): boolean {
  return row.status === 'pending' && row.holdExpiresAt !== null && row.holdExpiresAt > now && !isEnding(row, now);
}

function isEnding(row: BookingRow, now: number): boolean {
  return row.endingSince !== null && row.endingSince > now - abandonedMarkMs;
}

/**
 * Proves that a pending booking is unpaid so that its hold can end. It is marked first, in a commit of its own, so that
 * no payment begins meanwhile; whatever keeps the hold alive clears the mark again. Only the answer `unpaid` leaves the
 * mark standing: the caller ends the hold or calls `keepHold`. While somebody else is proving the answer is `unknown`.
 */
export async function prepareToEnd(
  context: BookingContext,
  { bookingId, isPatient }: { bookingId: string; isPatient: boolean },
): Promise<Proof> {
  const mark = await markEnding(context, bookingId);
  if (mark !== 'marked') return mark;
  const proof = await proveOrKeep(context, { bookingId, isPatient });
  if (proof !== 'unpaid' && proof !== 'paid') await keepHold(context, bookingId);
  return proof;
}

type Proof = Awaited<ReturnType<ProveUnpaid>> | 'not-pending';

async function markEnding(context: BookingContext, bookingId: string): Promise<'marked' | 'not-pending' | 'unknown'> {
  return retryOnConflict(async () => {
    const row = bookingById(context.database.connection, bookingId);
    const now = context.clock.now();
    if (row.status !== 'pending') return 'not-pending';
    if (isEnding(row, now)) return 'unknown';
    await change(context, { row, changes: { endingSince: now } });
    return 'marked';
  });
}

async function proveOrKeep(context: BookingContext, question: Parameters<ProveUnpaid>[0]): Promise<Proof> {
  try {
    return await context.proveUnpaid(question);
  } catch (error) {
    await keepHold(context, question.bookingId);
    throw error;
  }
}

/** Clears the mark: the hold stands as before. */
export async function keepHold(context: BookingContext, bookingId: string): Promise<void> {
  await retryOnConflict(async () => {
    const row = bookingById(context.database.connection, bookingId);
    if (row.status === 'pending' && row.endingSince !== null)
      await change(context, { row, changes: { endingSince: null } });
  });
}

/** Writes the end of a hold that is proved unpaid: status, cells, history, and the mail if it ran out by itself. */
export function writeHoldEnd(
  transaction: Transaction,
  { context, row, end }: { context: BookingContext; row: BookingRow; end: HoldEnd },
): BookingRow {
  const now = context.clock.now();
  const next = nextBookingStatus(row.status, end === 'expired' ? 'hold-expired' : 'cancelled');
  if (!next.ok) throw new Error(`A ${row.status} booking has no hold to end`);
  const ended = updateBooking(transaction, {
    row,
    changes: { status: next.value, holdExpiresAt: null, endingSince: null, holderAddress: null },
    now,
  });
  deleteCells(transaction, row.id);
  insertEvent(transaction, {
    id: context.random.uuid(),
    bookingId: row.id,
    at: now,
    actor: end === 'expired' ? 'system' : 'customer',
    kind: `hold-${end}`,
    data: {},
  });
  if (end === 'expired') {
    queueNotification(transaction, {
      now,
      notification: {
        id: context.random.uuid(),
        kind: 'hold-expired',
        deduplicationKey: `hold-expired:${row.id}`,
        bookingId: row.id,
      },
    });
  }
  return ended;
}

/** Ends a marked hold in a commit of its own. */
export async function endHold(
  context: BookingContext,
  { bookingId, end }: { bookingId: string; end: HoldEnd },
): Promise<BookingRow> {
  return retryOnConflict(async () => {
    const row = bookingById(context.database.connection, bookingId);
    if (row.status !== 'pending') return row;
    return commit(context.database, (transaction) => writeHoldEnd(transaction, { context, row, end }));
  });
}

/** Lets a hold go on for one grace, because the customer's bank is asking the customer right now. */
export async function giveGrace(context: BookingContext, bookingId: string): Promise<void> {
  await retryOnConflict(async () => {
    const row = bookingById(context.database.connection, bookingId);
    if (row.status !== 'pending' || row.graceGiven) return;
    await change(context, { row, changes: { graceGiven: true, holdExpiresAt: context.clock.now() + graceMs } });
  });
}

async function change(
  { database, clock }: BookingContext,
  { row, changes }: { row: BookingRow; changes: Partial<BookingRow> },
): Promise<void> {
  await commit(database, (transaction) => updateBooking(transaction, { row, changes, now: clock.now() }));
}
