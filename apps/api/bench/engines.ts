/**
 * Prints the throughput of the same API on either engine: SQLite in one process, PostgreSQL behind one, two and four,
 * each next to a baseline measured in the same run, and adds the table to reports/bench.json. `STORED` sets other
 * numbers of bookings, and `CGROUPS` folders of control groups that the processes join, one each (equal shares of a core, say).
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distinctOrders } from '../src/testing/distinct-orders';
import { startPostgres } from '../src/testing/postgres-server';
import { addTable } from './add-table';
import { book, hammer, type Measured, median, medianOf } from './load';
import { openNewShop } from './new-shop';
import { storeBookings } from './stored-bookings';
import { storeOnServer } from './stored-on-server';

const storedCounts = (process.env.STORED ?? '1000,1000000').split(',').map(Number);
const groups = process.env.CGROUPS?.split(',');
const connections = 16;
const secondsPerRun = 2;
const rounds = 3;
const everyShop = [
  { engine: 'SQLite', processes: 1 },
  { engine: 'PostgreSQL', processes: 1 },
  { engine: 'PostgreSQL', processes: 2 },
  { engine: 'PostgreSQL', processes: 4 },
] as const;
type Shop = (typeof everyShop)[number];
/** Those whose processes have a group each. */
const shops = everyShop.filter(({ processes }) => groups === undefined || processes <= groups.length);

/** A server of the shop, and its baseline. */
interface Subject {
  process: ChildProcess;
  origin: string;
  floorOrigin: string;
  addresses: { name: string; path: string }[];
  /** Of an administrator who is logged in. */
  headers: Record<string, string>;
}

const folder = mkdtempSync(join(tmpdir(), 'tintforge-engines-'));
// As a shop would run it: what is committed is on the disk.
const server = await startPostgres(
  { shared_buffers: '1GB', max_wal_size: '4GB' },
  mkdtempSync(join(tmpdir(), 'tintforge-postgres-')),
);
const rows: string[][] = [];
try {
  for (const stored of storedCounts) {
    const places = { SQLite: await fillFile(stored), PostgreSQL: await fillServer(stored) };
    for (const shop of shops) {
      const measured = await measure(shop, { stored, place: places[shop.engine] });
      console.log(measured.map((cells) => cells.join(' | ')).join('\n'));
      rows.push(...measured);
    }
  }
} finally {
  await server.remove();
  rmSync(folder, { recursive: true });
}

addTable({
  title: 'One api on two engines',
  columns: [
    '',
    'stored bookings',
    'engine',
    'processes',
    'per second',
    'p99 ms',
    'processor ms',
    'floor per second',
    'floor p99 ms',
    'floor processor ms',
    'ratio',
  ],
  rows,
  notes: [
    `${connections} connections, the median of ${rounds} alternating rounds after one to warm up. Clients, processes and database share the cores of one machine, so more processes show what sharing costs, and not what more machines bring. The floor is bare Fastify, in one process: for reads the same bytes, for a booking one transaction with the same rows on the same engine. Processor time is of the processes for each answer, without the database server's: with cores enough for all, it is what limits them.`,
    'What limits a booking on PostgreSQL is the work of a process, and with several of them the two cores; what limits lists after a write is the work of a process, which makes fifty rows of them. Ten million bookings: docs/scaling.md.',
  ],
});

async function fillFile(stored: number): Promise<string> {
  const path = join(folder, `stored-${stored}.sqlite`);
  const database = await openNewShop(path);
  storeBookings(database, stored);
  await database.close();
  return path;
}

async function fillServer(stored: number): Promise<string> {
  const url = server.urlOf(`stored_${stored}`);
  await server.createDatabase(`stored_${stored}`);
  await storeOnServer(url, stored);
  return url;
}

async function measure(shop: Shop, { stored, place }: { stored: number; place: string }): Promise<string[][]> {
  const subjects: Subject[] = [];
  for (let index = 0; index < shop.processes; index += 1) {
    const subject = await startSubject(place, index === 0);
    const group = groups?.[index];
    if (group !== undefined) writeFileSync(join(group, 'cgroup.procs'), String(subject.process.pid));
    subjects.push(subject);
  }
  const [first] = subjects;
  if (first === undefined) throw new Error('No process was started');
  const origins = subjects.map(({ origin }) => origin);
  const line = (name: string, { subject, floor }: Record<'subject' | 'floor', Spent>) => [
    name,
    stored.toLocaleString('en-US'),
    shop.engine,
    String(shop.processes),
    subject.perSecond.toFixed(0),
    subject.p99Ms.toFixed(1),
    subject.processorMs.toFixed(2),
    floor.perSecond.toFixed(0),
    floor.p99Ms.toFixed(1),
    floor.processorMs.toFixed(2),
    (subject.perSecond / floor.perSecond).toFixed(2),
  ];
  const lines: string[][] = [];
  for (const { name, path } of first.addresses) {
    const hit = (from: readonly string[]) =>
      hammer({
        urls: from.map((origin) => origin + path),
        // Availability is public; a logged-in user gets the same.
        headers: path.startsWith('/api/admin/') ? first.headers : {},
        connections,
        seconds: secondsPerRun,
      });
    const seconds = { subject: () => hit(origins), floor: () => hit([first.floorOrigin]) };
    lines.push(line(name, await compare(subjects, seconds)));
  }
  const orders = distinctOrders().slice(1);
  const bookAll = (from: readonly string[]) => book({ origins: from, connections, orders });
  const bookings = { subject: () => bookAll(origins), floor: () => bookAll([first.floorOrigin]) };
  lines.push(line('booking', await compare(subjects, bookings)));
  await ask(first, 'forget');
  for (const { process: child } of subjects) {
    child.kill();
    await once(child, 'exit');
  }
  return lines;
}

async function startSubject(place: string, hasFloor: boolean): Promise<Subject> {
  const child = fork(
    fileURLToPath(new URL('./engine-subject.ts', import.meta.url)),
    [folder, place, String(hasFloor)],
    {
      execArgv: ['--conditions=tintforge-source', '--import=tsx'],
    },
  );
  const [addresses] = (await once(child, 'message')) as [Omit<Subject, 'process'>];
  return { process: child, ...addresses };
}

/** Asks a process something; it responds with the processor time that it has taken. */
async function ask(subject: Subject, question: 'forget' | 'time'): Promise<number> {
  subject.process.send(question);
  const [{ processorMs }] = (await once(subject.process, 'message')) as [{ processorMs: number }];
  return processorMs;
}

/** A measurement with the processor time of the processes for each answer. */
interface Spent extends Measured {
  processorMs: number;
}

/**
 * In turns, so that a slow moment of the machine hits both; the first round warms up. Bookings of one are taken away before the
 * next.
 */
async function compare(
  subjects: readonly Subject[],
  measures: Record<'subject' | 'floor', () => Promise<Measured>>,
): Promise<Record<'subject' | 'floor', Spent>> {
  const all: Record<'subject' | 'floor', Spent[]> = { subject: [], floor: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['floor', 'subject'] as const) all[name].push(await spend(subjects, measures[name]));
  }
  return { subject: medianOfSpent(all.subject.slice(1)), floor: medianOfSpent(all.floor.slice(1)) };
}

async function spend(subjects: readonly Subject[], measure: () => Promise<Measured>): Promise<Spent> {
  const [first] = subjects;
  if (first !== undefined) await ask(first, 'forget');
  const times = async () => (await Promise.all(subjects.map((subject) => ask(subject, 'time')))).reduce(sum, 0);
  const before = await times();
  const measured = await measure();
  return { ...measured, processorMs: ((await times()) - before) / measured.answers };
}

function sum(one: number, other: number): number {
  return one + other;
}

function medianOfSpent(all: readonly Spent[]): Spent {
  return { ...median(all), processorMs: medianOf(all.map(({ processorMs }) => processorMs)) };
}
