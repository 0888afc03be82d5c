import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/client';
import { customers } from '../../db/schema';
import { execute } from '../../testing/raw-sql';
import { seededRandomness } from '../../testing/seeded-randomness';
import { type OpenTestDatabase, openEmptyDatabase } from '../../testing/test-database';
import { fileCustomer, type Patron } from './file-customer';
import { mergeCustomers } from './merge-customers';
import { currentCustomer, mergedCustomers } from './store';

let opened: OpenTestDatabase;
let database: Database;
let now = 0;
const random = seededRandomness('customers', { now: () => now });

beforeAll(async () => {
  opened = await openEmptyDatabase();
  ({ database } = opened);
});
afterAll(() => opened.close());
beforeEach(async () => {
  await database.commit((transaction) => transaction.delete(customers).run());
  now = 1_000_000;
});

function file(patron: Partial<Patron>): Promise<string> {
  now += 1000;
  const nobody = { customerName: 'Sample Customer', customerEmail: '', customerPhone: '' };
  return database.commit((transaction) => fileCustomer(transaction, { patron: { ...nobody, ...patron }, random, now }));
}

async function stored(id: string) {
  const row = await currentCustomer(database.connection, id);
  if (row === undefined) throw new Error(`There is no customer ${id}`);
  return row;
}

async function merge(id: string, other: string): Promise<void> {
  const [row, into] = [await stored(id), await stored(other)];
  await database.commit((transaction) => mergeCustomers(transaction, { row, into, now }));
}

const heron = { customerEmail: 'heron@tintforge.example', customerPhone: '8135550142' };
const egret = { customerEmail: 'egret@tintforge.example', customerPhone: '8135550142' };

describe('the same customer is', () => {
  test.each<[string, Partial<Patron>, Partial<Patron>, boolean]>([
    ['who has the same address', heron, { ...heron, customerPhone: '8135550199' }, true],
    ['who has the same address and gives no phone', heron, { ...heron, customerPhone: '' }, true],
    ['who has the same phone and no address', heron, { customerPhone: heron.customerPhone }, true],
    ['who had no address then and has the same phone', { customerPhone: heron.customerPhone }, heron, true],
    ['not who has the same phone and another address', heron, egret, false],
    ['not who has nothing in common', heron, { customerPhone: '7275550100' }, false],
    ['not who says nothing, and said nothing before', {}, {}, false],
    ['not who says nothing', heron, {}, false],
  ])('%s', async (_name, one, other, isSame) => {
    expect((await file(one)) === (await file(other))).toBe(isSame);
  });
});

test('the latest name, address and phone count, and nothing known is lost', async () => {
  const id = await file({ customerName: 'G. Heron', customerPhone: heron.customerPhone });
  await file({ ...heron, customerName: 'Great Heron' });
  await file({ ...heron, customerPhone: '', customerName: '' });
  expect(await stored(id)).toMatchObject({
    name: 'Great Heron',
    email: heron.customerEmail,
    phone: heron.customerPhone,
  });
});

test('two people with one address are one customer, whose earlier names stay', async () => {
  const id = await file({ ...heron, customerName: 'Great Heron' });
  for (const customerName of ['Snowy Egret', 'great  heron', 'Snowy Egret', 'Great Heron'])
    expect(await file({ ...heron, customerName })).toBe(id);
  expect(await stored(id)).toMatchObject({ name: 'Great Heron', email: heron.customerEmail });
  const known = await mergedCustomers(database.connection, id);
  expect(known.map(({ name }) => name)).toEqual(['Great Heron', 'Snowy Egret']);
});

test('who says the same again changes nothing', async () => {
  const id = await file(heron);
  const before = await stored(id);
  await file(heron);
  expect(await stored(id)).toEqual(before);
});

describe('who was merged', () => {
  test('is filed as the one they turned out to be, whose own names stay', async () => {
    const one = await file(heron);
    const other = await file({ ...egret, customerName: 'Snowy Egret' });
    await merge(one, other);
    expect(await file({ ...heron, customerName: 'Great Heron' })).toBe(other);
    expect(await stored(other)).toMatchObject({ name: 'Snowy Egret', email: egret.customerEmail });
  });

  test('turns out to be the last of a chain', async () => {
    const [a, b, c] = [
      await file({ customerEmail: 'a@tintforge.example' }),
      await file({ customerEmail: 'b@tintforge.example' }),
      await file({ customerEmail: 'c@tintforge.example' }),
    ];
    await merge(a, b);
    await merge(b, c);
    for (const id of [a, b, c]) expect((await currentCustomer(database.connection, id))?.id).toBe(c);
    expect(await file({ customerEmail: 'a@tintforge.example' })).toBe(c);
  });

  test('gives what the other lacks, and the notes', async () => {
    const one = await file(heron);
    const other = await file({ customerPhone: '7275550100', customerName: '' });
    for (const [id, notes] of [
      [one, 'Gate 44'],
      [other, 'Likes it dark'],
    ] as const)
      await execute({ database }, 'update customers set notes = ? where id = ?', notes, id);
    await merge(one, other);
    expect(await stored(other)).toMatchObject({
      name: 'Sample Customer',
      email: heron.customerEmail,
      phone: '7275550100',
      notes: 'Likes it dark\n\nGate 44',
    });
  });
});

test('whoever books in whatever order, an address is one customer, and the file of a booking exists', async () => {
  const patron = fc.record({
    customerName: fc.constantFrom('One', 'Two', ''),
    customerEmail: fc.constantFrom('', 'a@tintforge.example', 'b@tintforge.example', 'c@tintforge.example'),
    customerPhone: fc.constantFrom('', '8135550101', '8135550102'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(patron, { maxLength: 20 }), async (patrons) => {
      await database.commit((transaction) => transaction.delete(customers).run());
      const filed: ((typeof patrons)[number] & { id: string })[] = [];
      for (const each of patrons) filed.push({ ...each, id: await file(each) });
      for (const address of ['a', 'b', 'c'].map((name) => `${name}@tintforge.example`)) {
        const ids = filed.filter(({ customerEmail }) => customerEmail === address).map(({ id }) => id);
        expect(new Set(ids).size).toBeLessThanOrEqual(1);
      }
      for (const { id, customerEmail } of filed) {
        const { email } = await stored(id);
        if (customerEmail !== '') expect(email).toBe(customerEmail);
      }
    }),
    { seed: 20261120, numRuns: 200 },
  );
});
