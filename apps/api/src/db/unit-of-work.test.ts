import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hold, refusal } from '../testing/customer';
import { rowCounts } from '../testing/stored-rows';
import { makeEmptyDatabase } from '../testing/test-database';
import type { TestDatabase } from '../testing/test-engine';
import { openTestShop } from '../testing/test-shop';
import { type Database, prepared } from './client';
import { crews } from './schema';
import {
  commit,
  DatabaseBusy,
  type Insert,
  insertAtLast,
  insertTogether,
  isKeyTaken,
  retryOnConflict,
  StaleWrite,
} from './unit-of-work';

let stored: TestDatabase;
let database: Database;

beforeEach(async () => {
  stored = await makeEmptyDatabase();
  database = await stored.open();
});

afterEach(async () => {
  await database.close();
  await stored.remove();
});

const crew = { id: 'tampa-1', regionId: 'tampa', name: 'Crew', isActive: true };
const insertCrew = () => commit(database, (transaction) => transaction.insert(crews).values(crew).run());

test('the mark of what is committed changes with what any process has written, and else stays', async () => {
  const other = await stored.open();
  const marks: string[] = [];
  const look = async () => marks.push(await other.commitMark());
  try {
    await look();
    await insertCrew();
    await look();
    await commit(other, (transaction) => transaction.delete(crews).run());
    await look();
    // Other databases of a server change it too.
    await expect.poll(async () => new Set([await other.commitMark(), await other.commitMark()]).size).toBe(1);
  } finally {
    await other.close();
  }
  expect(new Set(marks).size).toBe(3);
});

describe('a commit', () => {
  test('is all or nothing', async () => {
    const write = commit(database, async (transaction) => {
      await transaction.insert(crews).values(crew).run();
      throw new Error('no');
    });
    await expect(write).rejects.toThrow('no');
    expect((await rowCounts({ database })).crews).toBe(0);
  });

  test('waits, without stopping the process, until another process has written', async () => {
    const lock = await stored.lock();
    const writing = insertCrew();
    const first = await Promise.race([writing, Promise.resolve('still waiting')]);
    expect(first).toBe('still waiting');
    await lock.release();
    await writing;
    expect((await rowCounts({ database })).crews).toBe(1);
  });

  test('gives up when the other does not let go, and has written nothing', async () => {
    const lock = await stored.lock();
    await expect(insertCrew()).rejects.toBeInstanceOf(DatabaseBusy);
    await lock.release();
    expect((await rowCounts({ database })).crews).toBe(0);
  });

  test('that no attempt could make is 503 busy over HTTP, with nothing written', async () => {
    const shop = await openTestShop();
    const before = await rowCounts(shop);
    const lock = await shop.stored.lock();
    expect(await refusal(hold(shop))).toMatchObject({ status: 503, code: 'busy' });
    await lock.release();
    expect(await rowCounts(shop)).toEqual(before);
    expect((await hold(shop)).booking.status).toBe('pending');
    await shop.close();
  });
});

describe.each([
  ['together', insertTogether],
  ['at the end of a decision', insertAtLast],
])('rows that are written %s', (_name, insertRows) => {
  const statement = prepared((connection) =>
    connection
      .insert(crews)
      .values({ ...crew, id: sql.placeholder('id') })
      .prepare(),
  );
  const insertOf = (id: string): Insert => ({ statement, values: { id } });
  const write = (to: Database, ...inserts: readonly Insert[]) =>
    commit(to, (transaction) => insertRows(transaction, inserts));
  const stands = async () => (await database.connection.select().from(crews).all()).map(({ id }) => id).toSorted();

  test('are all written', async () => {
    await write(database, insertOf('a'), insertOf('b'), insertOf('c'));
    expect(await stands()).toEqual(['a', 'b', 'c']);
  });

  test('fail with the first that failed, and nothing of the decision is written', async () => {
    await insertCrew();
    const failing = write(database, insertOf('a'), insertOf(crew.id), insertOf('a'));
    await expect(failing).rejects.toSatisfy((error) => isKeyTaken(error, 'crews'));
    expect(await stands()).toEqual([crew.id]);
    await write(database, insertOf('b'));
    expect(await stands()).toEqual(['b', crew.id]);
  });

  test('are none of them written when one cannot even be asked', async () => {
    const broken: Insert = {
      statement: () => {
        throw new Error('no');
      },
      values: {},
    };
    await expect(write(database, insertOf('a'), broken, insertOf('b'))).rejects.toThrow('no');
    expect(await stands()).toEqual([]);
  });

  test('are written once more with their decision when it loses to another one', async () => {
    const other = await stored.open();
    const addNext = (to: Database) =>
      commit(to, async (transaction) => {
        const known = await transaction.select().from(crews).all();
        await insertRows(transaction, [insertOf(`${known.length}`)]);
      });
    await Promise.all([database, other, database, other].map(addNext));
    expect(await stands()).toEqual(['0', '1', '2', '3']);
    await other.close();
  });
});

describe('commits of one moment', () => {
  const insert = (id: string) =>
    commit(database, async (transaction) => {
      await transaction
        .insert(crews)
        .values({ ...crew, id })
        .run();
      return id;
    });

  test('fail alone: what one has written is undone, and the others stand', async () => {
    const failing = commit(database, async (transaction) => {
      await transaction
        .insert(crews)
        .values({ ...crew, id: 'b' })
        .run();
      throw new Error('no');
    });
    const [one, failed, another, same] = await Promise.allSettled([insert('a'), failing, insert('c'), insert('a')]);
    expect([failed?.status, another?.status]).toEqual(['rejected', 'fulfilled']);
    expect([one?.status, same?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const rows = await database.connection.select({ id: crews.id }).from(crews).all();
    expect(rows.map(({ id }) => id).toSorted()).toEqual(['a', 'c']);
  });

  test('are seen by nobody before they are on disk', async () => {
    const other = await stored.open();
    await commit(database, async (transaction) => {
      await transaction.insert(crews).values(crew).run();
      expect((await rowCounts({ database: other })).crews).toBe(0);
    });
    expect((await rowCounts({ database: other })).crews).toBe(1);
    await other.close();
  });
});

describe('a use case that lost a race', () => {
  const taken = async () => {
    await insertCrew();
    await insertCrew();
  };

  test.each([
    ['a stale version', async () => Promise.reject(new StaleWrite('changed'))],
    ['a key that is taken', taken],
  ])('is run five times more after %s, and then the conflict is its caller’s', async (_name, lose) => {
    let runs = 0;
    const useCase = async () => {
      runs += 1;
      await lose();
    };
    await expect(retryOnConflict(useCase)).rejects.toThrow();
    expect(runs).toBe(6);
  });

  test('wins the second time', async () => {
    let runs = 0;
    const answer = await retryOnConflict(async () => {
      runs += 1;
      if (runs === 1) throw new StaleWrite('changed');
      return 'won';
    });
    expect([answer, runs]).toEqual(['won', 2]);
  });

  test('that failed otherwise is not run again', async () => {
    let runs = 0;
    const useCase = async () => {
      runs += 1;
      throw new Error('no');
    };
    await expect(retryOnConflict(useCase)).rejects.toThrow('no');
    expect(runs).toBe(1);
  });
});

test('a taken key is known by its table', async () => {
  await insertCrew();
  const error: unknown = await insertCrew().catch((thrown) => thrown);
  expect([isKeyTaken(error), isKeyTaken(error, 'crews'), isKeyTaken(error, 'bookings')]).toEqual([true, true, false]);
  expect(isKeyTaken(new Error('no'))).toBe(false);
});
