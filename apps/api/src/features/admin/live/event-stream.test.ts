import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../db/client';
import { commit } from '../../../db/unit-of-work';
import { readEvents } from '../../../testing/event-reader';
import { makeAccount } from '../../../testing/logged-in';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { recordAudit } from '../../audit';
import { openEventStream } from './event-stream';
import { presentPosition } from './shop-events';
import { type ShopWatch, watchShop } from './shop-watch';

let shop: TestShop;
let watch: ShopWatch;
let isWelcome: boolean;
let userId: string;
let number: number;

beforeEach(async () => {
  shop = await openTestShop();
  watch = watchShop({ database: shop.database, log: { error: () => {} } });
  isWelcome = true;
  number = 0;
  userId = (await makeAccount(shop, { role: 'admin' })).id;
});
afterEach(async () => {
  watch.close();
  vi.useRealTimers();
  await shop.close();
});

function open(): Readable {
  const { connection } = shop.database;
  const since = presentPosition(connection);
  return openEventStream({ connection, watch, since, isFor: () => true, isWelcome: () => isWelcome });
}

/** Staff do as many things as that. */
function act(count = 1): Promise<void> {
  return commit(shop.database, (transaction) => {
    for (let each = 0; each < count; each += 1) {
      number += 1;
      const facts = { action: 'crew.changed', subject: `subject ${number}` };
      recordAudit(transaction, { id: shop.random.uuid(), at: number, userId, ...facts });
    }
  });
}

const hasEnded = (stream: Readable) => new Promise<void>((resolve) => stream.once('close', () => resolve()));

describe('a stream', () => {
  test('tells everybody who listens what happens, in order', async () => {
    const readers = [readEvents(open()), readEvents(open())];
    await act(2);
    watch.look();
    await act(1);
    watch.look();
    for (const reader of readers) {
      const heard = [await reader.next(), await reader.next(), await reader.next()];
      expect(heard.map((event) => event?.subject)).toEqual(['subject 1', 'subject 2', 'subject 3']);
    }
  });

  test('hears of what another process on the same database writes', async () => {
    const reader = readEvents(open());
    const other = openDatabase(shop.databasePath);
    await commit(other, (transaction) => {
      const act = { id: shop.random.uuid(), at: 1, userId, action: 'crew.changed', subject: 'elsewhere' };
      recordAudit(transaction, act);
    });
    watch.look();
    expect((await reader.next())?.subject).toBe('elsewhere');
    other.close();
  });

  test('that nobody reads takes no memory, and tells all of it in order once somebody does', async () => {
    const stream = open();
    for (let round = 0; round < 40; round += 1) {
      await act(400);
      watch.look();
    }
    const { readableHighWaterMark } = stream;
    expect(stream.readableLength).toBeLessThan(readableHighWaterMark + 1000);
    const reader = readEvents(stream);
    const heard: (string | undefined)[] = [];
    for (let event = await reader.next(); event !== undefined; event = await reader.next()) {
      heard.push(event.subject);
      // It was more than can be told one by one, and has an end.
      if (event.topic === 'everything') break;
    }
    const firsts = heard.slice(0, -1);
    expect(firsts).toEqual(firsts.map((_, index) => `subject ${index + 1}`));
    expect(heard.at(-1)).toBe('');
    await act();
    watch.look();
    expect((await reader.next())?.subject).toBe(`subject ${number}`);
  });

  test('that is read late misses nothing and repeats nothing', async () => {
    const stream = open();
    await act(300);
    watch.look();
    await act(300);
    watch.look();
    const reader = readEvents(stream);
    for (let each = 1; each <= 600; each += 1) expect((await reader.next())?.subject).toBe(`subject ${each}`);
  });

  test('ends when the login has, before it tells anything more', async () => {
    const reader = readEvents(open());
    isWelcome = false;
    await act();
    watch.look();
    expect(await reader.next()).toBeUndefined();
  });

  test('ends for who leaves, and nobody looks any more', async () => {
    const changeMark = vi.spyOn(shop.database, 'changeMark');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stream = open();
    await vi.advanceTimersByTimeAsync(2000);
    expect(changeMark).toHaveBeenCalledTimes(5);
    const closed = hasEnded(stream);
    stream.destroy();
    await closed;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([changeMark.mock.calls.length, vi.getTimerCount()]).toEqual([5, 0]);
  });

  test('shows every fifteen seconds that it is alive, and finds a login that ended by time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stream = open();
    stream.read();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(String(stream.read())).toMatch(/^id: [\d.]+\n: still here\n\n$/);
    isWelcome = false;
    const closed = hasEnded(stream.resume());
    await vi.advanceTimersByTimeAsync(15_000);
    await closed;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('lets a reader go that has taken nothing for a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stream = open();
    const closed = hasEnded(stream);
    await act(450);
    watch.look();
    await vi.advanceTimersByTimeAsync(45_000);
    expect(stream.destroyed).toBe(false);
    await vi.advanceTimersByTimeAsync(15_000);
    await closed;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends when the shop cannot be watched, which is logged and ends nothing else', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const log = { error: vi.fn() };
    const broken = { changeMark: vi.fn(() => 'one') };
    watch = watchShop({ database: broken, log });
    const closed = hasEnded(open().resume());
    broken.changeMark.mockImplementation(() => {
      throw new Error('The disk is gone');
    });
    await vi.advanceTimersByTimeAsync(500);
    await closed;
    expect([log.error.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
});
