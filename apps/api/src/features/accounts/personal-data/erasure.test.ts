import { readdirSync } from 'node:fs';
import { type Column, eq, getTableColumns } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { customers, passkeys, users } from '../../../db/schema';
import { book, cancel, furtherCarOf, hold, refusal, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn, logIn, testPassword } from '../../../testing/logged-in';
import { mailedLink } from '../../../testing/mailed-link';
import { rowsOf } from '../../../testing/raw-sql';
import { sampleMessage } from '../../../testing/sample-message';
import { samplePhoto } from '../../../testing/sample-photo';
import { addPhoto, draftOf, requestQuote } from '../../../testing/sample-quote';
import { sampleShop } from '../../../testing/sample-shop';
import { auditOf, cancelByStaff, keepByStaff, receiveAtCar, versionOf } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder } from '../../../testing/tint-order';
import { type ColumnKind, personalColumns } from './personal-columns';
import { type Person, type PersonalTableName, personalRows, personalTables, personOf } from './personal-rows';

const day = 86_400_000;
const email = 'heron@tintforge.example';

/** In every value that names the person. */
const trace = /heron/i;

const ofPerson = {
  customerName: 'Sandra Heron',
  customerEmail: email,
  address: { street: '77 Heron Lane', city: sampleShop.city },
  notes: 'Heron: gate 44',
  tint: exemptOrder({
    exemption: { kind: 'medical', certificateNumber: 'CERT-HERON', documentReference: 'heron folder' },
  }),
} as const;

let shop: TestShop;
let office: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  office = await loggedIn(shop, { role: 'office' });
});
afterEach(() => shop.close());

const ticketOf = (trackingCode: string) => ({ booking: { trackingCode } }) as Ticket;

/** A quote that the office accepted for its customer, and then called off. */
async function acceptedQuote(): Promise<void> {
  const request = await requestQuote(shop, { customerName: 'Sandra Heron', customerEmail: email });
  const { code, quoteToken } = request;
  const params = { code };
  const { id } = await addPhoto(shop, request);
  await shop.call('captionQuotePhoto', { params: { code, id }, quoteToken, body: { caption: 'Window of Heron' } });
  const seen = async () => ({ version: (await office.staff('getStaffQuote', { params })).version });
  const draft = draftOf(899, { message: 'For Sandra Heron' });
  await office.staff('saveQuoteDraft', { params, body: { ...(await seen()), draft } });
  await office.staff('sendQuote', { params, body: await seen() });
  const person = { name: 'Sandra Heron', street: '77 Heron Lane', city: sampleShop.city, note: 'Heron said yes' };
  const body = { ...(await seen()), number: 1, preferredDays: [], how: 'phone' as const, ...person };
  await office.staff('acceptQuoteFor', { params, body });
  const { booking } = await shop.call('getQuote', { params, quoteToken });
  await cancelByStaff(shop, ticketOf(booking?.trackingCode ?? ''));
}

/** A photo of the certificate of the first car. */
async function addCertificate({ booking, manageToken }: Ticket): Promise<void> {
  await shop.call('addCertificatePhoto', {
    params: { code: booking.trackingCode, number: 1, id: shop.random.uuid() },
    bookingToken: manageToken,
    file: new Blob([new Uint8Array(await samplePhoto())], { type: 'image/jpeg' }),
  });
}

/** All that the shop can know of a person: at least a row in every table that can name one. */
async function everything(): Promise<void> {
  const first = await book(shop, { ...ofPerson, furtherCars: [furtherCarOf()] });
  await addCertificate(first);
  await cancel(shop, await book(shop, { ...ofPerson, appointmentDate: '2026-12-09' }));
  const kept = await hold(shop, { ...ofPerson, appointmentDate: '2026-12-10' });
  await addCertificate(kept);
  await keepByStaff(shop, kept);
  await receiveAtCar(shop, kept, 10);
  const body = { version: await versionOf(shop, first), amount: 1, reason: 'Heron waited' };
  await office.staff('refundBooking', { params: { code: first.booking.trackingCode }, body });
  await shop.call('sendMessage', { body: { ...sampleMessage, name: 'Sandra Heron', email, message: 'Heron asks' } });
  await acceptedQuote();
  await shop.runMails();
  shop.clock.advance(20 * day);
  office = await loggedIn(shop, { role: 'office' });
}

/** Columns by which a person's rows are found. */
const keys: Partial<Record<PersonalTableName, readonly string[]>> = {
  users: ['email'],
  bookings: ['userId', 'customerEmail'],
  customers: ['email'],
  quotes: ['customerEmail'],
  contactMessages: ['email'],
  mailbox: ['recipient'],
};

const personalOnes = (Object.keys(personalTables) as PersonalTableName[]).flatMap((table) =>
  (Object.entries(personalColumns[table]) as [string, ColumnKind][])
    .filter(([, kind]) => kind === 'person' || kind === 'note')
    .map(([column]) => ({ table, column })),
);

const columnOf = (table: SQLiteTable, name: string): Column => {
  const found = (getTableColumns(table) as Record<string, Column>)[name];
  if (found === undefined) throw new Error(`There is no column ${name}`);
  return found;
};

async function rowsWith({ table, person }: { table: PersonalTableName; person: Person }) {
  const { connection } = shop.database;
  const rows = personalRows(connection, person)[table];
  return (await connection.select().from(personalTables[table]).where(rows).all()) as Record<string, unknown>[];
}

/**
 * Writes the person into every column that is classified as theirs, past what no one may change, and returns those that name
 * no one even so: a new one has to be filled here before it can be shown to be erased.
 */
async function fill(person: Person, left: readonly PersonalTableName[] = []): Promise<string[]> {
  const empty: string[] = [];
  for (const { table, column } of personalOnes.filter((each) => !left.includes(each.table))) {
    const stored = personalTables[table];
    const isKey = keys[table]?.includes(column) === true;
    for (const row of await rowsWith({ table, person })) {
      const value = row[column];
      if (isKey || trace.test(JSON.stringify(value ?? '')) || typeof row.id !== 'string') continue;
      const isJson = columnOf(stored, column).dataType === 'json';
      const filled = isJson ? { ...(value as object | null), trace: 'heron' } : `heron in ${column} of ${row.id}`;
      await shop.database
        .commit((transaction) =>
          transaction
            .update(stored)
            .set({ [column]: filled } as never)
            .where(eq(columnOf(stored, 'id'), row.id))
            .run(),
        )
        // Frozen: what was written the usual way has to name the person.
        .catch(() => undefined);
    }
    const values = (await rowsWith({ table, person })).map((row) => row[column]);
    const isFilled = values.some(
      (value) => (value !== null && value === person.userId) || trace.test(JSON.stringify(value ?? '')),
    );
    if (!isFilled) empty.push(`${table}.${column}`);
  }
  return empty;
}

/** The columns of all tables that name the person, or the account. */
async function tracesLeft(person: Person): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.keys(await rowCounts(shop))) {
    for (const row of await rowsOf<Record<string, unknown>>(shop, `select * from ${table}`)) {
      for (const [column, value] of Object.entries(row)) {
        const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
        if (trace.test(text) || (person.userId !== null && text.includes(person.userId)))
          found.push(`${table}.${column}: ${text.slice(0, 120)}`);
      }
    }
  }
  return found;
}

/** Photos of the request and of both certificates are gone, with their rows: the upload was days ago. */
async function expectNoPhotos(): Promise<void> {
  await shop.runTidying();
  expect(readdirSync(shop.photoFolder)).toEqual([]);
  const { quote_photos, certificate_photos } = await rowCounts(shop);
  expect([quote_photos, certificate_photos]).toEqual([0, 0]);
}

describe('erasing', () => {
  test('an account leaves nothing in any column that is classified as a person’s, or in any other', async () => {
    const names = { username: 'heron', firstName: 'Sandra', lastName: 'Heron' };
    const customer = await loggedIn(shop, { ...names, email, emailVerifiedAt: null });
    await everything();
    const token = await mailedLink(shop, { userId: customer.account.id, purpose: 'verify-email' });
    const again = await logIn(shop, customer.account);
    await again.call('verifyEmail', { body: { token } });
    const passkey = { id: shop.random.uuid(), userId: customer.account.id, credentialId: 'id', publicKey: 'key' };
    const unused = { signCount: 0, transports: [], name: 'Phone', createdAt: 0, usedAt: null };
    await shop.database.commit((transaction) =>
      transaction
        .insert(passkeys)
        .values({ ...passkey, ...unused })
        .run(),
    );
    const user = await shop.database.connection.select().from(users).where(eq(users.id, customer.account.id)).get();
    if (user === undefined) throw new Error('The account is gone');
    const person = personOf(user);
    expect(await fill(person)).toEqual([]);
    expect(await rowsWith({ table: 'certificatePhotos', person })).toHaveLength(2);
    expect((await tracesLeft(person)).length).toBeGreaterThan(50);
    await again.call('deleteMyAccount', { body: { password: testPassword } });
    expect(await tracesLeft(person)).toEqual([]);
    await expectNoPhotos();
  });

  test('a guest by the office leaves nothing either', async () => {
    await everything();
    const file = await shop.database.connection.select().from(customers).where(eq(customers.email, email)).get();
    const id = file?.id ?? '';
    const person = { userId: null, customerId: id, email, pendingEmail: null };
    expect(await fill(person, ['users', 'sessions', 'emailTokens', 'passkeys'])).toEqual(['bookings.userId']);
    expect(await rowsWith({ table: 'certificatePhotos', person })).toHaveLength(2);
    const { version } = await office.staff('getCustomer', { params: { id } });
    const erased = await office.staff('eraseCustomer', { params: { id }, body: { version } });
    expect(erased).toMatchObject({ id, name: '', email: '', phone: '', notes: '' });
    expect(await tracesLeft(person)).toEqual([]);
    await expectNoPhotos();
    expect((await auditOf(shop)).at(-1)).toMatchObject({ action: 'customer.erased', subject: id, data: {} });
  });
});

describe('erasing a customer by the office', () => {
  const fileOf = async () => (await office.staff('getCustomers', { query: {} })).customers[0];
  const erase = async (by = office, version = 1) => {
    const { id = '' } = (await fileOf()) ?? {};
    return by.staff('eraseCustomer', { params: { id }, body: { version } });
  };

  test('waits until no job is to come, and writes nothing', async () => {
    const { booking } = await book(shop, ofPerson);
    expect(await refusal(erase())).toMatchObject({
      code: 'booking_ahead',
      details: { trackingCode: booking.trackingCode },
    });
    expect((await storedBooking(shop, booking.trackingCode)).row.customerName).toBe('Sandra Heron');
  });

  test('is not for crews, and needs what was seen', async () => {
    await cancel(shop, await book(shop, ofPerson));
    const crew = await loggedIn(shop, { role: 'crew' });
    expect(await refusal(erase(crew))).toMatchObject({ status: 403 });
    expect(await refusal(erase(office, 9))).toMatchObject({ code: 'changed_meanwhile' });
  });

  test('leaves others, and the account of one of the shop’s own people', async () => {
    const own = await loggedIn(shop, { role: 'admin', email });
    const other = await book(shop, { appointmentDate: '2026-12-09' });
    await cancel(shop, await book(shop, ofPerson));
    const { customers: files } = await office.staff('getCustomers', { query: {} });
    const id = files.find((each) => each.email === email)?.id ?? '';
    await office.staff('eraseCustomer', { params: { id }, body: { version: 1 } });
    expect((await own.call('getUser', {})).user.email).toBe(email);
    expect((await storedBooking(shop, other.booking.trackingCode)).row.customerName).not.toBe('');
  });

  test('keeps what was sold and paid', async () => {
    const { booking } = await book(shop, ofPerson);
    shop.clock.advance(20 * day);
    office = await loggedIn(shop, { role: 'office' });
    const before = await storedBooking(shop, booking.trackingCode);
    await erase();
    const after = await storedBooking(shop, booking.trackingCode);
    expect(after.row).toMatchObject({
      customerName: '',
      totalCents: before.row.totalCents,
      taxCents: before.row.taxCents,
      zip: before.row.zip,
      vehicleMake: before.row.vehicleMake,
    });
    expect(after.payments).toEqual(before.payments);
  });
});
