import { expect, test } from 'vitest';
import { inPages } from './in-pages';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A table of numbers that counts the rows that are read from it. */
function tableOf(count: number) {
  const table = {
    rowsRead: 0,
    async read(last: number | undefined, limit: number): Promise<number[]> {
      const page = numbers(count).slice((last ?? -1) + 1, (last ?? -1) + 1 + limit);
      table.rowsRead += page.length;
      return page;
    },
  };
  return table;
}

test.each([0, 1, 199, 200, 201, 1000])('%d rows are each read once', async (count) => {
  const table = tableOf(count);
  const all: number[] = [];
  for await (const page of inPages(table.read)) all.push(...page);
  expect(all).toEqual(numbers(count));
  expect(table.rowsRead).toBe(count);
});

test('others get their turn between two pages', async () => {
  const heard: string[] = [];
  setImmediate(() => heard.push('another'));
  for await (const [first] of inPages(tableOf(201).read)) heard.push(`from ${first}`);
  expect(heard).toEqual(['from 0', 'another', 'from 200']);
});

test('a server that closes ends it after a page', async () => {
  const closing = new AbortController();
  const table = tableOf(1000);
  for await (const _page of inPages(table.read, closing.signal)) closing.abort();
  expect(table.rowsRead).toBe(200);
});
