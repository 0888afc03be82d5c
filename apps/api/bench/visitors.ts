/**
 * A thousand concurrent visitors on the built server, in a separate process: they read pages, look at the calendar, and
 * some of them book and pay. Prints response times, failures and the server's memory, and writes them to
 * reports/bench.json. Throws on a failed response, or when used memory grew by more than a tenth.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../src/testing/free-port';
import { addTable } from './add-table';
import { type Asked, visit } from './visit';

const visitors = 1_000;
const seconds = Number(process.env.SECONDS ?? 120);
/** One of so many books. */
const booksEvery = 10;
const thinksMs = [2_000, 6_000] as const;
/**
 * Memory in use at the end, relative to that after a minute; resident memory also contains garbage not yet collected.
 */
const mostGrowth = 1.1;
/** Loaded into the server: collects garbage on request, and reports the memory in use, bytes. */
const sweeper = `data:text/javascript,process.on('message', () => { gc(); process.send(process.memoryUsage().heapUsed); })`;

const dataDir = mkdtempSync(join(tmpdir(), 'tintforge-visitors-'));
const { child, origin } = await startBuilt();
const asked: Asked[] = [];
const memory: { atMs: number; megabytes: number }[] = [];
const inUse: number[] = [];
try {
  await measure();
} finally {
  child.kill();
  await once(child, 'exit');
  rmSync(dataDir, { recursive: true });
}
report();

async function measure(): Promise<void> {
  const began = performance.now();
  const passed = () => performance.now() - began;
  const isOver = () => passed() > seconds * 1000;
  let number = 0;
  async function comeAndGo(index: number): Promise<void> {
    // They come one after the other within the first ten seconds.
    await wait((index / visitors) * 10_000);
    while (!isOver()) {
      number += 1;
      await visit({
        origin,
        number,
        books: number % booksEvery === 0,
        thinksMs,
        isOver,
        tell: (each) => asked.push(each),
      });
    }
  }
  const watching = setInterval(() => memory.push({ atMs: passed(), megabytes: residentMegabytes(child) }), 1000);
  const afterMinute = wait(60_000).then(sweep);
  await Promise.all(Array.from({ length: visitors }, (_, index) => comeAndGo(index)));
  clearInterval(watching);
  await afterMinute;
  await sweep();
}

async function sweep(): Promise<void> {
  const swept = once(child, 'message');
  child.send('sweep');
  const [bytes] = (await swept) as [number];
  inUse.push(bytes / 2 ** 20);
}

function report(): void {
  const kinds = ['page', 'availability', 'hold', 'payment', 'look'] as const;
  const failed = asked.filter(wentWrong);
  const [atFirst = 0, atLast = 0] = inUse;
  const growth = atLast / atFirst;
  const resident = [meanBetween(30, 60), meanBetween(seconds - 30, seconds)];
  addTable({
    title: 'A thousand visitors at once',
    columns: ['', 'answers', 'p50 ms', 'p99 ms', 'failed'],
    rows: [
      ...kinds.map((kind) =>
        rowOf(
          kind,
          asked.filter(({ what }) => what === kind),
        ),
      ),
      rowOf('all', asked),
    ],
    notes: [
      `${visitors} visitors for ${seconds} s against one server process on SQLite, ${(asked.length / seconds).toFixed(0)} calls a second; one of ${booksEvery} books and pays, ${statusCount('hold', 201)} did; ${asked.filter(({ isBusy }) => isBusy).length} were asked to come back because guests held their share of the region. Failed is no answer, any other 429 or 5xx.`,
      `In use after a sweep: ${atFirst.toFixed(0)} MB after a minute, ${atLast.toFixed(0)} MB at the end (×${growth.toFixed(2)}, at most ${mostGrowth}). Resident, with what is not swept yet: ${resident.map((each) => each.toFixed(0)).join(' MB from second 30 to 60, ')} MB in the last 30 seconds.`,
    ],
  });
  if (failed.length > 0)
    throw new Error(`${failed.length} answers went wrong: ${[...new Set(failed.map(({ status }) => status))]}`);
  if (growth > mostGrowth) throw new Error(`Memory grew ×${growth.toFixed(2)}`);
}

/**
 * No response, 5xx, or a limit that shouldn't apply here: 429 is a failure except for a hold, where guests have a share
 * of each region and are asked to come back.
 */
function wentWrong({ status, isBusy }: Asked): boolean {
  return status === 0 || (status === 429 && !isBusy) || status >= 500;
}

function statusCount(kind: Asked['what'], wanted: number): number {
  return asked.filter(({ what, status }) => what === kind && status === wanted).length;
}

function rowOf(name: string, answers: readonly Asked[]): string[] {
  const times = answers.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const wrong = answers.filter(wentWrong).length;
  return [name, answers.length.toLocaleString('en-US'), at(0.5), at(0.99), String(wrong)];
}

function meanBetween(from: number, to: number): number {
  const within = memory.filter(({ atMs }) => atMs >= from * 1000 && atMs < to * 1000);
  return within.reduce((sum, { megabytes }) => sum + megabytes, 0) / within.length;
}

/** The process's memory, as Linux reports it. */
function residentMegabytes({ pid }: ChildProcess): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function startBuilt(): Promise<{ child: ChildProcess; origin: string }> {
  const port = await freePort();
  const options = ['--max-semi-space-size=4', '--expose-gc', '--import', sweeper];
  const child = spawn(process.execPath, [...options, join('dist', 'server.js')], {
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      PORT: String(port),
      TRUST_PROXY: 'loopback',
      WEB_DIST: join('..', 'web', 'dist'),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await once(child.stdout ?? child, 'data');
  return { child, origin: `http://127.0.0.1:${port}` };
}
