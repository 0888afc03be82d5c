import { and, asc, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { audit, contactMessages, idempotencyKeys, mailbox, outbox, stripeEvents } from '../../db/schema';
import type { Swept } from '../../db/sweep';

/** Rows to delete, and the instant before which all of them go; epoch milliseconds. */
export interface Outdated {
  before: number;
  /** Rows at most. */
  limit: number;
}

/** Emails that were sent, skipped or failed. Returns their number. */
export async function deleteMails(transaction: Transaction, { before, limit }: Outdated): Promise<number> {
  const isDone = or(isNotNull(outbox.deliveredAt), isNotNull(outbox.failedAt));
  const rows = transaction
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.createdAt, before), isDone))
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(limit);
  return (await transaction.delete(outbox).where(inArray(outbox.id, rows)).run()).changes;
}

/** Emails stored on this machine. */
export async function deleteLocalMails(transaction: Transaction, { before, limit }: Outdated): Promise<number> {
  const rows = transaction
    .select({ id: mailbox.id })
    .from(mailbox)
    .where(lte(mailbox.sentAt, before))
    .orderBy(asc(mailbox.sentAt))
    .limit(limit);
  return (await transaction.delete(mailbox).where(inArray(mailbox.id, rows)).run()).changes;
}

/** Messages from the contact form, read or not. */
export async function deleteMessages(transaction: Transaction, { before, limit }: Outdated): Promise<number> {
  const rows = transaction
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(lte(contactMessages.createdAt, before))
    .orderBy(asc(contactMessages.createdAt))
    .limit(limit);
  return (await transaction.delete(contactMessages).where(inArray(contactMessages.id, rows)).run()).changes;
}

/** Staff's audited actions. */
export async function deleteAudit(transaction: Transaction, { before, limit }: Outdated): Promise<number> {
  const rows = transaction
    .select({ id: audit.id })
    .from(audit)
    .where(lte(audit.at, before))
    .orderBy(asc(audit.at), asc(audit.id))
    .limit(limit);
  return (await transaction.delete(audit).where(inArray(audit.id, rows)).run()).changes;
}

/** Idempotency keys of holds. */
export function outdatedKeys(before: number): Swept {
  return { table: idempotencyKeys, key: idempotencyKeys.key, isOutdated: lte(idempotencyKeys.createdAt, before) };
}

/** Events of the card provider by which a second delivery is known. */
export function outdatedEvents(before: number): Swept {
  return { table: stripeEvents, key: stripeEvents.id, isOutdated: lte(stripeEvents.receivedAt, before) };
}
