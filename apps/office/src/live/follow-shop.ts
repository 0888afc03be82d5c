import type { LiveEvent } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import type { EventsQuestion } from './ask-events';
import { createEventReader } from './event-text';
import {
  firstLiveState,
  isListening,
  isPolling,
  type LiveAction,
  type LiveState,
  nextLiveState,
  pollMs,
  waitForStream,
} from './live-state';

/** A stream that has not begun after this time never will: something on the way holds it back. Milliseconds. */
const beginMs = 10_000;

/** The shop shows every 15 seconds that it is there. */
const silenceMs = 45_000;

export interface FollowOptions {
  ask: (question: EventsQuestion) => Promise<ReadableStream<Uint8Array>>;
  browser: Pick<LiveState, 'isOnline' | 'isHidden'>;
  onState: (state: LiveState) => void;
  onEvents: (events: readonly LiveEvent[]) => void;
  /** Nobody knows what has happened: all that is shown is to be asked for again. */
  onUnknown: () => void;
}

/** A page's hearing, for as long as it is open. */
export interface Following {
  /** Tells of the browser: its network, or whether the page is seen. */
  notice(action: Extract<LiveAction, { type: 'network' | 'sight' }>): void;
  stop(): void;
}

/**
 * Follows what happens in the shop: by the stream where it can be had, which goes on where it was broken off, and by
 * asking again and again where it cannot. Nothing is asked while the page is hidden or without a network.
 */
export function followShop({ ask, browser, onState, onEvents, onUnknown }: FollowOptions): Following {
  let state = firstLiveState(browser);
  let lastEventId: string | undefined;
  let stream: AbortController | undefined;
  let poll: AbortController | undefined;
  let nextStream: ReturnType<typeof setTimeout> | undefined;
  let nextPoll: ReturnType<typeof setInterval> | undefined;
  let isStopped = false;

  function dispatch(action: LiveAction): void {
    if (isStopped) return;
    state = nextLiveState(state, action);
    onState(state);
    arrange();
  }

  /** Brings what is under way into line with how things stand. */
  function arrange(): void {
    if (state.stream === 'none') stream?.abort();
    if (!isListening(state)) clearTimeout(nextStream);
    const wait = waitForStream(state);
    if (wait !== undefined) {
      clearTimeout(nextStream);
      nextStream = setTimeout(() => void listen(), wait);
    }
    if (!isPolling(state)) {
      clearInterval(nextPoll);
      nextPoll = undefined;
      poll?.abort();
    } else if (nextPoll === undefined) {
      nextPoll = setInterval(() => void askOnce(), pollMs);
      void askOnce();
    }
  }

  async function listen(): Promise<void> {
    const own = new AbortController();
    stream = own;
    const isFirst = lastEventId === undefined;
    let watchdog = setTimeout(() => own.abort(), beginMs);
    dispatch({ type: 'asked' });
    try {
      const read = createEventReader();
      let pieces = 0;
      for await (const piece of piecesOf(await ask({ lastEventId, follow: true, signal: own.signal }))) {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => own.abort(), silenceMs);
        if (stream !== own) return;
        if (pieces === 0) dispatch({ type: 'opened' });
        else if (state.failures > 0) dispatch({ type: 'proved' });
        // What was answered until now may be older than where the stream begins.
        if (pieces === 0 && isFirst) onUnknown();
        pieces += 1;
        take(read(piece));
      }
      if (stream === own) dispatch({ type: 'lost' });
    } catch (error) {
      if (stream === own) dispatch({ type: isRefusal(error) ? 'refused' : 'lost' });
    } finally {
      clearTimeout(watchdog);
      own.abort();
    }
  }

  async function askOnce(): Promise<void> {
    poll?.abort();
    const own = new AbortController();
    poll = own;
    if (lastEventId === undefined) onUnknown();
    try {
      const read = createEventReader();
      for await (const piece of piecesOf(await ask({ lastEventId, follow: false, signal: own.signal }))) {
        if (own.signal.aborted) return;
        take(read(piece));
      }
    } catch (error) {
      if (own.signal.aborted) return;
      if (isRefusal(error)) dispatch({ type: 'refused' });
      else onUnknown();
    }
  }

  function take({ events, lastEventId: reached }: ReturnType<ReturnType<typeof createEventReader>>): void {
    lastEventId = reached ?? lastEventId;
    if (events.length > 0) onEvents(events);
  }

  onState(state);
  arrange();
  return {
    notice(action) {
      // What is under way belongs to a page that was seen, or to a network that was there.
      stream?.abort();
      stream = undefined;
      dispatch(action);
    },
    stop() {
      isStopped = true;
      stream?.abort();
      stream = undefined;
      poll?.abort();
      clearTimeout(nextStream);
      clearInterval(nextPoll);
    },
  };
}

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** The login is over, or may not hear this. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
