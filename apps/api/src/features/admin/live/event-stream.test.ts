import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { commit } from '../../../db/unit-of-work';
import { readEvents } from '../../../testing/event-reader';
import { makeAccount } from '../../../testing/logged-in';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { recordAudit } from '../../audit';
import { openEventStream } from './event-stream';
import { positionText, presentPosition } from './shop-events';
import { type ShopWatch, watchShop } from './shop-watch';

let shop: TestShop;
let watch: ShopWatch;
let readPosition: Mock<() => Promise<string>>;
let isWelcome: boolean;
let tellOfWrites: (() => void) | undefined;
let userId: string;
let number: number;

beforeEach(async () => {
  shop = await openTestShop();
  readPosition = vi.fn(async () => positionText(await presentPosition(shop.database.connection)));
  watch = watchShop({ readPosition, onWritten, log: { error: () => {} } });
  isWelcome = true;
  number = 0;
  userId = (await makeAccount(shop, { role: 'admin' })).id;
});
afterEach(async () => {
  watch.close();
  vi.useRealTimers();
  await shop.close();
});

function onWritten(hear: () => void): () => void {
  tellOfWrites = hear;
  return () => {
    tellOfWrites = undefined;
  };
}

async function open(): Promise<Readable> {
  const { connection } = shop.database;
  const since = await presentPosition(connection);
  return openEventStream({ connection, watch, since, isFor: () => true, isWelcome: async () => isWelcome });
}

/** Staff do as many things as that. */
function act(count = 1): Promise<void> {
  return commit(shop.database, async (transaction) => {
    for (let each = 0; each < count; each += 1) {
      number += 1;
      const facts = { action: 'crew.changed', subject: `subject ${number}` };
      await recordAudit(transaction, { id: shop.random.uuid(), at: number, userId, ...facts });
    }
  });
}

const hasEnded = (stream: Readable) => new Promise<void>((resolve) => stream.once('close', () => resolve()));

describe('a stream', () => {
  test('tells everybody who listens what happens, in order', async () => {
    const readers = [readEvents(await open()), readEvents(await open())];
    await act(2);
    await watch.look();
    await act(1);
    await watch.look();
    for (const reader of readers) {
      const heard = [await reader.next(), await reader.next(), await reader.next()];
      expect(heard.map((event) => event?.subject)).toEqual(['subject 1', 'subject 2', 'subject 3']);
    }
  });

  test('hears of what another process on the same database writes', async () => {
    const reader = readEvents(await open());
    const other = await shop.stored.open();
    await commit(other, async (transaction) => {
      const act = { id: shop.random.uuid(), at: 1, userId, action: 'crew.changed', subject: 'elsewhere' };
      await recordAudit(transaction, act);
    });
    await watch.look();
    expect((await reader.next())?.subject).toBe('elsewhere');
    await other.close();
  });

  test('that nobody reads takes no memory, and tells all of it in order once somebody does', async () => {
    const stream = await open();
    for (let round = 0; round < 40; round += 1) {
      await act(400);
      await watch.look();
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
    await watch.look();
    expect((await reader.next())?.subject).toBe(`subject ${number}`);
  });

  test('that is read late misses nothing and repeats nothing', async () => {
    const stream = await open();
    await act(300);
    await watch.look();
    await act(300);
    await watch.look();
    const reader = readEvents(stream);
    for (let each = 1; each <= 600; each += 1) expect((await reader.next())?.subject).toBe(`subject ${each}`);
  });

  test('ends when the login has, before it tells anything more', async () => {
    const reader = readEvents(await open());
    isWelcome = false;
    await act();
    await watch.look();
    expect(await reader.next()).toBeUndefined();
  });

  test('ends for who leaves, and nobody looks any more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stream = await open();
    for (let look = 0; look < 4; look += 1) {
      await vi.advanceTimersByTimeAsync(500);
      await shop.stored.quiet();
    }
    expect(readPosition).toHaveBeenCalledTimes(4);
    const closed = hasEnded(stream);
    stream.destroy();
    await closed;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([readPosition.mock.calls.length, vi.getTimerCount()]).toEqual([4, 0]);
  });

  test('tells at once what it is told of, and is told nothing while nobody listens', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stream = await open();
    const reader = readEvents(stream);
    await act();
    tellOfWrites?.();
    tellOfWrites?.();
    expect(await reader.next()).toMatchObject({ subject: 'subject 1' });
    const closed = hasEnded(stream);
    stream.destroy();
    await closed;
    expect(tellOfWrites).toBeUndefined();
  });

  test('shows every fifteen seconds that it is alive, and finds a login that ended by time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stream = await open();
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
    const stream = await open();
    const closed = hasEnded(stream);
    await act(450);
    await watch.look();
    await vi.advanceTimersByTimeAsync(45_000);
    expect(stream.destroyed).toBe(false);
    await vi.advanceTimersByTimeAsync(15_000);
    await closed;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends when the shop cannot be watched, which is logged and ends nothing else', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const log = { error: vi.fn() };
    watch = watchShop({ readPosition, onWritten, log });
    const closed = hasEnded((await open()).resume());
    readPosition.mockRejectedValue(new Error('The disk is gone'));
    await vi.advanceTimersByTimeAsync(500);
    await closed;
    expect([log.error.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
});
