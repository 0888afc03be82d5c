import type { MailKind } from '@tintforge/api-contract';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
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

/** All messages of a booking, oldest first. */
export function notificationsOf(connection: Connection, bookingId: string): Promise<OutboxRow[]> {
  return connection
    .select()
    .from(outbox)
    .where(eq(outbox.bookingId, bookingId))
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .all();
}
