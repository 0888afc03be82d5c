/**
 * Prints the cost of several cars: availability of sixty days for four cars of two crews against that of one car, in turns,
 * and the staff area's lists with 100,000 quotes; adds both tables to reports/bench.json.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqliteDatabase } from '../src/db/sqlite/open-sqlite';
import { createTestClock } from '../src/testing/test-clock';
import { addTable } from './add-table';
import { openNewShop } from './new-shop';
import { type Question, type Times, timeQuestions } from './questions';
import { codeOfQuote, storeQuotes } from './stored-quotes';
import { storeVariedBookings } from './varied-bookings';

/** `BENCH_SMALL=1` tries the benchmark with a hundredth of everything. */
const isSmall = process.env.BENCH_SMALL === '1';
const storedBookings = isSmall ? 1_000 : 100_000;
const storedQuotes = isSmall ? 1_000 : 100_000;
/** Of each question, after those that warm up. */
const asked = isSmall ? 50 : 500;
const warmUps = 50;

const clock = createTestClock('2026-12-01T10:00:00-05:00');
const folder = mkdtempSync(join(tmpdir(), 'tintforge-bench-cars-'));

try {
  await measure(join(folder, 'cars.sqlite'), storeJobs, carsTable);
  await measure(join(folder, 'quotes.sqlite'), storeAsked, quotesTable);
} finally {
  rmSync(folder, { recursive: true });
}

function storeJobs(database: SqliteDatabase): void {
  storeVariedBookings(database, { count: storedBookings, now: clock.now() });
}

function storeAsked(database: SqliteDatabase): void {
  storeQuotes(database, { count: storedQuotes, now: clock.now() });
}

type Ask = (questions: readonly Question[]) => Promise<Times[]>;

async function measure(
  path: string,
  store: (database: SqliteDatabase) => void,
  report: (ask: Ask) => Promise<void>,
): Promise<void> {
  const database = await openNewShop(path);
  store(database);
  await report((questions) => timeQuestions(database, { questions, clock, asked, warmUps }));
}

async function carsTable(ask: Ask): Promise<void> {
  const one = '/api/availability?zip=33602&from=2026-12-01&days=60&vehicleType=sedan&packageId=sedan-basic';
  const further = ['suv-basic', 'sedan-basic.ppf-hood', 'truck-basic'].join(',');
  const questions: Question[] = [
    { name: 'one car', addresses: [one] },
    {
      name: 'four cars, back to back',
      addresses: [`${one}&cars=${['sedan-basic', 'sedan-basic', 'sedan-basic'].join(',')}`],
    },
    { name: 'four cars, two crews', addresses: [`${one}&cars=${further}&crews=2`] },
  ];
  const times = await ask(questions);
  const base = times[0]?.p50 ?? 1;
  addTable({
    title: 'Free starts for several cars',
    columns: ['sixty days', 'p50 ms', 'p99 ms', 'one car ×'],
    rows: questions.map(({ name }, index) => {
      const { p50, p99 } = times[index] ?? { p50: 0, p99: 0 };
      return [name, p50.toFixed(2), p99.toFixed(2), (p50 / base).toFixed(2)];
    }),
    notes: [
      `In turns within the process, ${asked} of each after ${warmUps} to warm up, each after a write, with ${storedBookings.toLocaleString('en-US')} stored bookings. Four cars of two crews may take twice as long as one car, and 25 ms at the ninety-ninth of a hundred.`,
    ],
  });
}

async function quotesTable(ask: Ask): Promise<void> {
  const lists = ['requested', 'sent', 'changes-requested', 'to-schedule', 'closed'];
  const questions: Question[] = [
    ...lists.map((list) => ({ name: `list, ${list}`, addresses: [`/api/admin/quotes?list=${list}`] })),
    {
      name: 'a quote that was sent, in full',
      addresses: Array.from(
        { length: 20 },
        (_, index) => `/api/admin/quotes/${codeOfQuote(((index * 4_900) % storedQuotes) + 7)}`,
      ),
    },
  ];
  const times = await ask(questions);
  addTable({
    title: `The shop’s lists with ${storedQuotes.toLocaleString('en-US')} quotes`,
    columns: ['', 'p50 ms', 'p99 ms'],
    rows: questions.map(({ name }, index) => {
      const { p50, p99 } = times[index] ?? { p50: 0, p99: 0 };
      return [name, p50.toFixed(1), p99.toFixed(1)];
    }),
    notes: [
      `One after the other within the process, ${asked} of each after ${warmUps} to warm up, each after a write; 15 ms is the most we accept.`,
    ],
  });
}
