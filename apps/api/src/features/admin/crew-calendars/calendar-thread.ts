import { Worker } from 'node:worker_threads';
import type { CalendarFailure } from '@tintforge/api-contract';
import { type CalDav, type CalendarLogin, CalendarTrouble, placeOf } from './ports';

/** A call that a thread carries out. */
export type Call = { [Name in keyof CalDav]: { name: Name; values: Parameters<CalDav[Name]> } }[keyof CalDav];

/** A question to a thread. */
export interface Question {
  login: CalendarLogin;
  call: Call;
}

/** Its messages: it reads a response now or waits for one, or the call has ended. */
export type Answer = { isWorking: boolean } | Ending;

/** A call's value, or its failure; `place` is where in our code something went wrong that isn't the server's fault alone. */
type Ending = { value: unknown } | { failure: CalendarFailure; place?: string };

/** Calendars that are read at the same time, each in a separate thread. */
const mostThreads = 4;

/** For what one server has answered: a hundred times what the largest calendar takes that is read. */
const workMs = 15_000;

/** Memory of a thread's own objects. The largest calendar that is read takes a third of it. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** An unused thread ends after this time. */
const idleMs = 90_000;

interface Thread {
  worker: Worker;
  /** Ends the present call; undefined between two. */
  settle?: ((ending: Ending) => void) | undefined;
  /** Ends the thread when an answer takes too long to read, or it isn't needed. */
  timer?: NodeJS.Timeout | undefined;
  isWorking: boolean;
  isOver: boolean;
}

/** Threads under way, those who wait for one, and one that is ready for the next. */
const pool: { running: number; waiting: (() => void)[]; idle: Thread | undefined } = {
  running: 0,
  waiting: [],
  idle: undefined,
};

/**
 * Calls a CalDAV server from a separate thread: whatever it answers, this one goes on. The calls throw
 * `CalendarTrouble`; a thread that hangs, needs too much memory or crashes is one, too, and ends with all that it had.
 * All of them together may take `limitMs`.
 */
export async function useCalDav<Value>(
  { login, limitMs, signal }: { login: CalendarLogin; limitMs: number; signal?: AbortSignal | undefined },
  use: (caldav: CalDav) => Promise<Value>,
): Promise<Value> {
  if (pool.running < mostThreads) pool.running += 1;
  else await new Promise<void>((resolve) => pool.waiting.push(resolve));
  const thread = takeIdle() ?? startThread();
  thread.worker.ref();
  const overdue = () => end(thread, thread.isWorking ? 'too-large' : 'unreachable');
  const limit = setTimeout(overdue, limitMs);
  signal?.addEventListener('abort', overdue);
  try {
    signal?.throwIfAborted();
    return await use(callsOf(thread, login));
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener('abort', overdue);
    giveBack(thread);
    const next = pool.waiting.shift();
    if (next === undefined) pool.running -= 1;
    else next();
  }
}

function callsOf(thread: Thread, login: CalendarLogin): CalDav {
  const ask = (call: Call) =>
    new Promise<unknown>((resolve, reject) => {
      if (thread.isOver) return reject(new CalendarTrouble('unreachable'));
      thread.settle = (ending) => {
        thread.settle = undefined;
        if ('failure' in ending) reject(new CalendarTrouble(ending.failure, ending.place));
        else resolve(ending.value);
      };
      thread.worker.postMessage({ login, call } satisfies Question);
    });
  const calling = <Name extends keyof CalDav>(name: Name) =>
    ((...values: unknown[]) => ask({ name, values } as Call)) as CalDav[Name];
  return {
    findCalendars: calling('findCalendars'),
    readMark: calling('readMark'),
    readCalendar: calling('readCalendar'),
    readEtag: calling('readEtag'),
    write: calling('write'),
    remove: calling('remove'),
  };
}

/** Built, the thread's code is a file next to this one; from the sources it is compiled as it is loaded. */
function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./calendar-worker.js', import.meta.url), { resourceLimits });
  }
  const source = JSON.stringify(new URL('./foreign/worker.ts', import.meta.url).href);
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(load, { eval: true, resourceLimits });
}

function startThread(): Thread {
  const worker = startWorker();
  const thread: Thread = { worker, isWorking: false, isOver: false };
  worker.on('message', (answer: Answer) => {
    clearTimeout(thread.timer);
    if ('isWorking' in answer) {
      thread.isWorking = answer.isWorking;
      if (answer.isWorking) thread.timer = setTimeout(() => end(thread, 'too-large'), workMs);
      return;
    }
    thread.isWorking = false;
    thread.settle?.(answer);
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    end(thread, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'not-understood', placeOf(error));
  });
  worker.on('exit', () => end(thread, 'too-large'));
  return thread;
}

function end(thread: Thread, failure: CalendarFailure, place?: string): void {
  if (thread.isOver) return;
  thread.isOver = true;
  clearTimeout(thread.timer);
  if (pool.idle === thread) pool.idle = undefined;
  void thread.worker.terminate();
  thread.settle?.({ failure, ...(place !== undefined && { place }) });
}

function takeIdle(): Thread | undefined {
  const { idle } = pool;
  clearTimeout(idle?.timer);
  pool.idle = undefined;
  return idle;
}

/** One thread stays ready, as long as it isn't in the middle of something; it doesn't keep the process from ending. */
function giveBack(thread: Thread): void {
  if (thread.isOver) return;
  if (pool.idle !== undefined || thread.settle !== undefined) {
    end(thread, 'unreachable');
    return;
  }
  pool.idle = thread;
  thread.worker.unref();
  thread.timer = setTimeout(() => end(thread, 'unreachable'), idleMs).unref();
}
