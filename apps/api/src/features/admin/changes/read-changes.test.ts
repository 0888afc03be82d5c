import { afterEach, beforeEach, expect, test } from 'vitest';
import { book } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { sampleMessage } from '../../../testing/sample-message';
import { sampleShop } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let owner: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin' });
});
afterEach(() => shop.close());

const ask = (who: LoggedIn, since?: string) => who.staff('getChanges', { query: since === undefined ? {} : { since } });

test('who asks first is told from where on, and nothing of what was', async () => {
  await book(shop);
  const { position, changes } = await ask(owner);
  expect(changes).toEqual([]);
  expect(await ask(owner, position)).toEqual({ position, changes: [] });
});

test('a booking is told to who asks next, once', async () => {
  const { position } = await ask(owner);
  const { booking } = await book(shop);
  const next = await ask(owner, position);
  expect(next.changes.filter(({ topic }) => topic === 'bookings')).toEqual(
    ['held', 'paid'].map((kind) => ({ topic: 'bookings', subject: booking.trackingCode, kind })),
  );
  expect(await ask(owner, next.position)).toMatchObject({ changes: [] });
  await shop.call('sendMessage', { body: sampleMessage });
  expect((await ask(owner, next.position)).changes[0]?.topic).toBe('messages');
});

test('everything may have changed for who comes with a position that is none of ours', async () => {
  expect((await ask(owner, 'elsewhere')).changes).toEqual([{ topic: 'everything', subject: '', kind: '' }]);
});

test('a crew is told of the bookings and the crews of its region and of nothing else', async () => {
  const tampa = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
  const naples = await loggedIn(shop, { role: 'crew', regionId: 'naples' });
  const { position } = await ask(owner);
  await shop.call('sendMessage', { body: sampleMessage });
  const { booking } = await book(shop);
  const [message] = (await owner.staff('getMessages', { query: { state: 'new' } })).messages;
  const marking = { state: 'handled', seen: { state: 'new', handledAt: null } } as const;
  await owner.staff('setMessageState', { params: { id: message?.id ?? '' }, body: marking });
  const lunch = { date: '2026-12-09', from: '12:00', until: '13:00', reason: 'Lunch' } as const;
  await owner.staff('addBreak', { body: { crewId: sampleShop.crewId, ...lunch } });
  expect((await ask(tampa, position)).changes.map(({ topic, subject, kind }) => [topic, subject, kind])).toEqual([
    ['bookings', booking.trackingCode, 'held'],
    ['bookings', booking.trackingCode, 'paid'],
    ['audit', sampleShop.crewId, 'break.added'],
  ]);
  expect((await ask(naples, position)).changes).toEqual([]);
});
