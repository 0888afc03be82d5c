/**
 * Prints the staff area's response times with a thousand and with a million bookings, with an administrator's requests,
 * and adds the table to reports/bench.json. The requests of each section are in `questions`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, datesFrom } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import { createTestClock } from '../src/testing/test-clock';
import { addTable } from './add-table';
import { openNewShop } from './new-shop';
import { type Question, type Times, timeQuestions } from './questions';
import { customerOfBookings, dayWithJobs, storeVariedBookings } from './varied-bookings';

const [fewStored, manyStored] = [1_000, 1_000_000];
/** Of each question. */
const asked = 200;
/** Before the first that counts. */
const warmUps = 20;

const clock = createTestClock('2026-12-01T10:00:00-05:00');

/** Requests to a database with this many bookings. */
function questions(stored: number): Question[] {
  return [...bookingQuestions(stored), ...scheduleQuestions(), ...customerQuestions(stored), ...reportQuestions()];
}

function bookingQuestions(stored: number): Question[] {
  const list = (query: Record<string, string>) => `/api/admin/bookings?${new URLSearchParams(query)}`;
  const one = (name: string, query: Record<string, string>) => ({ name, addresses: [list(query)] });
  const many = (name: string, query: (index: number) => Record<string, string>) => ({
    name,
    addresses: Array.from({ length: 20 }, (_, index) => list(query(index))),
  });
  const day = (index: number) => dayWithJobs({ count: stored, now: clock.now() }, index);
  const someone = (index: number) => (index * 49_999) % stored;
  const next = { status: 'confirmed', sort: 'when', direction: 'ascending' };
  return [
    one('list, latest first', {}),
    one('list, next appointments', next),
    one('list, by total', { sort: 'total' }),
    one('list, refunds that failed', { payment: 'refund-failed' }),
    one('list, a region and two statuses, by total', { region: 'naples', status: 'completed,no-show', sort: 'total' }),
    many('list, one day, by total', (index) => ({ from: day(index), to: day(index), sort: 'total' })),
    many('list, from one day on, by total', (index) => ({ from: day(index), sort: 'total' })),
    many('search, a code', (index) => ({ q: `tf${someone(index).toString(16).padStart(8, '0')}` })),
    many('search, last four of a phone', (index) => ({ q: String(1000 + index * 449) })),
    many('search, an email', (index) => ({ q: `stored${someone(index)}@tintforge.example` })),
    many('search, a full name', (index) => ({ q: `ana f${index * 7}x` })),
    one('search, a first name of one in eight', { q: 'ana' }),
    one('search, a make of one in eight, next appointments', { q: 'toyota', ...next }),
  ];
}

function scheduleQuestions(): Question[] {
  const days = datesFrom(localMoment(clock.now()).date, 20);
  const many = (name: string, addressOf: (day: string) => string) => ({ name, addresses: days.map(addressOf) });
  return [
    many('board, a day', (date) => `/api/admin/schedule?from=${date}&days=1`),
    many('board, a week', (date) => `/api/admin/schedule?from=${date}&days=7`),
    many('a crew’s day with other places', (date) => `/api/admin/schedule/crew-day?crewId=tampa-1&date=${date}`),
    many('a crew’s day on paper', (date) => `/api/admin/schedule/job-sheets?crewId=tampa-1&date=${date}`),
  ];
}

function customerQuestions(stored: number): Question[] {
  const many = (name: string, addressOf: (number: number) => string) => ({
    name,
    addresses: Array.from({ length: 20 }, (_, index) => addressOf((index * 49_999) % stored)),
  });
  const search = (q: string) => `/api/admin/customers?${new URLSearchParams({ q })}`;
  return [
    { name: 'customers, latest first', addresses: ['/api/admin/customers'] },
    many('customers, an email', (number) => search(`stored${number - (number % 3)}@tintforge.example`)),
    many('customers, last four of a phone', (number) => search(String(1000 + (number % 9000)))),
    { name: 'customers, a first name of one in eight', addresses: [search('ana')] },
    many('a customer', (number) => `/api/admin/customers/${customerOfBookings(number)}`),
    many('a customer’s bookings', (number) => `/api/admin/customers/${customerOfBookings(number)}/bookings`),
  ];
}

function reportQuestions(): Question[] {
  const today = localMoment(clock.now()).date;
  const periods = [
    ['report, four weeks', 28, 'week'],
    ['report, twelve weeks', 84, 'week'],
    ['report, a year by day', 366, 'day'],
  ] as const;
  return periods.map(([name, days, by]) => ({
    name,
    addresses: Array.from({ length: 20 }, (_, index) => {
      const to = addDays(today, -index);
      return `/api/admin/reports?${new URLSearchParams({ from: addDays(to, 1 - days), to, by })}`;
    }),
  }));
}

const folder = mkdtempSync(join(tmpdir(), 'tintforge-bench-admin-'));
const none: Times = { p50: 0, p99: 0 };
const measured: Times[][] = [];
try {
  for (const stored of [fewStored, manyStored]) measured.push(await measure(stored));
} finally {
  rmSync(folder, { recursive: true });
}
report(measured);

async function measure(stored: number): Promise<Times[]> {
  const database = await openNewShop(join(folder, `stored-${stored}.sqlite`));
  storeVariedBookings(database, { count: stored, now: clock.now() });
  return timeQuestions(database, { questions: questions(stored), clock, asked, warmUps });
}

function report([few = [], many = []]: readonly Times[][]): void {
  const table = {
    title: 'The shop’s own area',
    columns: ['', 'p50 ms at 1,000', 'p99 ms at 1,000', 'p50 ms at 1,000,000', 'p99 ms at 1,000,000', 'p50 ratio'],
    rows: questions(fewStored).map(({ name }, index) => {
      const [{ p50, p99 }, same] = [few[index] ?? none, many[index] ?? none];
      return [name, ...[p50, p99, same.p50, same.p99].map((ms) => ms.toFixed(1)), (same.p50 / p50).toFixed(1)];
    }),
    notes: [
      `In turns within the process, ${asked} of each after ${warmUps} to warm up, each after a write, because a list that was read already is kept until then. What is counted is counted up to a thousand. A report adds up the sums of its days, and takes the median of lead times from an index.`,
    ],
  };
  addTable(table);
}
