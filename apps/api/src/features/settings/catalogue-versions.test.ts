import type { Catalogue } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/client';
import { catalogueVersions, users } from '../../db/schema';
import { commit } from '../../db/unit-of-work';
import { execute, rowsOf } from '../../testing/raw-sql';
import { instantOnShopClock, sampleShop } from '../../testing/sample-shop';
import { createTestClock } from '../../testing/test-clock';
import { makeEmptyDatabase } from '../../testing/test-database';
import type { TestDatabase } from '../../testing/test-engine';
import { catalogueOfVersion, documentOf, layDocument } from './catalogue-versions';
import { rulesInForce } from './rules';

const start = Date.parse(instantOnShopClock('2026-12-01T10:00'));
const hour = 3_600_000;
const clock = createTestClock(instantOnShopClock('2026-12-01T10:00'));
const context = { firstCatalogue: catalogue, clock };

let stored: TestDatabase;
let database: Database;
let other: Database;

beforeEach(async () => {
  clock.set(start);
  stored = await makeEmptyDatabase();
  database = await stored.open();
  other = await stored.open();
  const owner = {
    id: 'owner',
    version: 1,
    username: 'owner',
    usernameKey: 'owner',
    role: 'admin' as const,
    passwordHash: '',
    firstName: '',
    lastName: '',
    phone: '',
    email: '',
    isActive: true,
    createdAt: start,
    updatedAt: start,
  };
  await commit(database, (transaction) => transaction.insert(users).values(owner).run());
});

afterEach(async () => {
  await database.close();
  await other.close();
  await stored.remove();
});

/** The catalog with one package at another price. */
function priced(priceCents: number): Catalogue {
  return {
    ...catalogue,
    packages: catalogue.packages.map((item) =>
      item.id === sampleShop.basicPackageId ? { ...item, priceCents } : item,
    ),
  };
}

const priceIn = ({ packages }: Catalogue) => packages.find(({ id }) => id === sampleShop.basicPackageId)?.priceCents;

async function inForce(on = database) {
  const { catalogue: current, catalogueVersion, catalogueUntil } = await rulesInForce(on.connection, context);
  return { number: catalogueVersion, price: priceIn(current), until: catalogueUntil };
}

interface Version {
  number: number;
  priceCents: number;
  beginsAt?: number;
  state?: 'draft' | 'published';
}

function insert({ number, priceCents, beginsAt = start, state = 'published' }: Version, to = database) {
  const published = { publishedAt: start, publishedBy: 'owner', beginsAt };
  const row = {
    number,
    version: 1,
    state,
    basedOn: 0,
    document: documentOf(priced(priceCents)),
    note: '',
    changedAt: start,
    changedBy: 'owner',
    ...(state === 'draft' ? {} : published),
  };
  return commit(to, (transaction) => transaction.insert(catalogueVersions).values(row).run());
}

describe('the catalog in force', () => {
  test('is the content package’s until a version begins, and a draft is none', async () => {
    expect((await rulesInForce(database.connection, context)).catalogue.packages).toBe(catalogue.packages);
    await insert({ number: 1, priceCents: 100, state: 'draft' });
    expect(await inForce()).toEqual({ number: 0, price: priceIn(catalogue), until: null });
  });

  test('is the version that has begun last, from the millisecond at which it begins', async () => {
    await insert({ number: 1, priceCents: 26_000 });
    await insert({ number: 2, priceCents: 27_000, beginsAt: start + hour });
    expect(await inForce()).toEqual({ number: 1, price: 26_000, until: start + hour });
    clock.set(start + hour - 1);
    expect(await inForce()).toEqual({ number: 1, price: 26_000, until: start + hour });
    clock.set(start + hour);
    expect(await inForce()).toEqual({ number: 2, price: 27_000, until: null });
    clock.set(start);
    expect(await inForce()).toMatchObject({ number: 1, price: 26_000 });
  });

  test('is the later number of two that begin at one moment, in whatever order they came', async () => {
    await insert({ number: 3, priceCents: 30_000 });
    await insert({ number: 2, priceCents: 20_000 });
    expect(await inForce()).toMatchObject({ number: 3, price: 30_000 });
  });

  test('changes at once for all processes, and with a plain statement', async () => {
    expect((await inForce(other)).number).toBe(0);
    await insert({ number: 1, priceCents: 26_000, beginsAt: start + hour });
    clock.set(start + hour);
    expect([await inForce(other), await inForce()]).toEqual(Array(2).fill({ number: 1, price: 26_000, until: null }));
    await execute(
      { database: other },
      `update catalogue_versions set state = 'withdrawn', withdrawn_at = ?, withdrawn_by = 'owner' where number = 1`,
      start,
    );
    expect(await inForce()).toMatchObject({ number: 0 });
  });

  test('of a publication that is rolled back is not kept', async () => {
    const failing = commit(database, async (transaction) => {
      const row = { number: 1, version: 1, state: 'published', basedOn: 0, note: '', changedAt: start } as const;
      const published = { changedBy: 'owner', publishedAt: start, publishedBy: 'owner', beginsAt: start };
      const document = documentOf(priced(1));
      await transaction
        .insert(catalogueVersions)
        .values({ ...row, ...published, document })
        .run();
      expect((await rulesInForce(transaction, context)).catalogueVersion).toBe(1);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await insert({ number: 1, priceCents: 26_000 });
    expect(await inForce()).toMatchObject({ number: 1, price: 26_000 });
  });

  test('keeps the same object while nothing changes, so that what is derived from it can be kept', async () => {
    await insert({ number: 1, priceCents: 26_000 });
    const first = await rulesInForce(database.connection, context);
    clock.advance(hour);
    expect(await rulesInForce(database.connection, context)).toBe(first);
  });
});

describe('a version', () => {
  test('laid over the catalog that it was made of is that catalog', () => {
    const laid = layDocument(catalogue, documentOf(catalogue));
    expect(documentOf(laid)).toEqual(documentOf(catalogue));
    expect(laid.regions).toEqual(catalogue.regions);
    expect(laid.shades).toBe(catalogue.shades);
  });

  test('without a region that the content package has leaves it as it is', () => {
    const document = documentOf(catalogue);
    const laid = layDocument(catalogue, { ...document, regions: document.regions.slice(1) });
    const [first, ...others] = catalogue.regions.map(({ id }) => id);
    expect(laid.regions.map(({ id }) => id)).toEqual([...others, first]);
  });

  test('is found by its number as long as a booking refers to it', async () => {
    await insert({ number: 1, priceCents: 26_000 });
    await insert({ number: 2, priceCents: 27_000 });
    const read = (number: number) => catalogueOfVersion(database.connection, { firstCatalogue: catalogue, number });
    expect(priceIn(await read(1))).toBe(26_000);
    expect(priceIn(await read(0))).toBe(priceIn(catalogue));
    await expect(read(9)).rejects.toThrow('no version 9');
  });
});

describe('the database itself', () => {
  const write = (statement: string) => execute({ database }, statement);

  test.each([
    ['the words', `update catalogue_versions set document = '{}' where number = 1`],
    ['the moment', `update catalogue_versions set begins_at = begins_at + 1 where number = 1`],
    ['the author', `update catalogue_versions set published_by = null, published_at = null, begins_at = null`],
    ['the number', `update catalogue_versions set number = 7 where number = 1`],
    ['the state back to a draft', `update catalogue_versions set state = 'draft' where number = 1`],
    ['it away', `delete from catalogue_versions`],
  ])('never lets a published version change: %s', async (_, statement) => {
    await insert({ number: 1, priceCents: 26_000 });
    const before = await rowsOf({ database }, 'select * from catalogue_versions');
    await expect(write(statement)).rejects.toThrow();
    expect(await rowsOf({ database }, 'select * from catalogue_versions')).toEqual(before);
  });

  test('lets a coming one be withdrawn once, for good', async () => {
    await insert({ number: 1, priceCents: 26_000, beginsAt: start + hour });
    const withdraw = `update catalogue_versions set state = 'withdrawn', withdrawn_at = 1, withdrawn_by = 'owner'`;
    await write(withdraw);
    await expect(write(`update catalogue_versions set state = 'published', withdrawn_at = null`)).rejects.toThrow();
    await expect(write(withdraw)).rejects.toThrow();
  });

  test('has one draft at a time, and never one that begins', async () => {
    await insert({ number: 1, priceCents: 26_000, state: 'draft' });
    await expect(insert({ number: 2, priceCents: 1, state: 'draft' })).rejects.toThrow();
    await expect(write(`update catalogue_versions set begins_at = 5`)).rejects.toThrow();
    await expect(write(`update catalogue_versions set state = 'published'`)).rejects.toThrow();
    await expect(write(`update catalogue_versions set state = 'over'`)).rejects.toThrow();
    await write(`update catalogue_versions set version = 2, note = 'May prices'`);
  });

  test('has no version that begins before it was published, or was made from a later one', async () => {
    await expect(insert({ number: 1, priceCents: 1, beginsAt: start - 1 })).rejects.toThrow();
    await expect(insert({ number: 0, priceCents: 1 })).rejects.toThrow();
  });
});
