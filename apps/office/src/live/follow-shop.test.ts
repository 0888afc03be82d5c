import type { LiveEvent } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventsQuestion } from './ask-events';
import { type Following, followShop } from './follow-shop';
import { type LiveSign, liveSign } from './live-state';

/** A stream that the test writes into, and that breaks as fetch's do when it is given up. */
interface Line extends EventsQuestion {
  say(text: string): Promise<void>;
  end(): Promise<void>;
}

let asked: Line[];
let answer: (question: EventsQuestion) => Promise<ReadableStream<Uint8Array>>;
let heard: string[];
let unknown: number;
let sign: LiveSign;
let following: Following;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, heard, unknown] = [[], [], 0];
  answer = openLine;
  begin();
});
afterEach(async () => {
  following.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

function begin(isHidden = false): void {
  following = followShop({
    ask: (question) => answer(question),
    browser: { isOnline: true, isHidden },
    onState: (state) => {
      sign = liveSign(state);
    },
    onEvents: (events) => heard.push(...events.map(({ subject }) => subject)),
    onUnknown: () => {
      unknown += 1;
    },
  });
}

async function openLine(question: EventsQuestion): Promise<ReadableStream<Uint8Array>> {
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      writer = controller;
    },
  });
  question.signal.addEventListener('abort', () => writer?.error(new DOMException('Given up', 'AbortError')));
  asked.push({
    ...question,
    async say(text) {
      writer?.enqueue(new TextEncoder().encode(text));
      await vi.advanceTimersByTimeAsync(0);
    },
    async end() {
      writer?.close();
      await vi.advanceTimersByTimeAsync(0);
    },
  });
  return body;
}

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const refusal = (status: number) => () => Promise.reject(new ApiError(status, ''));

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function line(): Line {
  const last = asked.at(-1);
  if (last === undefined) throw new Error('Nobody has asked');
  return last;
}

const head = (mark: string) => `retry: 2000\nid: ${mark}\n\n`;
const event = (mark: string, subject: string) => {
  const data: LiveEvent = { topic: 'bookings', subject, kind: 'paid' };
  return `id: ${mark}\ndata: ${JSON.stringify(data)}\n\n`;
};

describe('a page that follows the shop', () => {
  test('hears what happens as it happens', async () => {
    await pass(0);
    expect([line().follow, line().lastEventId, sign]).toEqual([true, undefined, 'connecting']);
    await line().say(head('1.0.0.0'));
    expect(sign).toBe('live');
    await line().say(event('2.0.0.0', 'first') + event('3.0.0.0', 'second'));
    expect(heard).toEqual(['first', 'second']);
  });

  test('asks again for what it was told before it could hear', async () => {
    await pass(0);
    expect(unknown).toBe(0);
    await line().say(head('1.0.0.0'));
    expect(unknown).toBe(1);
  });

  test('goes on behind the last event when the stream breaks', async () => {
    await pass(0);
    await line().say(head('1.0.0.0'));
    await line().say(event('2.0.0.0', 'first'));
    await line().end();
    expect([asked.length, sign]).toEqual([1, 'connecting']);
    await pass(1000);
    expect([asked.length, line().lastEventId]).toEqual([2, '2.0.0.0']);
    await line().say(head('2.0.0.0'));
    await line().say(event('3.0.0.0', 'second'));
    expect([heard, unknown]).toEqual([['first', 'second'], 1]);
  });

  test('gives a stream up that does not begin, or falls silent', async () => {
    await pass(10_000);
    expect(asked[0]?.signal.aborted).toBe(true);
    await pass(1000);
    await line().say(head('1.0.0.0'));
    await pass(44_000);
    await line().say(': still here\n\n');
    await pass(44_000);
    expect(line().signal.aborted).toBe(false);
    await pass(1000);
    expect(asked[1]?.signal.aborted).toBe(true);
  });

  test('asks every fifteen seconds while it has no stream, and no more once it has', async () => {
    answer = noAnswer;
    await pass(1000);
    expect(sign).toBe('polling');
    // It knows nothing yet, so all that is shown is asked for.
    expect(unknown).toBeGreaterThan(0);
    const before = unknown;
    await pass(15_000);
    expect(unknown).toBeGreaterThan(before);
    answer = openLine;
    await pass(60_000);
    const stream = asked.findLast(({ follow }) => follow);
    await stream?.say(head('1.0.0.0'));
    expect(sign).toBe('live');
    const polls = asked.length;
    await pass(40_000);
    expect(asked).toHaveLength(polls);
  });

  test('is told by its questions what happened, where a stream is held back', async () => {
    answer = (question) => (question.follow ? noAnswer() : openLine(question));
    await pass(1000);
    await line().say(event('2.0.0.0', 'first') + head('2.0.0.0'));
    await line().end();
    expect([heard, line().lastEventId]).toEqual([['first'], undefined]);
    const known = unknown;
    await pass(15_000);
    expect(line().lastEventId).toBe('2.0.0.0');
    await line().say(event('3.0.0.0', 'second') + head('3.0.0.0'));
    expect([heard, unknown, sign]).toEqual([['first', 'second'], known, 'polling']);
  });

  test.each([401, 403])('asks for nothing more when it is refused with %d', async (status) => {
    answer = vi.fn(refusal(status));
    await pass(600_000);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('asks for nothing while nobody sees it, and for what it missed when somebody does', async () => {
    await pass(0);
    await line().say(head('1.0.0.0'));
    following.notice({ type: 'sight', isHidden: true });
    expect(line().signal.aborted).toBe(true);
    await pass(600_000);
    expect(asked).toHaveLength(1);
    following.notice({ type: 'sight', isHidden: false });
    await pass(0);
    expect([asked.length, line().lastEventId]).toEqual([2, '1.0.0.0']);
  });

  test('says that there is no network, and comes back with it', async () => {
    await pass(0);
    await line().say(head('1.0.0.0'));
    following.notice({ type: 'network', isOnline: false });
    expect(sign).toBe('offline');
    await pass(600_000);
    expect(asked).toHaveLength(1);
    following.notice({ type: 'network', isOnline: true });
    await pass(0);
    await line().say(head('1.0.0.0'));
    expect(sign).toBe('live');
  });

  test('that was opened behind others waits until it is seen', async () => {
    following.stop();
    asked = [];
    begin(true);
    await pass(60_000);
    expect(asked).toEqual([]);
    following.notice({ type: 'sight', isHidden: false });
    await pass(0);
    expect(asked).toHaveLength(1);
  });
});
