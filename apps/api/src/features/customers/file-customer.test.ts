import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../db/client';
import { migrate } from '../../db/migrate';
import { customers } from '../../db/schema';
import type { Transaction } from '../../db/unit-of-work';
import { seededRandomness } from '../../testing/seeded-randomness';
import { fileCustomer, type Patron } from './file-customer';
import { mergeCustomers } from './merge-customers';
import { currentCustomer } from './store';

let database: Database;
let now = 0;
const random = seededRandomness('customers', { now: () => now });

beforeAll(() => {
  database = openDatabase(':memory:');
  migrate(database);
});
afterAll(() => database.close());
beforeEach(() => {
  database.connection.delete(customers).run();
  now = 1_000_000;
});

/** A commit with nothing else in it. */
const transaction = () => database.connection as Transaction;

function file(patron: Partial<Patron>): string {
  now += 1000;
  const nobody = { customerName: 'Sample Customer', customerEmail: '', customerPhone: '' };
  return fileCustomer(transaction(), { patron: { ...nobody, ...patron }, random, now });
}

function stored(id: string) {
  const row = currentCustomer(transaction(), id);
  if (row === undefined) throw new Error(`There is no customer ${id}`);
  return row;
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
  ])('%s', (_name, one, other, isSame) => {
    expect(file(one) === file(other)).toBe(isSame);
  });
});

test('the latest name, address and phone count, and nothing known is lost', () => {
  const id = file({ customerName: 'G. Heron', customerPhone: heron.customerPhone });
  file({ ...heron, customerName: 'Great Heron' });
  file({ ...heron, customerPhone: '', customerName: '' });
  expect(stored(id)).toMatchObject({ name: 'Great Heron', email: heron.customerEmail, phone: heron.customerPhone });
});

test('who says the same again changes nothing', () => {
  const id = file(heron);
  const before = stored(id);
  file(heron);
  expect(stored(id)).toEqual(before);
});

describe('who was merged', () => {
  test('is filed as the one they turned out to be, whose own names stay', () => {
    const one = file(heron);
    const other = file({ ...egret, customerName: 'Snowy Egret' });
    mergeCustomers(transaction(), { row: stored(one), into: stored(other), now });
    expect(file({ ...heron, customerName: 'Great Heron' })).toBe(other);
    expect(stored(other)).toMatchObject({ name: 'Snowy Egret', email: egret.customerEmail });
  });

  test('turns out to be the last of a chain', () => {
    const ids = ['a', 'b', 'c'].map((name) => file({ customerEmail: `${name}@tintforge.example` }));
    const [a = '', b = '', c = ''] = ids;
    mergeCustomers(transaction(), { row: stored(a), into: stored(b), now });
    mergeCustomers(transaction(), { row: stored(b), into: stored(c), now });
    expect(ids.map((id) => currentCustomer(transaction(), id)?.id)).toEqual([c, c, c]);
    expect(file({ customerEmail: 'a@tintforge.example' })).toBe(c);
  });

  test('gives what the other lacks, and the notes', () => {
    const one = file(heron);
    const other = file({ customerPhone: '7275550100', customerName: '' });
    for (const [id, notes] of [
      [one, 'Gate 44'],
      [other, 'Likes it dark'],
    ] as const)
      database.sqlite.prepare('update customers set notes = ? where id = ?').run(notes, id);
    mergeCustomers(transaction(), { row: stored(one), into: stored(other), now });
    expect(stored(other)).toMatchObject({
      name: 'Sample Customer',
      email: heron.customerEmail,
      phone: '7275550100',
      notes: 'Likes it dark\n\nGate 44',
    });
  });
});

test('whoever books in whatever order, an address is one customer, and the file of a booking exists', () => {
  const patron = fc.record({
    customerName: fc.constantFrom('One', 'Two', ''),
    customerEmail: fc.constantFrom('', 'a@tintforge.example', 'b@tintforge.example', 'c@tintforge.example'),
    customerPhone: fc.constantFrom('', '8135550101', '8135550102'),
  });
  fc.assert(
    fc.property(fc.array(patron, { maxLength: 20 }), (patrons) => {
      database.connection.delete(customers).run();
      const filed = patrons.map((each) => ({ ...each, id: file(each) }));
      for (const address of ['a', 'b', 'c'].map((name) => `${name}@tintforge.example`)) {
        const ids = filed.filter(({ customerEmail }) => customerEmail === address).map(({ id }) => id);
        expect(new Set(ids).size).toBeLessThanOrEqual(1);
      }
      for (const { id, customerEmail } of filed) {
        const { email } = stored(id);
        if (customerEmail !== '') expect(email).toBe(customerEmail);
      }
    }),
    { seed: 20261120, numRuns: 200 },
  );
});
