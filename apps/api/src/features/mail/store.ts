import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { type Connection, prepared, type Transaction } from '../../db/client';
import { nextRowid, skippingLocked } from '../../db/dialect';
import { crews, type MailboxRow, mailbox, type OutboxRow, outbox, type RefundRow, refunds } from '../../db/schema';

const isOpen = sql`${outbox.deliveredAt} is null and ${outbox.failedAt} is null`;
const now = sql.placeholder('now');
const isFree = or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now));

const nextDue = prepared((connection) =>
  connection
    .select()
    .from(outbox)
    .where(
      eq(
        outbox.id,
        sql`(select ${outbox.id} from ${outbox} where ${and(isOpen, lte(outbox.dueAt, now), isFree)}
          order by ${outbox.dueAt}, ${outbox}.rowid limit 1 ${skippingLocked(connection)})`,
      ),
    )
    .prepare(),
);

/** The message that has been due longest and isn't leased. */
export function nextDueMessage(connection: Connection, now: number): Promise<OutboxRow | undefined> {
  return nextDue(connection).get({ now });
}

/** Update of an attempt: only the process that made the last one may write it. */
export interface MessageUpdate {
  row: Pick<OutboxRow, 'id' | 'attempts'>;
  changes: Partial<OutboxRow>;
}

/** Writes a message's status. False when it no longer exists, has already ended, or was leased by another process. */
export async function updateMessage(transaction: Transaction, { row, changes }: MessageUpdate): Promise<boolean> {
  const { changes: written } = await transaction
    .update(outbox)
    .set(changes)
    .where(and(eq(outbox.id, row.id), eq(outbox.attempts, row.attempts), isOpen))
    .run();
  return written > 0;
}

/**
 * Writes the result of an attempt, as `updateMessage` does, and gives the message a new number, after all others, so
 * that readers of the change feed see it again.
 */
export async function recordTry(transaction: Transaction, update: MessageUpdate): Promise<boolean> {
  const isWritten = await updateMessage(transaction, update);
  if (isWritten) {
    const next = nextRowid(transaction, 'outbox');
    await transaction.run(sql`update ${outbox} set rowid = ${next} where ${outbox.id} = ${update.row.id}`);
  }
  return isWritten;
}

/** Confirmation emails of a booking, latest first, except skipped ones. */
export function confirmationsOf(connection: Connection, bookingId: string): Promise<OutboxRow[]> {
  return connection
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.bookingId, bookingId),
        eq(outbox.kind, 'booking-confirmed'),
        sql`${outbox.outcome} is distinct from 'skipped'`,
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .all();
}

/** A refund of ours; its absence is a bug. */
export async function refundById(connection: Connection, id: string): Promise<RefundRow> {
  const row = await connection.select().from(refunds).where(eq(refunds.id, id)).get();
  if (row === undefined) throw new Error(`There is no refund ${id}`);
  return row;
}

/** Name of a crew. */
export async function crewName(connection: Connection, id: string): Promise<string> {
  return (await connection.select({ name: crews.name }).from(crews).where(eq(crews.id, id)).get())?.name ?? id;
}

/** Stores an email; the same one again changes nothing. */
export async function insertMail(transaction: Transaction, row: MailboxRow): Promise<void> {
  await transaction.insert(mailbox).values(row).onConflictDoNothing().run();
}

/** The latest emails stored on this machine. */
export function latestMails(
  connection: Connection,
  count: number,
): Promise<Pick<MailboxRow, 'id' | 'recipient' | 'subject' | 'sentAt'>[]> {
  const { id, recipient, subject, sentAt } = mailbox;
  return connection
    .select({ id, recipient, subject, sentAt })
    .from(mailbox)
    .orderBy(desc(sentAt), desc(id))
    .limit(count)
    .all();
}

/** The one that went out under a Message-ID; undefined when none has stayed here. */
export function mailByMessageId(connection: Connection, messageId: string): Promise<MailboxRow | undefined> {
  return connection.select().from(mailbox).where(eq(mailbox.messageId, messageId)).get();
}

/** One of them; undefined when there is none. */
export function mailById(connection: Connection, id: string): Promise<MailboxRow | undefined> {
  return connection.select().from(mailbox).where(eq(mailbox.id, id)).get();
}
