import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../db/client';
import { migrate } from '../../db/migrate';
import { commit } from '../../db/unit-of-work';
import { notificationsOf, queueNotification } from './outbox';

let database: Database;

beforeEach(() => {
  database = openDatabase(':memory:');
  migrate(database);
  // A booking has forty columns that no message cares about.
  database.sqlite.pragma('foreign_keys = OFF');
});

afterEach(() => database.close());

const message = (id: string) => ({ id, kind: 'shop-alert', deduplicationKey: id, bookingId: 'booking' }) as const;

const queue = (notification: Parameters<typeof queueNotification>[1]['notification']) =>
  commit(database, (transaction) => queueNotification(transaction, { notification, now: 1000 }));

const queued = () => notificationsOf(database.connection, 'booking');

test('a message is due at once, or when it says', async () => {
  await queue(message('at-once'));
  await queue({ ...message('later'), dueAt: 5000 });
  expect(queued()).toMatchObject([
    { id: 'at-once', createdAt: 1000, dueAt: 1000, deliveredAt: null, data: {} },
    { id: 'later', createdAt: 1000, dueAt: 5000 },
  ]);
});

test('the same cause queues once', async () => {
  await queue({ ...message('first'), deduplicationKey: 'cause' });
  await queue({ ...message('second'), deduplicationKey: 'cause' });
  expect(queued().map(({ id }) => id)).toEqual(['first']);
});

test('a message goes with the transaction of its cause', async () => {
  const cause = commit(database, (transaction) => {
    queueNotification(transaction, { notification: message('lost'), now: 1000 });
    throw new Error('no');
  });
  await expect(cause).rejects.toThrow('no');
  expect(queued()).toEqual([]);
});
