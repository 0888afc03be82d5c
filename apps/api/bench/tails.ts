/**
 * Prints how much longer the slowest bookings take than the usual one while other programs want the machine's processors,
 * its disk, or both, next to a baseline that commits the same rows, and adds the table to reports/bench.json.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distinctOrders } from '../src/testing/distinct-orders';
import { addTable } from './add-table';
import { book, type Measured, median } from './load';
import { openNewShop } from './new-shop';
import { storeBookings } from './stored-bookings';

const stored = 1_000;
const connections = 16;
const rounds = 3;
const most = 20;

/** Programs of each kind, one for each processor. */
const loads: { name: string; kinds: readonly ('processor' | 'disk')[] }[] = [
  { name: 'nothing else', kinds: [] },
  { name: 'busy processors', kinds: ['processor'] },
  { name: 'a busy disk', kinds: ['disk'] },
  { name: 'both', kinds: ['processor', 'disk'] },
];

const folder = mkdtempSync(join(tmpdir(), 'tintforge-tails-'));
const execArgv = ['--conditions=tintforge-source', '--import=tsx'];

const path = join(folder, 'shop.sqlite');
const database = await openNewShop(path);
storeBookings(database, stored);
await database.close();
const subject = fork(fileURLToPath(new URL('./subject.ts', import.meta.url)), [folder, path], { execArgv });
const [{ origin, floorOrigin }] = (await once(subject, 'message')) as [{ origin: string; floorOrigin: string }];

const rows: string[][] = [];
try {
  // Warms both sides up.
  await bookAt(floorOrigin);
  await bookAt(origin);
  for (const { name, kinds } of loads) {
    const others = kinds.flatMap((kind) => begin(kind));
    const measured: Record<'subject' | 'floor', Measured[]> = { subject: [], floor: [] };
    try {
      for (let round = 0; round < rounds; round += 1) {
        measured.floor.push(await bookAt(floorOrigin));
        measured.subject.push(await bookAt(origin));
      }
    } finally {
      await Promise.all(others.map(end));
    }
    rows.push([name, ...figures(median(measured.subject)), ...figures(median(measured.floor))]);
  }
} finally {
  await end(subject);
  rmSync(folder, { recursive: true });
}

addTable({
  title: 'Bookings beside other work',
  columns: [
    'beside',
    'per second',
    'p50 ms',
    'p99 ms',
    'p99 ÷ p50',
    'floor per second',
    'floor p50 ms',
    'floor p99 ms',
    'floor p99 ÷ p50',
  ],
  rows,
  notes: [
    `${connections} connections, ${stored.toLocaleString('en-US')} stored bookings on SQLite; the median of ${rounds} alternating rounds. Other programs hash without a pause or write and flush a megabyte at a time, one of each kind for each processor. The slowest booking of a hundred may take ${most} times as long as the usual one.`,
  ],
});

async function bookAt(at: string): Promise<Measured> {
  subject.send('forget');
  await once(subject, 'message');
  return book({ origins: [at], connections, orders: distinctOrders().slice(1) });
}

function begin(kind: 'processor' | 'disk'): ChildProcess[] {
  return Array.from({ length: availableParallelism() }, (_, number) =>
    fork(fileURLToPath(new URL('./other-work.ts', import.meta.url)), [kind, join(folder, `${kind}-${number}`)], {
      execArgv,
    }),
  );
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function figures({ perSecond, p50Ms, p99Ms }: Measured): string[] {
  return [perSecond.toFixed(0), p50Ms.toFixed(1), p99Ms.toFixed(1), (p99Ms / Math.max(p50Ms, 1)).toFixed(1)];
}
