import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book } from '../../../testing/customer';
import { type EventReader, readEvents } from '../../../testing/event-reader';
import { type LoggedIn, loggedIn, logIn } from '../../../testing/logged-in';
import { execute } from '../../../testing/raw-sql';
import { sampleMessage } from '../../../testing/sample-message';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let owner: LoggedIn;
let origin: string;

beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin' });
  await shop.server.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(shop.server.server.address() as AddressInfo).port}`;
});
afterEach(() => shop.close());

const ask = (who: LoggedIn, headers: Record<string, string> = {}, query = '') =>
  fetch(`${origin}/api/admin/events${query}`, { headers: { ...who.headers, ...headers } });

async function listen(who: LoggedIn, lastEventId?: string): Promise<EventReader> {
  const response = await ask(who, lastEventId === undefined ? {} : { 'last-event-id': lastEventId });
  if (response.body === null || !response.ok) throw new Error(`Nobody may listen: ${response.status}`);
  return readEvents(response.body);
}

/** What is told until there is no more of it now, to who knows everything up to an event. */
async function missed(who: LoggedIn, lastEventId?: string) {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const answer = await ask(who, headers, '?follow=no');
  const reader = readEvents(answer.body ?? new ReadableStream());
  const events = [];
  for (let event = await reader.next(); event !== undefined; event = await reader.next()) events.push(event);
  return { events, lastEventId: reader.lastEventId() };
}

async function hear(reader: EventReader, topic: string) {
  for (let event = await reader.next(); event !== undefined; event = await reader.next()) {
    if (event.topic === topic) return event;
  }
  return undefined;
}

describe('the events of the shop', () => {
  test('are a stream that nobody keeps or collects', async () => {
    const { headers, body } = await ask(owner);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    await body?.cancel();
  });

  test('tell of a booking as soon as it is made', async () => {
    const reader = await listen(owner);
    const { booking } = await book(shop);
    expect(await hear(reader, 'bookings')).toEqual({ topic: 'bookings', subject: booking.trackingCode, kind: 'held' });
    expect(await hear(reader, 'bookings')).toMatchObject({ kind: 'paid' });
  });

  test('go on behind the last one that was heard, across a new start of the server', async () => {
    const { lastEventId } = await missed(owner);
    const { booking } = await book(shop);
    const first = await missed(owner, lastEventId);
    expect(first.events.filter(({ topic }) => topic === 'bookings').map(({ kind }) => kind)).toEqual(['held', 'paid']);
    expect((await missed(owner, first.lastEventId)).events).toEqual([]);

    await shop.restart();
    await shop.server.listen({ host: '127.0.0.1', port: 0 });
    origin = `http://127.0.0.1:${(shop.server.server.address() as AddressInfo).port}`;
    await shop.call('sendMessage', { body: sampleMessage });
    const reader = await listen(owner, first.lastEventId);
    expect((await reader.next())?.topic).toBe('messages');
    expect(first.events.every(({ subject }) => subject !== '')).toBe(true);
    expect(booking.trackingCode).toBe(first.events[0]?.subject);
  });

  test('are everything to who comes with a mark that is none of ours', async () => {
    expect((await missed(owner, 'elsewhere')).events).toEqual([{ topic: 'everything', subject: '', kind: '' }]);
    expect(await (await listen(owner, 'elsewhere')).next()).toMatchObject({ topic: 'everything' });
  });

  test('are for a crew the bookings and the crews of its region and nothing else', async () => {
    const tampa = await loggedIn(shop, { role: 'crew', regionId: 'tampa' });
    const naples = await loggedIn(shop, { role: 'crew', regionId: 'naples' });
    const { lastEventId } = await missed(owner);
    await shop.call('sendMessage', { body: sampleMessage });
    const { booking } = await book(shop);
    const [message] = (await owner.staff('getMessages', { query: { state: 'new' } })).messages;
    const marking = { state: 'handled', seen: { state: 'new', handledAt: null } } as const;
    await owner.staff('setMessageState', { params: { id: message?.id ?? '' }, body: marking });
    const lunch = { date: '2026-12-09', from: '12:00', until: '13:00', reason: 'Lunch' } as const;
    await owner.staff('addBreak', { body: { crewId: 'tampa-1', ...lunch } });
    const { events } = await missed(tampa, lastEventId);
    expect(events.map(({ topic, subject, kind }) => [topic, subject, kind])).toEqual([
      ['bookings', booking.trackingCode, 'held'],
      ['bookings', booking.trackingCode, 'paid'],
      ['audit', 'tampa-1', 'break.added'],
    ]);
    expect((await missed(naples, lastEventId)).events).toEqual([]);
  });
});

describe('a stream', () => {
  test('ends when the login ends', async () => {
    const reader = await listen(owner);
    const headers = { ...owner.headers, host: 'localhost:3000', origin: 'http://localhost:3000' };
    const payload = { everywhere: false };
    const left = await shop.server.inject({ method: 'POST', url: '/api/auth/logout', headers, payload });
    expect(left.statusCode).toBe(200);
    expect(await reader.next()).toBeUndefined();
  });

  test('ends when somebody is no administrator any more', async () => {
    const reader = await listen(owner);
    await execute(shop, `update users set role = 'customer' where id = ?`, owner.account.id);
    expect(await reader.next()).toBeUndefined();
    expect((await ask(owner)).status).toBe(403);
  });

  test('outlives the bearer token with which it began, as long as the login lives', async () => {
    const reader = await listen(owner);
    shop.clock.advance(20 * 60_000);
    await shop.call('sendMessage', { body: sampleMessage });
    expect((await reader.next())?.topic).toBe('messages');
  });

  test('is refused to an account that has eight, until one of them is closed', async () => {
    const open = await Promise.all(Array.from({ length: 8 }, () => ask(owner)));
    const again = await logIn(shop, owner.account);
    const refused = await ask(again);
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too_many_attempts']);
    expect((await missed(again)).events).toEqual([]);
    await open[0]?.body?.cancel();
    let last = await ask(again);
    while (last.status === 429) last = await ask(again);
    expect(last.status).toBe(200);
  });

  test('does not keep the server from closing', async () => {
    const reader = await listen(owner);
    await shop.server.close();
    expect(await reader.next()).toBeUndefined();
  });
});
