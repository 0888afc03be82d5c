import type { ShopCounts } from '@tintforge/api-contract';
import { and, eq, sql } from 'drizzle-orm';
import { type Connection, prepared } from '../../../db/client';
import { jsonText } from '../../../db/dialect';
import { bookingEvents, refunds } from '../../../db/schema';
import { countMessages } from '../messages/store';
import { countRequests } from '../quotes/store';
import { countFailedMails } from './outbox-store';

/** Failed refunds are found by their bookings' payment status, of which there are few, listed by kind. */
const failedRefunds = prepared((connection) =>
  connection
    .select({ count: sql<number>`count(distinct ${refunds.bookingId})` })
    .from(bookingEvents)
    .innerJoin(refunds, eq(refunds.id, jsonText(connection, { column: bookingEvents.data, key: 'refundId' })))
    .where(and(eq(bookingEvents.kind, 'refund-failed'), eq(refunds.status, 'failed')))
    .prepare(),
);

/** Numbers of messages, requests for quotes, emails and refunds that need attention. */
export async function readCounts(connection: Connection): Promise<ShopCounts> {
  return {
    newMessages: await countMessages(connection, 'new'),
    newQuotes: await countRequests(connection),
    failedMails: await countFailedMails(connection),
    failedRefunds: (await failedRefunds(connection).get())?.count ?? 0,
  };
}
