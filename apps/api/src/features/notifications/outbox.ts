import type { MailKind } from '@tintforge/api-contract';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/client';
import { type OutboxRow, outbox } from '../../db/schema';

/**
 * One message to send. Delivery is a separate job; this records the promise. A deduplication key is queued once,
 * however many callers repeat it.
 */
export interface Notification {
  id: string;
  kind: MailKind;
  deduplicationKey: string;
  /** Absent when the message is about no booking. */
  bookingId?: string;
  data?: Record<string, unknown>;
  /** Epoch milliseconds; due at once when absent. */
  dueAt?: number;
}

/** Queues a message in the transaction of its cause. */
export async function queueNotification(
  transaction: Transaction,
  { notification, now }: { notification: Notification; now: number },
): Promise<void> {
  await transaction
    .insert(outbox)
    .values({
      id: notification.id,
      kind: notification.kind,
      deduplicationKey: notification.deduplicationKey,
      bookingId: notification.bookingId ?? null,
      data: notification.data ?? {},
      createdAt: now,
      dueAt: notification.dueAt ?? now,
      deliveredAt: null,
    })
    .onConflictDoNothing()
    .run();
}

/** Makes a permanently failed message due again, as if it had never been tried. False when it had not failed. */
export async function retryNotification(
  transaction: Transaction,
  { id, now }: { id: string; now: number },
): Promise<boolean> {
  const { changes } = await transaction
    .update(outbox)
    .set({ failedAt: null, dueAt: now, attempts: 0, leasedUntil: null, lastError: null })
    .where(and(eq(outbox.id, id), isNotNull(outbox.failedAt)))
    .run();
  return changes > 0;
}

/** The messages of one cause, and the time (epoch milliseconds). */
interface Withdrawal {
  bookingId: string;
  kind: MailKind;
  /** When they were queued. */
  createdAt: number;
  now: number;
}

/**
 * Withdraws a message that is out of date: `withdrawn` when it was never tried, `maybe-sent` when it was sent or could have
 * been (a process may have it in hand), `none` when there was none or it failed for good. It stays in the outbox as skipped.
 */
export async function withdrawNotification(
  transaction: Transaction,
  { bookingId, kind, createdAt, now }: Withdrawal,
): Promise<'withdrawn' | 'maybe-sent' | 'none'> {
  const ofCause = and(eq(outbox.bookingId, bookingId), eq(outbox.kind, kind), eq(outbox.createdAt, createdAt));
  const isCurrent = sql`${outbox.outcome} is distinct from 'skipped'`;
  const found = await transaction.select().from(outbox).where(and(ofCause, isCurrent)).get();
  if (found === undefined || found.failedAt !== null) return 'none';
  if (found.deliveredAt !== null) return 'maybe-sent';
  // Raising the attempts makes a process that has it in hand leave our record alone.
  const changes = { deliveredAt: now, outcome: 'skipped', leasedUntil: null, attempts: found.attempts + 1 } as const;
  await transaction.update(outbox).set(changes).where(eq(outbox.id, found.id)).run();
  return found.attempts === 0 ? 'withdrawn' : 'maybe-sent';
}

/** All messages of a booking, oldest first. */
export function notificationsOf(connection: Connection, bookingId: string): Promise<OutboxRow[]> {
  return connection
    .select()
    .from(outbox)
    .where(eq(outbox.bookingId, bookingId))
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .all();
}
