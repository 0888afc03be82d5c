import { setImmediate as nextTurn } from 'node:timers/promises';

/** Few enough rows that reading them never delays a response, whatever they are looked at for. */
const mostInPage = 200;

/**
 * Reads rows a page at a time, so that others get their turn in between and a closing server ends it: `read` is given the
 * last row of the page before, and returns the `limit` rows that follow it in the order of an index. It may not filter
 * them: a page with few rows is taken for the last one.
 */
export async function* inPages<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
  signal?: AbortSignal,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  while (signal?.aborted !== true) {
    const page = await read(last, mostInPage);
    if (page.length > 0) yield page;
    last = page.at(-1);
    if (page.length < mostInPage) return;
    await nextTurn();
  }
}

/** The rows of all pages, one by one. */
export async function* rowsInPages<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
  signal?: AbortSignal,
): AsyncGenerator<Row> {
  for await (const page of inPages(read, signal)) yield* page;
}
