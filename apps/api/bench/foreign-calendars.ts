/**
 * Prints how long the longest pause of the server's own thread is while a foreign calendar is read, next to the longest
 * pause while nothing happens, and adds the table to reports/bench.json.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { timeZone } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import { useCalDav } from '../src/features/admin/crew-calendars/calendar-thread';
import { drawFrom, hostileAnswers } from '../src/proofs/foreign-calendars/hostile-answers';
import { addTable } from './add-table';

const [from, to] = ['2026-12-01', '2027-06-02'];
const window = { startsAt: instantOf({ date: from, time: '00:00' }), endsAt: instantOf({ date: to, time: '23:30' }) };
const order = { window, from, to, timeZone, jobs: new Map() };
const login = { username: 'crew', password: 'a word', isHome: true };
const limitMs = 5_000;
/** The longest pause that an answer of ours may be delayed by. */
const mostMs = 50;

const server = fork(fileURLToPath(new URL('./hostile-server.ts', import.meta.url)), ['bench'], {
  execArgv: ['--conditions=tintforge-source', '--import=tsx'],
});
const [url] = (await once(server, 'message')) as [string];
const delay = monitorEventLoopDelay({ resolution: 1 });

async function longestPause(work: () => Promise<unknown>): Promise<number> {
  delay.reset();
  await work();
  return delay.max / 1e6;
}

async function read(kind: string): Promise<number> {
  server.send(kind);
  await once(server, 'message');
  return longestPause(() => useCalDav({ login, limitMs }, (caldav) => caldav.readCalendar(url, order)).catch(() => {}));
}

delay.enable();
await read('harmless');
const idle = Math.max(...(await inTurn(Array.from({ length: 5 }), () => longestPause(() => setTimeout(1_000)))));
const harmless = Math.max(...(await inTurn(Array.from({ length: 20 }), () => read('harmless'))));
const kinds = [...hostileAnswers(drawFrom('bench')).keys()];
const pauses = (await inTurn(kinds, async (kind) => ({ kind, ms: await read(kind) }))).sort((a, b) => b.ms - a.ms);
delay.disable();
server.kill();

const row = (name: string, ms: number) => [name, ms.toFixed(1), (ms / idle).toFixed(1)];
addTable({
  title: 'Pauses while foreign calendars are read',
  columns: ['calendar', 'longest pause ms', '÷ nothing'],
  rows: [
    row('nothing', idle),
    row('harmless, twenty times', harmless),
    ...pauses.slice(0, 5).map(({ kind, ms }) => row(kind, ms)),
  ],
  notes: [
    `The five longest of ${kinds.length} kinds of hostile answers, each given up after ${limitMs / 1000} s; at most ${mostMs} ms. The event loop is measured every millisecond.`,
  ],
});

async function inTurn<Each, Result>(all: readonly Each[], work: (each: Each) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const each of all) results.push(await work(each));
  return results;
}
