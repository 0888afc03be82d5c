import { brand } from '@tintforge/content';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  book,
  cancelCar,
  correct,
  furtherCarOf,
  hold,
  pay,
  release,
  sync,
  type Ticket,
} from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { storeLike } from '../../../testing/many-bookings';
import { execute } from '../../../testing/raw-sql';
import { sampleShop } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let admin: LoggedIn;
let original: Ticket;

const stored = {
  José: {
    trackingCode: 'TF-7K3M-9QX2',
    customerName: 'José O’Brien-Núñez',
    customerPhone: '8135550142',
    customerEmail: 'jose.obrien+tint@heron.example',
    vehicleYear: 2019,
    vehicleMake: 'Toyota',
    vehicleModel: 'Camry',
  },
  Ana: {
    trackingCode: 'TF-10A0-B1C4',
    customerName: 'Ana Maria Ibis',
    customerPhone: '7275550199',
    customerEmail: 'ana@ibis.example',
    vehicleYear: 2021,
    vehicleMake: 'Ford',
    vehicleModel: 'F-150',
  },
  车主: {
    trackingCode: 'TF-VWXY-Z012',
    customerName: '车主 Öztürk',
    customerPhone: '9415550111x12',
    customerEmail: '',
    vehicleYear: 2021,
    vehicleMake: 'Not specified',
    vehicleModel: 'Škoda 車',
  },
  Imogen: {
    trackingCode: 'TF-QRST-5566',
    customerName: 'Imogen Wren',
    customerPhone: '+442079460018',
    customerEmail: 'imogen@wren.example',
    vehicleYear: 2017,
    vehicleMake: 'Mini',
    vehicleModel: 'Cooper',
  },
} as const;
type Name = keyof typeof stored;

beforeAll(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
  original = await book(shop, { customerName: 'Sample Customer' });
  await storeLike(shop, original, Object.values(stored));
});

afterAll(() => shop.close());

async function codesFor(q: string): Promise<string[]> {
  const { bookings } = await admin.staff('getStaffBookings', { query: { q, sort: 'total' } });
  return bookings.map(({ trackingCode }) => trackingCode);
}

async function found(q: string): Promise<Name[]> {
  const codes = await codesFor(q);
  return (Object.keys(stored) as Name[]).filter((name) => codes.includes(stored[name].trackingCode));
}

describe('a code is found', () => {
  test.each<[string, string, Name[]]>([
    ['as it stands', 'TF-7K3M-9QX2', ['José']],
    ['in lower case', 'tf-7k3m-9qx2', ['José']],
    ['without hyphens', 'tf7k3m9qx2', ['José']],
    ['without what all begin with', '7k3m-9qx2', ['José']],
    ['without both', '7K3M9QX2', ['José']],
    ['by its beginning', 'TF-7K', ['José']],
    ['by its beginning up to a hyphen', 'TF-7K3M-', ['José']],
    ['by its beginning under the shop’s letters', `${brand.codePrefix}7k3m`, ['José']],
    ['by its first half and more', '7k3m-9', ['José']],
    ['by its last four', '9qx2', ['José']],
    ['with O for 0 and I or L for 1', 'tf-iOao-bLc4', ['Ana']],
    ['not by its middle', '3M9Q', []],
    ['not when a letter is wrong', 'TF-7K3M-9QX3', []],
  ])('%s: %s', async (_how, q, names) => expect(await found(q)).toEqual(names));
});

describe('a customer is found', () => {
  test.each<[string, string, Name[]]>([
    ['by first name', 'ana', ['Ana']],
    ['by the beginning of a name', 'ib', ['Ana']],
    ['without accents', 'jose nunez', ['José']],
    ['with accents', 'JOSÉ', ['José']],
    ['by a part behind an apostrophe', 'brien', ['José']],
    ['by a part before a hyphen', 'nunez', ['José']],
    ['by two names in any order', 'ibis ana', ['Ana']],
    ['while a second name is begun', 'ana m', ['Ana']],
    ['in another script', '车主', ['车主']],
    ['with a dotted letter', 'ozturk', ['车主']],
    ['by the ten digits', '8135550142', ['José']],
    ['by the digits as they are written', '(813) 555-0142', ['José']],
    ['by the digits with the country’s', '+1 813.555.0142', ['José']],
    ['by the last seven', '555-0142', ['José']],
    ['by the last four', '0142', ['José']],
    ['by the area code and what follows', '(727) 5', ['Ana']],
    ['not by digits from the middle', '5501', []],
    ['by a number with its extension', '(941) 555-0111 ext. 12', ['车主']],
    ['by a number without its extension', '941-555-0111', ['车主']],
    ['by the last seven before an extension', '555-0111', ['车主']],
    ['by the last four before an extension', '0111', ['车主']],
    ['by a number from abroad', '+44 20 7946 0018', ['Imogen']],
    ['by a number from abroad as it is dialed from here', '011 44 20 7946 0018', ['Imogen']],
    ['by the digits of a number from abroad', '442079460018', ['Imogen']],
    ['by the whole address', 'jose.obrien+tint@heron.example', ['José']],
    ['by the address in capitals', 'ANA@IBIS.EXAMPLE', ['Ana']],
    ['by an address that is being typed', 'ana@ib', ['Ana']],
    ['by what stands before the @', 'jose.obr', ['José']],
    ['by the domain', 'heron.example', ['José']],
    ['not by another domain', 'ana@heron.example', []],
  ])('%s: %s', async (_how, q, names) => expect(await found(q)).toEqual(names));
});

describe('a vehicle is found', () => {
  test.each<[string, string, Name[]]>([
    ['by make', 'toyota', ['José']],
    ['by year and make', '2021 ford', ['Ana']],
    ['by year', '2021', ['Ana', '车主']],
    ['by a model with a hyphen', 'f-150', ['Ana']],
    ['without its accent', 'skoda', ['车主']],
    ['together with its owner', 'camry jose', ['José']],
    ['not with somebody else’s name', 'camry ana', []],
  ])('%s: %s', async (_how, q, names) => expect(await found(q)).toEqual(names));
});

test.each(['', '   ', '-', '"', '()', 'TF-', '& * "', '...'])(
  'where there is nothing to look for, everything is listed: %j',
  async (q) => {
    const { bookings } = await admin.staff('getStaffBookings', { query: { sort: 'total' } });
    expect(await codesFor(q)).toEqual(bookings.map(({ trackingCode }) => trackingCode));
  },
);

test('no text is too strange to be looked for', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({
      unit: fc.constantFrom('"', '*', '(', ')', ':', '-', 'a', ' ', 'OR', 'NEAR', '^', '{', '@', '1', "'"),
      maxLength: 20,
    }),
  );
  await fc.assert(
    fc.asyncProperty(text, async (q) => {
      const response = await shop.server.inject({
        url: `/api/admin/bookings?${new URLSearchParams({ q })}`,
        headers: admin.headers,
      });
      // Control characters are refused with a code.
      expect([200, 400]).toContain(response.statusCode);
      if (response.statusCode === 400) expect(response.json().code).toBe('invalid_characters');
    }),
    { numRuns: 300, seed: 20_261_122 },
  );
});

describe('the index follows', () => {
  test('a hold, without a write that makes what is kept for others out of date', async () => {
    const held = await hold(shop, { appointmentDate: '2026-12-10', vehicleModel: 'Merlin Three' });
    const before = shop.database.changeMark();
    expect(await codesFor('merlin three')).toEqual([held.booking.trackingCode]);
    expect(shop.database.changeMark()).toBe(before);
    await release(shop, held);
  });

  test('a hold, which is found while it is one, and once when it is paid or ended', async () => {
    const paid = await hold(shop, { appointmentDate: '2026-12-08', vehicleModel: 'Sora Óne' });
    const ended = await hold(shop, { appointmentDate: '2026-12-09', vehicleModel: 'Sora Two' });
    const codes = [paid, ended].map(({ booking }) => booking.trackingCode);
    const of = async (query: object) =>
      (await admin.staff('getStaffBookings', { query: { q: 'sora', ...query } })).count;
    expect(await of({ status: 'pending' })).toBe(2);
    expect(await codesFor(codes[0] ?? '')).toEqual([codes[0]]);
    expect(await codesFor('sora one')).toEqual([codes[0]]);
    expect(await of({ from: '2026-12-09' })).toBe(1);

    await pay(shop, paid);
    await sync(shop, paid);
    await release(shop, ended);
    expect([await of({}), await of({ status: 'pending' }), await of({ status: 'confirmed' })]).toEqual([2, 0, 1]);
    expect(await codesFor('sora one')).toEqual([codes[0]]);
    expect(await codesFor('sora two')).toEqual([codes[1]]);
  });

  test('a correction: the new words find it, the old ones do not', async () => {
    const ticket = await book(shop, { appointmentTime: '13:00', vehicleMake: 'Pelican' });
    expect(await codesFor('pelican')).toEqual([ticket.booking.trackingCode]);
    await correct(shop, ticket, { vehicleMake: 'Osprey', customerPhone: '(813) 555-0177' });
    expect([await codesFor('pelican'), await codesFor('osprey 0177')]).toEqual([[], [ticket.booking.trackingCode]]);
  });

  test('each of several cars, held or booked, until that car is cancelled', async () => {
    const kestrel = furtherCarOf({ vehicleYear: 1999, vehicleMake: 'Kestrel', vehicleModel: 'Tándem' });
    const request = { appointmentDate: '2026-12-14', vehicleMake: 'Jacana', furtherCars: [kestrel] };
    const ticket = await hold(shop, request);
    const code = ticket.booking.trackingCode;
    const words = ['jacana', 'kestrel', '1999 tandem', 'jacana kestrel'];
    for (const q of words) expect(await codesFor(q), q).toEqual([code]);
    await pay(shop, ticket);
    await sync(shop, ticket);
    for (const q of words) expect(await codesFor(q), q).toEqual([code]);
    await cancelCar(shop, ticket, { number: 2 });
    expect([await codesFor('kestrel'), await codesFor('jacana')]).toEqual([[], [code]]);
  });

  test('what becomes of a booking, for the filters beside a search', async () => {
    const ticket = await book(shop, { appointmentDate: '2026-12-10', vehicleModel: 'Anhinga' });
    const at = (query: object) => admin.staff('getStaffBookings', { query: { q: 'anhinga', ...query } });
    expect((await at({ status: 'confirmed', payment: 'paid', from: '2026-12-10', to: '2026-12-10' })).count).toBe(1);
    await shop.call('rescheduleBooking', {
      params: { code: ticket.booking.trackingCode },
      bookingToken: ticket.manageToken,
      body: { appointmentDate: '2026-12-11', appointmentTime: sampleShop.time },
    });
    expect((await at({ to: '2026-12-10' })).count).toBe(0);
    expect((await at({ from: '2026-12-11' })).count).toBe(1);
    await shop.call('cancelBooking', {
      params: { code: ticket.booking.trackingCode },
      bookingToken: ticket.manageToken,
      body: { refund: sampleShop.total },
    });
    expect((await at({ status: 'confirmed' })).count).toBe(0);
    expect((await at({ status: 'cancelled', payment: 'refund-pending,refunded' })).count).toBe(1);
  });

  test('an account that is deleted: nobody finds the person any more', async () => {
    const person = await loggedIn(shop, { email: 'limpkin@tintforge.example' });
    const [row] = await storeLike(shop, original, [
      {
        userId: person.account.id,
        status: 'completed',
        startsAt: Date.parse('2026-11-03T14:00:00Z'),
        customerName: 'Limpkin Person',
        customerEmail: 'limpkin@tintforge.example',
        customerPhone: '2395550188',
        vehicleMake: 'Grackle',
      },
    ]);
    for (const q of ['limpkin', '0188', 'limpkin@tintforge.example'])
      expect(await codesFor(q)).toEqual([row?.trackingCode]);
    await person.call('deleteMyAccount', { body: { password: 'blue-heron-over-water' } });
    for (const q of ['limpkin', '0188', 'limpkin@tintforge.example']) expect(await codesFor(q)).toEqual([]);
    expect(await codesFor('grackle')).toEqual([row?.trackingCode]);
  });

  test('a booking that is gone from the table', async () => {
    const [row] = await storeLike(shop, original, [{ customerName: 'Whimbrel' }]);
    expect(await codesFor('whimbrel')).toHaveLength(1);
    await execute(shop, 'delete from visits where booking_id = ?', row?.id ?? null);
    await execute(shop, 'delete from bookings where id = ?', row?.id ?? null);
    expect(await codesFor('whimbrel')).toEqual([]);
  });

  test('a table that was packed anew, which may number its rows otherwise', async () => {
    const [first, second] = await storeLike(shop, original, [{ customerName: 'Godwit' }, { customerName: 'Dunlin' }]);
    await execute(shop, 'delete from visits where booking_id = ?', first?.id ?? null);
    await execute(shop, `delete from bookings where customer_name = 'Godwit'`);
    await shop.database.connection.run(sql.raw('vacuum'));
    expect(await codesFor('dunlin')).toEqual([second?.trackingCode]);
  });
});
