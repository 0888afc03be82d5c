import type Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenTestDatabase, openEmptyDatabase } from '../../testing/test-database';
import { customers } from '../schema';
import { mergeStep } from './merge-search';
import type { SqliteDatabase } from './open-sqlite';

let opened: OpenTestDatabase;
let writer: Sqlite.Database;

beforeEach(async () => {
  opened = await openEmptyDatabase();
  ({ writer } = opened.database as SqliteDatabase);
});
afterEach(() => opened.close());

/** Rows that something writes, those of the indexes included: a row of a full-text index is a page of it. */
async function writtenBy(act: () => unknown): Promise<number> {
  const written = writer.prepare<[], number>('select total_changes()').pluck();
  const before = written.get() ?? 0;
  await act();
  return (written.get() ?? 0) - before;
}

function store(number: number): Promise<unknown> {
  const id = `customer ${String(number).padStart(5, '0')}`;
  const row = { id, version: 1, name: 'Sample Customer', email: `c${number}@tintforge.example`, phone: '8135550142' };
  const rest = { notes: '', mergedInto: null, createdAt: number, updatedAt: number };
  return opened.database.commit((transaction) =>
    transaction
      .insert(customers)
      .values({ ...row, ...rest })
      .run(),
  );
}

const found = () =>
  writer.prepare<[], number>(`select count(*) from customer_search where customer_search match 'sample'`).pluck().get();
const parts = () => writer.prepare<[], number>('select count(distinct segid) from customer_search_idx').pluck().get();

/** Two rows of each part that a step takes away, and the pages that it writes. */
const mostInStep = 2 * 64 + 32;

test('customers of one name are merged in small steps, and every one of them is found before and after', async () => {
  for (let number = 0; number < 60; number += 1) await store(number);
  expect([parts(), found()]).toEqual([60, 60]);
  const steps: number[] = [];
  let isMerged = true;
  while (isMerged) {
    steps.push(
      await writtenBy(() => {
        isMerged = mergeStep(writer);
      }),
    );
  }
  expect(Math.max(...steps)).toBeLessThan(mostInStep);
  expect(parts()).toBeLessThan(10);
  expect(found()).toBe(60);
});

test('without steps a commit merges as many parts as a search can bear, however many there were', async () => {
  const written: number[] = [];
  for (let number = 0; number < 1000; number += 1) written.push(await writtenBy(() => store(number)));
  expect(parts()).toBeLessThan(100);
  // Most commits write their own few rows only.
  expect(written.toSorted((one, other) => one - other)[950]).toBeLessThan(10);
  expect(found()).toBe(1000);
});

test('a file that is opened again isn’t written to', async () => {
  expect(await writtenBy(() => opened.database.migrate())).toBe(0);
});
