import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/client';
import { bookings, crews } from '../../db/schema';
import { commit } from '../../db/unit-of-work';
import { bookingRowOf } from '../../testing/stored-booking';
import { type OpenTestDatabase, openEmptyDatabase } from '../../testing/test-database';
import { notificationsOf, queueNotification } from './outbox';

let opened: OpenTestDatabase;
let database: Database;

beforeEach(async () => {
  opened = await openEmptyDatabase();
  ({ database } = opened);
  const booking = bookingRowOf('booking');
  const crew = { id: booking.crewId, regionId: booking.regionId, name: 'Crew', isActive: true };
  await commit(database, async (transaction) => {
    await transaction.insert(crews).values(crew).run();
    await transaction.insert(bookings).values(booking).run();
  });
});

afterEach(() => opened.close());

const message = (id: string) => ({ id, kind: 'shop-alert', deduplicationKey: id, bookingId: 'booking' }) as const;

const queue = (notification: Parameters<typeof queueNotification>[1]['notification']) =>
  commit(database, (transaction) => queueNotification(transaction, { notification, now: 1000 }));

const queued = () => notificationsOf(database.connection, 'booking');

test('a message is due at once, or when it says', async () => {
  await queue(message('at-once'));
  await queue({ ...message('later'), dueAt: 5000 });
  expect(await queued()).toMatchObject([
    { id: 'at-once', createdAt: 1000, dueAt: 1000, deliveredAt: null, data: {} },
    { id: 'later', createdAt: 1000, dueAt: 5000 },
  ]);
});

test('the same cause queues once', async () => {
  await queue({ ...message('first'), deduplicationKey: 'cause' });
  await queue({ ...message('second'), deduplicationKey: 'cause' });
  expect((await queued()).map(({ id }) => id)).toEqual(['first']);
});

test('a message goes with the transaction of its cause', async () => {
  const cause = commit(database, async (transaction) => {
    await queueNotification(transaction, { notification: message('lost'), now: 1000 });
    throw new Error('no');
  });
  await expect(cause).rejects.toThrow('no');
  expect(await queued()).toEqual([]);
});
