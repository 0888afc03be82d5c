import type { SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outdatedAccountRows } from '../../features/accounts/prune-accounts';
import { overdueHolds } from '../../features/bookings/store/booking-store';
import { bookingsAfterQuery } from '../../features/bookings/store/customer-store';
import { openPayments, pendingRefunds, recentPayments } from '../../features/payments/store';
import { outdatedEvents, outdatedKeys } from '../../features/retention/delete-outdated';
import { endedHoldsQuery } from '../../features/retention/forget-holds';
import { type OpenTestDatabase, openEmptyDatabase } from '../../testing/test-database';
import type { Connection } from '../client';
import { sweepQuery } from '../sweep';

let opened: OpenTestDatabase;

beforeAll(async () => {
  opened = await openEmptyDatabase();
});
afterAll(() => opened.close());

const id = '0190a0c8-0000-7000-8000-000000000000';
const limit = 200;
const begun = { id, createdAt: 1 };
const hold = { id, paymentStatus: 'pending' as const, createdAt: 1 };
const [sessions, emailTokens, loginFailures] = outdatedAccountRows(1);
const sweptPage = (swept: ReturnType<typeof outdatedKeys> | undefined) => (connection: Connection) => {
  if (swept === undefined) throw new Error('There is no such table');
  return sweepQuery(connection, { ...swept, after: id, limit });
};

/** Sorts rows of the same millisecond by their ids. */
const ties = 'USE TEMP B-TREE FOR LAST TERM OF ORDER BY';

// Any other step would read all rows of a condition, and sort them, for every page.
test.each<[string, (connection: Connection) => SQLWrapper, string, ...string[]]>([
  [
    'expired holds',
    (connection) => overdueHolds(connection, { now: 2, last: { id, graceGiven: false, holdExpiresAt: 1 }, limit }),
    'bookings USING INDEX bookings_by_hold (hold_expires_at>? AND hold_expires_at<?)',
    ties,
  ],
  [
    'holds to forget',
    (connection) => endedHoldsQuery(connection, { regionId: 'tampa', status: 'expired', last: hold, limit }),
    'bookings USING INDEX listed_by_booking (region_id=? AND status=? AND (payment_status,created_at,id)>(?,?,?))',
  ],
  [
    'bookings to file',
    (connection) => bookingsAfterQuery(connection, { after: id, limit }),
    'bookings USING INDEX sqlite_autoindex_bookings_1 (id>?)',
  ],
  [
    'open payments',
    (connection) => openPayments(connection, { before: 2, last: begun, limit }),
    'payments USING INDEX payments_open (created_at>? AND created_at<?)',
    ties,
  ],
  [
    'recent payments',
    (connection) => recentPayments(connection, { since: 1, last: begun, limit }),
    'payments USING INDEX sqlite_autoindex_payments_1 (id>?)',
  ],
  [
    'refunds to carry out',
    (connection) => pendingRefunds(connection, { last: begun, limit }),
    'refunds USING INDEX refunds_pending (created_at>?)',
    ties,
  ],
  ['sessions', sweptPage(sessions), 'sessions USING INDEX sqlite_autoindex_sessions_1 (id>?)'],
  ['links', sweptPage(emailTokens), 'email_tokens USING INDEX sqlite_autoindex_email_tokens_1 (id>?)'],
  ['counters', sweptPage(loginFailures), 'login_failures USING INDEX sqlite_autoindex_login_failures_1 (key>?)'],
  [
    'keys of holds',
    sweptPage(outdatedKeys(1)),
    'idempotency_keys USING INDEX sqlite_autoindex_idempotency_keys_1 (key>?)',
  ],
  ['events', sweptPage(outdatedEvents(1)), 'stripe_events USING INDEX sqlite_autoindex_stripe_events_1 (id>?)'],
])('a page of %s is a part of an index', async (_name, query, plan, ...sorting) => {
  const { connection } = opened.database;
  const steps = await connection.all<{ detail: string }>(sql`explain query plan ${query(connection).getSQL()}`);
  const main = steps
    .map(({ detail }) => detail)
    .filter((detail) => !/^(CORRELATED|SEARCH payments .*booking_id=)/.test(detail));
  expect(main).toEqual([`SEARCH ${plan}`, ...sorting]);
});
