import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pruneShop } from '../../features/retention';
import { book } from '../../testing/customer';
import { loggedIn, testPassword } from '../../testing/logged-in';
import { sampleMessage } from '../../testing/sample-message';
import { sqliteOf } from '../../testing/sqlite-of';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const day = 86_400_000;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

/** Occurrences of a text in the bytes of the database's files. */
function occurrences(text: string): number {
  const path = sqliteOf(shop.database).name;
  const files = [path, `${path}-wal`].filter((each) => existsSync(each)).map((each) => readFileSync(each, 'latin1'));
  return files.join('').split(text).length - 1;
}

const prune = () =>
  pruneShop({ database: shop.database, clock: shop.clock, log: { info: () => undefined, warn: () => undefined } });

test('of a deleted account no byte is left in the files once the daily job has run', async () => {
  const email = 'vanishing-heron@tintforge.example';
  const person = { username: 'vanishing-heron', email, firstName: 'Vanishing', lastName: 'Heronperson' };
  // Rows of others before, between and after, so that pages are split and joined.
  for (let number = 0; number < 20; number += 1) {
    await loggedIn(shop);
    await shop.call('sendMessage', { body: { ...sampleMessage, message: `${sampleMessage.message} ${number}` } });
  }
  const customer = await loggedIn(shop, person);
  await book(shop, {
    customerName: 'Vanishing Heronperson',
    customerEmail: email,
    address: { street: '17 Vanishing Heron Lane', city: 'Tampa' },
    notes: 'Gate code of the vanishing heron: 4711',
  });
  await shop.call('sendMessage', {
    body: { ...sampleMessage, email, message: 'The heron that is vanishing wrote this.' },
  });
  await shop.runMails();
  shop.clock.advance(30 * day);
  expect(occurrences('anishing')).toBeGreaterThan(5);
  const again = await loggedIn(shop);
  expect(again.account.username).not.toBe(customer.account.username);
  const { token } = await shop.call('login', { body: { username: person.username, password: testPassword } });
  const deleted = await shop.server.inject({
    method: 'POST',
    url: '/api/me/delete',
    headers: { authorization: `Bearer ${token}` },
    payload: { password: testPassword },
  });
  expect(deleted.json()).toEqual({ done: true });
  await prune();
  expect(occurrences('anishing')).toBe(0);
  expect(occurrences('eronperson')).toBe(0);
  expect(occurrences(sampleMessage.email)).toBeGreaterThan(0);
});

test('a file that somebody else is writing is left as it is, and the shop goes on', async () => {
  const lock = await shop.stored.lock();
  expect(await shop.database.scrub()).toBe(false);
  await lock.release();
  expect(await shop.database.scrub()).toBe(true);
  await loggedIn(shop);
});
