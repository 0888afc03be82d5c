import { brand } from '@tintforge/content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contactMessages, outbox } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { keptMails } from '../../../testing/kept-mails';
import { sampleMessage } from '../../../testing/sample-message';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { queueNotification } from '../../notifications';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

test('a message reaches the shop as it was written, marked as somebody else’s words', async () => {
  await shop.call('sendMessage', { body: sampleMessage });
  const mails = await keptMails(shop);
  const toShop = mails.find(({ recipient }) => recipient === brand.email);
  expect(toShop?.subject).toBe('New message: Residential Tinting');
  expect(toShop?.text).toContain('> Six south-facing panes.\n> Second floor.');
  expect(toShop?.text).not.toContain('Questions?');
});

test('a message that was forgotten meanwhile is told to nobody', async () => {
  await shop.call('sendMessage', { body: sampleMessage });
  await shop.database.commit((transaction) =>
    transaction.update(contactMessages).set({ name: '', email: '', phone: '', message: '' }).run(),
  );
  expect(await keptMails(shop)).toEqual([]);
  expect((await shop.database.connection.select().from(outbox).all()).map(({ outcome }) => outcome)).toEqual([
    'skipped',
    'skipped',
  ]);
});

test('an alert about something that this version cannot name still asks somebody to look', async () => {
  const notification = { id: 'one', kind: 'shop-alert', deduplicationKey: 'one', data: { comet: true } } as const;
  await commit(shop.database, (transaction) => queueNotification(transaction, { notification, now: shop.clock.now() }));
  const [mail] = await keptMails(shop);
  expect(mail?.subject).toBe('Action needed: something happened');
});
