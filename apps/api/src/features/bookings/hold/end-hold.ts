import { nextBookingStatus } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingEventRow, BookingRow } from '../../../db/schema';
import { commit, retryOnConflict } from '../../../db/unit-of-work';
import { bookingById, endedHold, insertEvent } from '../../jobs';
import { queueNotification } from '../../notifications';
import type { BookingContext, ProveUnpaid } from '../ports';
import { deleteCells, updateBooking } from '../store/booking-store';

/** Reasons for a hold to end, except for staff who cancel it. */
export type HoldEnd = 'expired' | 'released' | 'replaced';

/**
 * A mark older than this was left by a process that died while proving; the hold counts as untouched again. Longer than
 * all retries of one proof take together.
 */
const abandonedMarkMs = 300_000;

/** The one extension for a card check in progress when a hold expires. */
const graceMs = 10 * 60_000;

/** True while the hold gives its customer the right to pay. */
export function isHeld(row: BookingRow, now: number): boolean {
  return row.status === 'pending' && row.holdExpiresAt !== null && row.holdExpiresAt > now && !isEnding(row, now);
}

/** True while an active hold is being confirmed unpaid: it may end, or it may continue. */
export function isBeingEnded(row: BookingRow, now: number): boolean {
  return row.status === 'pending' && (row.holdExpiresAt ?? 0) > now && isEnding(row, now);
}

function isEnding(row: BookingRow, now: number): boolean {
  return row.endingSince !== null && row.endingSince > now - abandonedMarkMs;
}

/**
 * A hold that is confirmed unpaid and marked, so that no payment starts; its end must be written while the mark is
 * fresh.
 */
export interface ProvedUnpaid {
  bookingId: string;
  /** Epoch milliseconds; distinguishes our mark from others. */
  markedAt: number;
}

/** Outcome of the check. Anything but `ProvedUnpaid` leaves the hold unchanged. */
export type Proof = ProvedUnpaid | Exclude<Awaited<ReturnType<ProveUnpaid>>, 'unpaid'> | 'not-pending';

/**
 * Confirms that a pending booking is unpaid so that its hold can end. It is marked first, in a separate commit, so that
 * no payment starts in the meantime; any outcome that keeps the hold alive clears the mark. Only `ProvedUnpaid` leaves
 * the mark: the caller ends the hold or calls `keepHold`. While another process is checking, the result is `unknown`.
 */
export async function prepareToEnd(
  context: BookingContext,
  { bookingId, isPatient }: { bookingId: string; isPatient: boolean },
): Promise<Proof> {
  const marked = await markEnding(context, bookingId);
  if (typeof marked === 'string') return marked;
  let proof: Awaited<ReturnType<ProveUnpaid>> | undefined;
  try {
    proof = await context.proveUnpaid({ bookingId, isPatient });
  } finally {
    if (proof !== 'unpaid') await keepHold(context, marked);
  }
  return proof === 'unpaid' ? marked : proof;
}

async function markEnding(
  context: BookingContext,
  bookingId: string,
): Promise<ProvedUnpaid | 'not-pending' | 'unknown'> {
  return retryOnConflict(async () => {
    const row = await bookingById(context.database.connection, bookingId);
    const now = context.clock.now();
    if (row.status !== 'pending') return 'not-pending';
    if (isEnding(row, now)) return 'unknown';
    await change(context, { row, changes: { endingSince: now } });
    return { bookingId, markedAt: now };
  });
}

/** False when the mark was taken away or grew old, so that a payment may have begun: then the proof is worth nothing. */
export function isStillProved(row: BookingRow, { proof, now }: { proof: ProvedUnpaid; now: number }): boolean {
  return row.status === 'pending' && row.endingSince === proof.markedAt && isEnding(row, now);
}

/** Clears our mark: the hold continues as before. */
export async function keepHold(context: BookingContext, { bookingId, markedAt }: ProvedUnpaid): Promise<void> {
  await retryOnConflict(async () => {
    const row = await bookingById(context.database.connection, bookingId);
    const isOurs = row.status === 'pending' && row.endingSince === markedAt;
    if (isOurs) await change(context, { row, changes: { endingSince: null } });
  });
}

/**
 * Writes the end of a hold that is confirmed unpaid: status, cells, history, and the email if it expired. Of a quote's
 * booking the acceptance ends, too.
 */
export async function writeHoldEnd(
  transaction: Transaction,
  {
    context,
    row,
    end,
    actor = end === 'expired' ? 'system' : 'customer',
  }: { context: BookingContext; row: BookingRow; end: HoldEnd; actor?: BookingEventRow['actor'] },
): Promise<BookingRow> {
  const now = context.clock.now();
  const next = nextBookingStatus(row.status, end === 'expired' ? 'hold-expired' : 'cancelled');
  if (!next.ok) throw new Error(`A ${row.status} booking has no hold to end`);
  const ended = await updateBooking(transaction, {
    row,
    changes: { status: next.value, ...endedHold },
    now,
  });
  await deleteCells(transaction, row.id);
  await insertEvent(transaction, {
    id: context.random.uuid(),
    bookingId: row.id,
    at: now,
    actor,
    kind: `hold-${end}`,
    data: {},
  });
  if (row.quoteId !== null) await context.endAgreement(transaction, { bookingId: row.id, actor, at: now });
  else if (end === 'expired') {
    await queueNotification(transaction, {
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

/** Ends a hold in a separate commit. False when the confirmation is outdated: the hold continues. */
export async function endHold(
  context: BookingContext,
  { proof, end }: { proof: ProvedUnpaid; end: HoldEnd },
): Promise<boolean> {
  return commit(context.database, async (transaction) => {
    const row = await bookingById(transaction, proof.bookingId);
    if (!isStillProved(row, { proof, now: context.clock.now() })) return false;
    await writeHoldEnd(transaction, { context, row, end });
    return true;
  });
}

/** Extends a hold by one grace period, because the bank is verifying the customer right now. */
export async function giveGrace(context: BookingContext, bookingId: string): Promise<void> {
  await retryOnConflict(async () => {
    const row = await bookingById(context.database.connection, bookingId);
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
