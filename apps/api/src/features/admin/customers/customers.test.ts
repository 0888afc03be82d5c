import type { CustomerDetails } from '@tintforge/api-contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit, bookings, customers } from '../../../db/schema';
import { book, cancel, refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { sampleShop } from '../../../testing/sample-shop';
import { auditOf } from '../../../testing/staff';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { fileCustomer } from '../../customers';

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});
afterEach(() => shop.close());

/** Creates a customer without a booking. */
function file(name: string, { email = '', phone = '' } = {}): Promise<string> {
  shop.clock.advance(1);
  const patron = { customerName: name, customerEmail: email, customerPhone: phone };
  return shop.database.commit((transaction) =>
    fileCustomer(transaction, { patron, random: shop.random, now: shop.clock.now() }),
  );
}

async function allPages(q?: string): Promise<string[]> {
  const names: string[] = [];
  let after: string | undefined;
  do {
    const query = { ...(q === undefined ? {} : { q }), ...(after === undefined ? {} : { after }) };
    const page = await admin.staff('getCustomers', { query });
    names.push(...page.customers.map(({ name }) => name));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return names;
}

async function details(id: string): Promise<CustomerDetails> {
  return admin.staff('getCustomer', { params: { id } });
}

const customerOf = async (trackingCode: string) => (await storedBooking(shop, trackingCode)).row.customerId ?? '';

describe('the list', () => {
  test('is empty before anybody has booked', async () => {
    expect(await admin.staff('getCustomers', { query: {} })).toEqual({
      customers: [],
      next: null,
      count: 0,
      isCountCapped: false,
    });
  });

  test('has whoever paid, with bookings and account, and nobody who only held a start', async () => {
    const owner = await loggedIn(shop, { email: 'heron@tintforge.example' });
    await book(shop, { customerName: 'Great Heron', customerEmail: owner.account.email });
    await book(shop, {
      customerName: 'Great Heron',
      customerEmail: owner.account.email,
      appointmentDate: '2026-12-10',
    });
    expect(await admin.staff('getCustomers', { query: {} })).toMatchObject({
      customers: [
        {
          name: 'Great Heron',
          email: 'heron@tintforge.example',
          phone: sampleShop.phone,
          bookings: 2,
          latestDate: '2026-12-10',
          hasAccount: true,
        },
      ],
      count: 1,
    });
  });

  test('pages put together are all customers, the newest first, each once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 75 }), async (sameMoment) => {
        await shop.database.commit((transaction) => transaction.delete(customers).run());
        for (const [index, isSame] of sameMoment.entries()) {
          if (isSame) shop.clock.advance(-1);
          await file(`Customer ${index}`, { email: `c${index}@tintforge.example` });
        }
        const names = await allPages();
        expect(names).toHaveLength(sameMoment.length);
        expect(new Set(names).size).toBe(sameMoment.length);
        expect((await allPages('customer')).toSorted()).toEqual(names.toSorted());
      }),
      { seed: 20261120, numRuns: 10 },
    );
  });

  test('who comes while one pages is on no page twice, and nobody is missed', async () => {
    for (let number = 0; number < 70; number += 1)
      await file(`Customer ${number}`, { email: `c${number}@tintforge.example` });
    const first = await admin.staff('getCustomers', { query: {} });
    await file('Newcomer', { email: 'new@tintforge.example' });
    const second = await admin.staff('getCustomers', { query: { after: first.next ?? '' } });
    const third = await admin.staff('getCustomers', { query: { after: second.next ?? '' } });
    const names = [first, second, third].flatMap((page) => page.customers.map(({ name }) => name));
    expect(names).toEqual(Array.from({ length: 70 }, (_, index) => `Customer ${69 - index}`));
    expect([second.count, third.next]).toEqual([null, null]);
  });

  test('counts to a thousand', async () => {
    for (let number = 0; number < 1001; number += 1) await file('Heron', { email: `c${number}@tintforge.example` });
    for (const query of [{}, { q: 'heron' }])
      expect(await admin.staff('getCustomers', { query })).toMatchObject({ count: 1000, isCountCapped: true });
  });

  test.each(['x', 'eA', Buffer.from('1 1').toString('base64url')])('has no page %s', async (after) => {
    expect(await refusal(admin.staff('getCustomers', { query: { after } }))).toMatchObject({
      status: 400,
      code: 'invalid_value',
    });
  });
});

describe('the search finds', () => {
  beforeEach(async () => {
    await file('Great Blue Heron', { email: 'blue.heron@tintforge.example', phone: '8135550142' });
    await file('Zoë Egret', { email: 'zoe@tintforge.example', phone: '7275550199' });
    await file("Pat O'Hara", { phone: '9415550123' });
  });

  test.each([
    ['a name', 'heron', ['Great Blue Heron']],
    ['a name in capitals', 'HERON', ['Great Blue Heron']],
    ['beginnings of two words', 'gre her', ['Great Blue Heron']],
    ['a name without its accent', 'zoe', ['Zoë Egret']],
    ['a name with its apostrophe', "o'hara", ["Pat O'Hara"]],
    ['a whole address', 'blue.heron@tintforge.example', ['Great Blue Heron']],
    ['the beginning of an address', 'blue.her', ['Great Blue Heron']],
    ['an address without its end', 'blue.heron@tintforge.exa', ['Great Blue Heron']],
    ['an address without its domain', 'zoe@', ['Zoë Egret']],
    ['nobody by another address', 'blue@tintforge.example', []],
    ['a phone as it is shown', '(813) 555-0142', ['Great Blue Heron']],
    ['a phone with its country', '+1 813 555 0142', ['Great Blue Heron']],
    ['the last seven digits', '555-0199', ['Zoë Egret']],
    ['the last four digits', '0123', ["Pat O'Hara"]],
    ['an area code', '727', ['Zoë Egret']],
    ['several', '555', ["Pat O'Hara", 'Zoë Egret', 'Great Blue Heron']],
    ['nobody', 'pelican', []],
    ['nobody by half of a word', 'eron', []],
    ['all by nothing to look for', ' . ', ["Pat O'Hara", 'Zoë Egret', 'Great Blue Heron']],
    ['nobody by commands of the index', 'heron OR egret', []],
    ['a quote', '"heron', ['Great Blue Heron']],
  ])('%s', async (_name, q, expected) => {
    expect(await allPages(q)).toEqual(expected);
  });

  test('by each name of two people who share an address, counted once', async () => {
    await file('Blue Swan', { email: 'blue.heron@tintforge.example' });
    expect(await allPages('swan')).toEqual(['Blue Swan']);
    expect(await allPages('great')).toEqual(['Blue Swan']);
    expect(await admin.staff('getCustomers', { query: { q: 'blue' } })).toMatchObject({
      customers: [{ name: 'Blue Swan' }],
      count: 1,
    });
  });

  test('nothing worse than nothing, whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 40, unit: 'binary' }), async (typed) => {
        // Control characters are refused before.
        const q = typed.replaceAll(/\p{C}/gu, ' ').slice(0, 100);
        expect((await admin.staff('getCustomers', { query: { q } })).count).toBeLessThanOrEqual(3);
      }),
      { seed: 20261120, numRuns: 200 },
    );
  });
});

describe('one customer', () => {
  test('shows vehicles, money, account and bookings', async () => {
    const owner = await loggedIn(shop, { email: 'heron@tintforge.example', username: 'heron' });
    const heron = { customerName: 'Great Heron', customerEmail: owner.account.email };
    const kept = await book(shop, heron);
    const cancelled = await book(shop, { ...heron, vehicleModel: 'Wagon', appointmentDate: '2026-12-10' });
    await cancel(shop, cancelled);
    const id = await customerOf(kept.booking.trackingCode);
    expect(await details(id)).toMatchObject({
      name: 'Great Heron',
      bookings: 2,
      accounts: [{ username: 'heron', email: 'heron@tintforge.example' }],
      vehicles: [
        { model: 'Wagon', latestDate: '2026-12-10' },
        { model: 'Sedan', latestDate: '2026-12-08' },
      ],
      money: {
        paid: kept.booking.totalPrice * 2,
        refunded: kept.booking.totalPrice,
        net: kept.booking.totalPrice,
      },
      notes: '',
      mergedFrom: [],
      duplicates: [],
    });
    const page = await admin.staff('getCustomerBookings', { params: { id }, query: {} });
    expect(page.next).toBeNull();
    expect(page.bookings).toMatchObject([
      { trackingCode: cancelled.booking.trackingCode, status: 'cancelled', paymentStatus: 'refund-pending' },
      {
        trackingCode: kept.booking.trackingCode,
        status: 'confirmed',
        paymentStatus: 'paid',
        regionName: sampleShop.regionName,
      },
    ]);
  });

  test('that there is not', async () => {
    const id = shop.random.uuid();
    const missing = { status: 404, code: 'not_found' };
    expect(await refusal(details(id))).toMatchObject(missing);
    expect(await refusal(admin.staff('getCustomerBookings', { params: { id }, query: {} }))).toMatchObject(missing);
    const body = { version: 1, notes: 'x' };
    expect(await refusal(admin.staff('saveCustomerNotes', { params: { id }, body }))).toMatchObject(missing);
  });

  test('may be another: the same phone, or the same name at the same ZIP', async () => {
    const one = await book(shop, { customerName: 'Pat Ibis', customerEmail: 'one@tintforge.example' });
    await book(shop, {
      customerName: 'pat ibis',
      customerEmail: 'two@tintforge.example',
      customerPhone: '(813) 555-0177',
      appointmentTime: '13:00',
    });
    await book(shop, {
      customerName: 'Pat Ibis',
      customerEmail: 'elsewhere@tintforge.example',
      customerPhone: '(727) 555-0177',
      zip: sampleShop.farZip,
      appointmentDate: '2026-12-11',
    });
    await file('Other Name', { email: 'three@tintforge.example', phone: sampleShop.phone.replaceAll(/\D/g, '') });
    const { duplicates } = await details(await customerOf(one.booking.trackingCode));
    expect(duplicates.map(({ customer, reasons }) => [customer.email, reasons])).toEqual([
      ['three@tintforge.example', ['phone']],
      ['two@tintforge.example', ['name-and-zip']],
    ]);
  });
});

describe('notes', () => {
  const save = (id: string, body: { version: number; notes: string }) =>
    admin.staff('saveCustomerNotes', { params: { id }, body });

  test('are kept, and who wrote them', async () => {
    const id = await file('Heron');
    expect(await save(id, { version: 1, notes: 'Gate 44\nLikes it dark' })).toMatchObject({
      version: 2,
      notes: 'Gate 44\nLikes it dark',
    });
    expect(await shop.database.connection.select().from(audit).all()).toMatchObject([
      { action: 'customer.noted', subject: id, userId: admin.account.id, data: {} },
    ]);
  });

  test('of two who write at once one wins, and the other is told', async () => {
    const id = await file('Heron');
    const outcomes = await Promise.allSettled([
      save(id, { version: 1, notes: 'first' }),
      save(id, { version: 1, notes: 'second' }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(save(id, { version: 1, notes: 'third' }))).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    });
    expect((await details(id)).notes).toBe(outcomes[0].status === 'fulfilled' ? 'first' : 'second');
  });

  test('do not overwrite what the customer’s next booking has made known', async () => {
    const id = await file('Heron', { email: 'heron@tintforge.example' });
    await file('Great Heron', { email: 'heron@tintforge.example' });
    expect(await refusal(save(id, { version: 1, notes: 'x' }))).toMatchObject({ code: 'changed_meanwhile' });
  });
});

describe('the contact', () => {
  const save = (id: string, body: { version: number; name: string; email: string; phone: string }) =>
    admin.staff('changeCustomer', { params: { id }, body });
  const ana = { name: 'Ana Heron', email: 'Ana@tintforge.example', phone: '727 555 0188' };

  test('is corrected, and the audit names its fields alone', async () => {
    const id = await customerOf((await book(shop)).booking.trackingCode);
    const saved = await save(id, { version: 1, ...ana });
    expect(saved).toMatchObject({ name: 'Ana Heron', email: 'ana@tintforge.example', version: 2 });
    const acts = await auditOf(shop);
    expect(acts).toMatchObject([
      { action: 'customer.changed', subject: id, data: { fields: ['name', 'email', 'phone'] } },
    ]);
    expect(await save(id, { version: 2, ...ana })).toMatchObject({ version: 2 });
    expect(await refusal(save(id, { version: 1, ...ana }))).toMatchObject({ code: 'changed_meanwhile' });
  });

  test('finds the next booking with it, and is no other’s', async () => {
    const id = await customerOf((await book(shop)).booking.trackingCode);
    await save(id, { version: 1, ...ana });
    const next = await book(shop, { appointmentTime: '13:00', customerEmail: 'ana@tintforge.example' });
    expect(await customerOf(next.booking.trackingCode)).toBe(id);
    const later = await book(shop, { appointmentDate: '2026-12-09' });
    const other = await customerOf(later.booking.trackingCode);
    expect(other).not.toBe(id);
    expect(await refusal(save(other, { version: 1, ...ana }))).toMatchObject({
      code: 'invalid_value',
      fields: { email: expect.stringMatching(/Merge the two/) },
    });
  });
});

describe('merging', () => {
  async function merge(from: string, into: string) {
    const [{ version }, { version: intoVersion }] = await Promise.all([details(from), details(into)]);
    return () => admin.staff('mergeCustomer', { params: { id: from }, body: { version, into, intoVersion } });
  }

  async function twoWithBookings() {
    const one = await book(shop, { customerName: 'Pat Ibis', customerEmail: 'one@tintforge.example' });
    const other = await book(shop, { customerEmail: 'two@tintforge.example', appointmentTime: '13:00' });
    return { one: await customerOf(one.booking.trackingCode), other: await customerOf(other.booking.trackingCode) };
  }

  test('moves the bookings, keeps the notes of both, and is written down', async () => {
    const { one, other } = await twoWithBookings();
    await admin.staff('saveCustomerNotes', { params: { id: one }, body: { version: 1, notes: 'Gate 44' } });
    const merged = await (await merge(one, other))();
    expect(merged).toMatchObject({
      id: other,
      email: 'two@tintforge.example',
      bookings: 2,
      notes: 'Gate 44',
      duplicates: [],
      mergedFrom: [{ id: one, name: 'Pat Ibis', email: 'one@tintforge.example' }],
    });
    const owners = await shop.database.connection.select({ id: bookings.customerId }).from(bookings).all();
    expect(owners).toEqual([{ id: other }, { id: other }]);
    expect((await shop.database.connection.select().from(audit).all()).at(-1)).toMatchObject({
      action: 'customer.merged',
      subject: one,
      data: { into: other, bookings: 1 },
    });
  });

  test('leaves one in the list, found by the names of either, and at either address', async () => {
    const { one, other } = await twoWithBookings();
    await (await merge(one, other))();
    const { customers: listed } = await admin.staff('getCustomers', { query: {} });
    expect(listed.map(({ id }) => id)).toEqual([other]);
    for (const q of ['one@tintforge.example', 'two@tintforge.example', 'tintforge']) {
      const page = await admin.staff('getCustomers', { query: { q } });
      expect(page.customers.map(({ id }) => id)).toEqual([other]);
    }
    expect((await details(one)).id).toBe(other);
    const page = await admin.staff('getCustomerBookings', { params: { id: one }, query: {} });
    expect(page.bookings).toHaveLength(2);
  });

  test('sends later bookings of the merged address to the other', async () => {
    const { one, other } = await twoWithBookings();
    await (await merge(one, other))();
    const later = await book(shop, { customerEmail: 'one@tintforge.example', appointmentDate: '2026-12-10' });
    expect(await customerOf(later.booking.trackingCode)).toBe(other);
  });

  test('each into the other at once: one happens, and one is told', async () => {
    const { one, other } = await twoWithBookings();
    const there = await merge(one, other);
    const back = await merge(other, one);
    const outcomes = await Promise.allSettled([there(), back()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const counts = await shop.database.connection.select().from(customers).all();
    expect(counts.filter(({ mergedInto }) => mergedInto !== null)).toHaveLength(1);
    expect(await refusal(outcomes[0].status === 'fulfilled' ? back() : there())).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    });
  });

  test.each([
    ['itself', 400, 'invalid_value'],
    ['nobody', 404, 'not_found'],
  ])('into %s is refused', async (whom, status, code) => {
    const id = await file('Heron');
    const into = whom === 'itself' ? id : shop.random.uuid();
    const call = admin.staff('mergeCustomer', { params: { id }, body: { version: 1, into, intoVersion: 1 } });
    expect(await refusal(call)).toMatchObject({ status, code });
  });

  test('is refused when the other has changed meanwhile', async () => {
    const { one, other } = await twoWithBookings();
    const merging = await merge(one, other);
    await admin.staff('saveCustomerNotes', { params: { id: other }, body: { version: 1, notes: 'x' } });
    expect(await refusal(merging())).toMatchObject({ code: 'changed_meanwhile' });
    expect((await details(one)).bookings).toBe(1);
  });
});
