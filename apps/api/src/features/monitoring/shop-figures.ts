import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../db/client';
import { byIndex, jsonText, thenJoin } from '../../db/dialect';
import { bookingEvents, bookings, outbox, payments, refunds } from '../../db/schema';

/** Number of open rows in one state, and the time of the oldest. */
export interface Figure {
  of: 'mail' | 'payment' | 'refund' | 'hold';
  state: string;
  count: number;
  /** Epoch milliseconds; null when there is none. For due emails: their due time. */
  since: number | null;
}

/**
 * Open work in the shop. Every part reads an index of open rows only, so that a long history costs nothing: completed
 * work is not counted here but in the shop's reports. States without a row are left out, except for those that are a
 * whole part.
 */
export function openFigures(connection: Connection, now: number): Promise<Figure[]> {
  return connection.all<Figure>(figuresQuery(connection, now));
}

/** The one statement that reads them all. */
export function figuresQuery(connection: Connection, now: number): SQL {
  const parts = [openMails, failedMails, openPayments, pendingRefunds, failedRefunds, activeHolds, overdueHolds];
  return sql.join(
    parts.map((part) => part(connection, now)),
    sql` union all `,
  );
}

function openMails(connection: Connection, now: number): SQL {
  const state = sql`case when due_at <= ${now} then 'due' when attempts > 0 then 'retrying' else 'planned' end`;
  return sql`select 'mail' as "of", state, count(*) as count, min(due_at) as since
    from (select ${state} as state, due_at from ${outbox} ${byIndex(connection, 'outbox_due')}
      where delivered_at is null and failed_at is null) open_mails
    group by state`;
}

function failedMails(connection: Connection): SQL {
  return sql`select 'mail', 'failed', count(*), min(created_at)
    from ${outbox} ${byIndex(connection, 'outbox_failed')} where failed_at is not null`;
}

/** Open ones only: succeeded and failed ones are the shop's whole history. */
function openPayments(connection: Connection): SQL {
  return sql`select 'payment', status, count(*), min(created_at)
    from ${payments} ${byIndex(connection, 'payments_open')} where status not in ('succeeded', 'canceled') group by status`;
}

function pendingRefunds(connection: Connection): SQL {
  return sql`select 'refund', 'pending', count(*), min(created_at)
    from ${refunds} ${byIndex(connection, 'refunds_pending')} where status = 'pending'`;
}

/**
 * Failed refunds that need staff, found through their bookings' payment status, of which there are few, listed by kind.
 */
function failedRefunds(connection: Connection): SQL {
  const refundId = jsonText(connection, { column: bookingEvents.data, key: 'refundId' });
  return sql`select 'refund', 'failed', count(distinct ${refunds.id}), min(${refunds.createdAt})
    from ${bookingEvents} ${byIndex(connection, 'booking_events_by_kind')} ${thenJoin(connection)} ${refunds}
    on ${refunds.id} = ${refundId} where ${bookingEvents.kind} = 'refund-failed' and ${refunds.status} = 'failed'`;
}

function activeHolds(connection: Connection, now: number): SQL {
  return sql`select 'hold', 'active', count(*), min(created_at)
    from ${bookings} ${byIndex(connection, 'bookings_by_hold')} where status = 'pending' and hold_expires_at > ${now}`;
}

function overdueHolds(connection: Connection, now: number): SQL {
  return sql`select 'hold', 'overdue', count(*), min(hold_expires_at)
    from ${bookings} ${byIndex(connection, 'bookings_by_hold')} where status = 'pending' and hold_expires_at <= ${now}`;
}
