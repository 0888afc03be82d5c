/**
 * Prints the speed of availability and booking next to their baselines, measured in the same run and the same process,
 * with few and with many stored bookings, and writes reports/bench.json for docs/benchmarks.md. `STORED` sets other
 * numbers of bookings, `BENCH_DIR` a folder that keeps the filled databases for the next run, and `CGROUP` the folder
 * of a control group (a limit of memory, say) that the measured process joins.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distinctOrders } from '../src/testing/distinct-orders';
import { addTable } from './add-table';
import { book, hammer, type Measured, median } from './load';
import { openNewShop } from './new-shop';
import { storeBookings } from './stored-bookings';

const { STORED: asked = '1000,1000000', BENCH_DIR: keptIn, CGROUP: group } = process.env;
const storedCounts = asked.split(',').map(Number);
const connections = 16;
const secondsPerRun = 4;
/** Measured ones; one before them warms both sides up, as a server that has run for an hour is. */
const rounds = 3;

interface Subject {
  process: ChildProcess;
  origin: string;
  floorOrigin: string;
  availabilityPath: string;
  answerBytes: number;
}

const folder = keptIn ?? mkdtempSync(join(tmpdir(), 'tintforge-bench-'));
const rows: string[][] = [];
let answerBytes = 0;
const availabilityRates: number[] = [];
const bookingRates: number[] = [];

for (const stored of storedCounts) {
  const subject = await startSubject(stored);
  try {
    await measureSubject(stored, subject);
  } finally {
    subject.process.kill();
  }
  await once(subject.process, 'exit');
  for (const end of ['', '-wal', '-shm']) rmSync(`${pathOf(stored)}.floor${end}`, { force: true });
}
if (keptIn === undefined) rmSync(folder, { recursive: true });

const report = {
  title: 'The api beside its floor',
  columns: ['', 'stored bookings', 'per second', 'p99 ms', 'floor per second', 'floor p99 ms', 'ratio', 'peak MB'],
  rows,
  notes: [
    `${connections} connections; the median of ${rounds} alternating rounds after one to warm up. The floor is a bare Fastify route that sends the same ${answerBytes} bytes, or commits the same rows in one transaction with prepared statements. A ratio of 0.6 is the least we accept.`,
    `A thousand times more stored bookings: availability ×${ratioText(availabilityRates)}, booking ×${ratioText(bookingRates)} slower (at most 1.2).`,
    'What limits an answer about free starts is sending its bytes, because it is kept until something is written; what limits a booking is its transaction.',
  ],
};
addTable(report);

async function measureSubject(stored: number, subject: Subject): Promise<void> {
  answerBytes = subject.answerBytes;
  const availability = await compare(
    (origin) => hammer({ urls: [`${origin}${subject.availabilityPath}`], connections, seconds: secondsPerRun }),
    subject,
  );
  const orders = distinctOrders().slice(1);
  const booking = await compare(async (origin) => {
    await ask(subject, 'forget');
    return book({ origins: [origin], connections, orders });
  }, subject);
  const { peakMegabytes: peak } = await ask(subject, 'memory');
  availabilityRates.push(availability.subject.perSecond);
  bookingRates.push(booking.subject.perSecond);
  rows.push(
    line('availability, 60 days', { stored, peak, ...availability }),
    line('booking', { stored, peak, ...booking }),
  );
}

function pathOf(stored: number): string {
  return join(folder, `stored-${stored}.sqlite`);
}

async function startSubject(stored: number): Promise<Subject> {
  const path = pathOf(stored);
  if (!existsSync(path)) {
    const database = await openNewShop(path);
    storeBookings(database, stored);
    await database.close();
  }
  const child = fork(fileURLToPath(new URL('./subject.ts', import.meta.url)), [folder, path], {
    execArgv: ['--conditions=tintforge-source', '--import=tsx'],
  });
  if (group !== undefined) writeFileSync(join(group, 'cgroup.procs'), String(child.pid));
  const [addresses] = (await once(child, 'message')) as [Omit<Subject, 'process'>];
  return { process: child, ...addresses };
}

async function ask(subject: Subject, question: 'forget' | 'memory'): Promise<{ peakMegabytes: number }> {
  subject.process.send(question);
  const [answer] = (await once(subject.process, 'message')) as [{ peakMegabytes: number }];
  return answer;
}

/** Measures the subject and its floor in turns, so that a slow moment of the machine hits both. */
async function compare(
  measure: (origin: string) => Promise<Measured>,
  { origin, floorOrigin }: Subject,
): Promise<{ subject: Measured; floor: Measured }> {
  const measured: { subject: Measured[]; floor: Measured[] } = { subject: [], floor: [] };
  for (let index = 0; index < rounds + 1; index += 1) {
    const floor = await measure(floorOrigin);
    const subject = await measure(origin);
    if (index === 0) continue;
    measured.floor.push(floor);
    measured.subject.push(subject);
  }
  return { subject: median(measured.subject), floor: median(measured.floor) };
}

function line(
  name: string,
  { stored, subject, floor, peak }: { stored: number; subject: Measured; floor: Measured; peak: number },
): string[] {
  return [
    name,
    stored.toLocaleString('en-US'),
    subject.perSecond.toFixed(0),
    subject.p99Ms.toFixed(1),
    floor.perSecond.toFixed(0),
    floor.p99Ms.toFixed(1),
    (subject.perSecond / floor.perSecond).toFixed(2),
    String(peak),
  ];
}

function ratioText([few = 0, many = 1]: number[]): string {
  return (few / many).toFixed(2);
}
