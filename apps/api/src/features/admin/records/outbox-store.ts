import type { MailState } from '@tintforge/api-contract';
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import { type Connection, prepared } from '../../../db/client';
import { bookings, type OutboxRow, outbox } from '../../../db/schema';
import type { PagePosition } from '../page-cursor';

/** An email as stored, with the code of its booking. */
export interface MailRow extends OutboxRow {
  trackingCode: string | null;
  /** 1 for an unsent email that won't be true when it is due; else 0. */
  isOutdated: number;
}

/** Filter of the listed emails. */
export interface MailFilter {
  state: MailState | undefined;
  /** Several with commas between them. */
  kind: string | undefined;
  /** The booking that they are about, or the address that they go to. */
  about: { bookingId: string } | { address: string } | undefined;
}

const isUnsent = sql`(${outbox.deliveredAt} is null and ${outbox.failedAt} is null)`;

/**
 * A reminder or aftercare that would be skipped when it is due, as its writer decides (`mail/letters/booking-letters.ts`):
 * the booking has ended, was moved, or has no address. The key of both names the start that they were planned for.
 */
const isOutdated = sql`(${isUnsent} and ${outbox.kind} in ('reminder', 'aftercare') and ${bookings.id} is not null and (
  ${bookings.status} not in ('confirmed', 'scheduled', 'in-progress', 'completed')
  or ${bookings.customerEmail} = ''
  or ${outbox.deduplicationKey} <> ${outbox.kind} || ':' || ${bookings.id} || ':' || ${bookings.startsAt}
))`;

const columns = {
  ...getTableColumns(outbox),
  trackingCode: bookings.trackingCode,
  isOutdated: sql<number>`case when ${isOutdated} then 1 else 0 end`,
};

const inState: Record<MailState, SQL> = {
  waiting: sql`${isUnsent} and not ${isOutdated}`,
  sent: sql`${outbox.deliveredAt} is not null and ${outbox.outcome} is distinct from 'skipped'`,
  failed: sql`${outbox.failedAt} is not null`,
  skipped: sql`(${outbox.outcome} = 'skipped' or ${isOutdated})`,
};

/** Emails after a position that pass the filter, latest first. */
export function mailsFor(
  connection: Connection,
  { filter, after, limit }: { filter: MailFilter; after: PagePosition; limit: number },
): Promise<MailRow[]> {
  const { state, kind, about } = filter;
  return connection
    .select(columns)
    .from(outbox)
    .leftJoin(bookings, eq(bookings.id, outbox.bookingId))
    .where(
      and(
        sql`(${outbox.createdAt}, ${outbox.id}) < (${after.at}, ${after.id})`,
        state === undefined ? undefined : inState[state],
        kind === undefined ? undefined : inArray(outbox.kind, kind.split(',')),
        about === undefined ? undefined : isAbout(connection, about),
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit)
    .all();
}

/** An email without an attempt yet has no recipient, but its booking has. */
function isAbout(connection: Connection, about: NonNullable<MailFilter['about']>): SQL | undefined {
  if ('bookingId' in about) return eq(outbox.bookingId, about.bookingId);
  const { address } = about;
  const wentThere = connection.select({ id: outbox.id }).from(outbox).where(eq(outbox.recipient, address));
  const willGoThere = connection
    .select({ id: outbox.id })
    .from(bookings)
    .innerJoin(outbox, eq(outbox.bookingId, bookings.id))
    .where(and(eq(bookings.customerEmail, address), sql`${outbox.recipient} is null`));
  return inArray(outbox.id, union(wentThere, willGoThere));
}

/** One email; undefined when there is none. */
export function mailRow(connection: Connection, id: string): Promise<MailRow | undefined> {
  return connection
    .select(columns)
    .from(outbox)
    .leftJoin(bookings, eq(bookings.id, outbox.bookingId))
    .where(eq(outbox.id, id))
    .get();
}

const failedMails = prepared((connection) =>
  connection.select({ count: sql<number>`count(*)` }).from(outbox).where(inState.failed).prepare(),
);

/** Number of failed emails. */
export async function countFailedMails(connection: Connection): Promise<number> {
  return (await failedMails(connection).get())?.count ?? 0;
}
