import type { QuoteReceipt } from '@tintforge/api-contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  bookingEvents,
  bookings,
  customers,
  type MailboxRow,
  mailbox,
  outbox,
  quoteEvents,
  refunds,
  sitePayments,
  users,
} from '../../../db/schema';
import { book, cancel, hold, refusal, release } from '../../../testing/customer';
import { editProfile, type LoggedIn, loggedIn, logIn, makeAccount, testPassword } from '../../../testing/logged-in';
import { mailedLink } from '../../../testing/mailed-link';
import { execute, rowsOf } from '../../../testing/raw-sql';
import { sampleMessage } from '../../../testing/sample-message';
import { addPhoto, draftOf, requestQuote, sentQuote } from '../../../testing/sample-quote';
import { sampleShop } from '../../../testing/sample-shop';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder } from '../../../testing/tint-order';

const day = 86_400_000;
const email = 'heron@tintforge.example';

/** Everything that identifies the person in a row. */
const traces = [
  'heron',
  'Great Blue',
  '8135550177',
  '(813) 555-0177',
  '77 Rookery Lane',
  'nest in the garage',
  'CERT-HERON',
];

const ofPerson = {
  customerName: 'Great Blue',
  customerEmail: email,
  customerPhone: '(813) 555-0177',
  address: { street: '77 Rookery Lane', city: sampleShop.city },
  notes: 'nest in the garage',
  tint: exemptOrder({
    exemption: { kind: 'medical', certificateNumber: 'CERT-HERON', documentReference: 'heron folder' },
  }),
} as const;

const inQuote = {
  customerName: 'Great Blue',
  customerEmail: email,
  customerPhone: '(813) 555-0177',
  notes: 'nest in the garage',
};

const inMessage = {
  name: 'Great Blue',
  email,
  phone: '(813) 555-0177',
  message: 'There is a nest in the garage.',
};

let shop: TestShop;
let customer: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  customer = await loggedIn(shop, {
    username: 'heron',
    email,
    emailVerifiedAt: null,
    firstName: 'Great',
    lastName: 'Blue',
    phone: '8135550177',
  });
});
afterEach(() => shop.close());

/** The address is proved, and what was booked with it is the account's. */
async function prove(): Promise<void> {
  const token = await mailedLink(shop, { userId: customer.account.id, purpose: 'verify-email' });
  await customer.call('verifyEmail', { body: { token } });
}

async function keepMail(changes: Partial<MailboxRow>): Promise<void> {
  const row = { id: shop.random.uuid(), messageId: shop.random.uuid(), subject: 'Sample', text: '', html: '' };
  await shop.database.commit((transaction) =>
    transaction
      .insert(mailbox)
      .values({ ...row, recipient: email, attachments: [], sentAt: shop.clock.now(), ...changes })
      .run(),
  );
}

/** Writes staff's notes wherever possible, and returns the words. */
async function noteEverywhere(trackingCode: string): Promise<string> {
  const { row } = await storedBooking(shop, trackingCode);
  const note = 'Great Blue likes heron blue';
  const staff = await makeAccount(shop, { role: 'admin' });
  const money = { direction: 'received', method: 'cash', amountCents: 1, at: shop.clock.now() } as const;
  await shop.database.commit(async (transaction) => {
    await transaction.update(bookingEvents).set({ note }).where(eq(bookingEvents.bookingId, row.id)).run();
    await transaction.update(refunds).set({ note }).where(eq(refunds.bookingId, row.id)).run();
    await transaction.update(customers).set({ notes: note }).run();
    await transaction
      .insert(sitePayments)
      .values({ id: shop.random.uuid(), bookingId: row.id, userId: staff.id, note, ...money })
      .run();
  });
  return note;
}

/** All rows of all tables, each as text. */
async function everyRow(): Promise<string[]> {
  const tables = Object.keys(await rowCounts(shop));
  const rows = tables.map(async (table) =>
    (await rowsOf(shop, `select * from ${table}`)).map((row) => `${table}: ${JSON.stringify(row)}`),
  );
  return (await Promise.all(rows)).flat();
}

const tracesLeft = async () => (await everyRow()).filter((row) => traces.some((trace) => row.includes(trace)));

/** Adds a photo whose caption names the person. */
async function captionOf(quote: QuoteReceipt): Promise<void> {
  const { id } = await addPhoto(shop, quote);
  const { code, quoteToken } = quote;
  await shop.call('captionQuotePhoto', {
    params: { code, id },
    quoteToken,
    body: { caption: 'Window of Great Blue' },
  });
}

describe('my data', () => {
  test('has every row that names the person, and nobody else’s', async () => {
    const own = await book(shop, ofPerson);
    await cancel(shop, own);
    await shop.call('sendMessage', { body: { ...sampleMessage, email: 'Heron@tintforge.example' } });
    await shop.call('sendMessage', { body: sampleMessage });
    await captionOf(await requestQuote(shop, inQuote));
    await captionOf(await requestQuote(shop));
    await book(shop, { appointmentTime: '13:00' });
    await keepMail({});
    await keepMail({ recipient: 'other@tintforge.example' });
    await prove();

    const { madeAt, tables } = await customer.call('getMyData', {});
    expect(madeAt).toBe(new Date(shop.clock.now()).toISOString());
    const count = Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]));
    expect(count).toMatchObject({
      users: 1,
      sessions: 1,
      email_tokens: 1,
      bookings: 1,
      customers: 1,
      payments: 1,
      refunds: 1,
      mailbox: 1,
      contact_messages: 1,
      quotes: 1,
      quote_events: 2,
    });
    expect(tables.quote_photos).toMatchObject([{ caption: 'Window of Great Blue' }]);
    expect(tables.bookings).toMatchObject([
      {
        trackingCode: own.booking.trackingCode,
        street: '77 Rookery Lane',
        tint: { zones: [{ zone: 'front-sides' }, { zone: 'back' }] },
        exemption: { kind: 'medical', certificateNumber: 'CERT-HERON' },
      },
    ]);
    expect(tables.booking_events?.map(({ kind }) => kind)).toEqual(
      (await storedBooking(shop, own.booking.trackingCode)).history,
    );
    expect(tables.outbox?.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['booking-confirmed', 'booking-cancelled', 'message-acknowledged']),
    );
    for (const row of tables.outbox ?? []) {
      expect(row.bookingId === null || row.bookingId === tables.bookings?.[0]?.id).toBe(true);
    }
  });

  test('has nothing that staff noted among themselves', async () => {
    const { booking } = await book(shop, ofPerson);
    await prove();
    const notes = await noteEverywhere(booking.trackingCode);
    const { tables } = await customer.call('getMyData', {});
    expect(JSON.stringify(tables)).not.toContain(notes);
    expect(tables.customers).toMatchObject([{ name: 'Great Blue', email }]);
  });

  test('has no secrets', async () => {
    await book(shop, ofPerson);
    await keepMail({ text: 'a link', html: 'a link' });
    await prove();
    const { tables } = await customer.call('getMyData', {});
    const text = JSON.stringify(tables);
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash|holderAddress|a link/);
    expect(tables.users).toMatchObject([{ username: 'heron', email }]);
  });

  test('has nothing of an address that is only claimed', async () => {
    await book(shop, ofPerson);
    await shop.call('sendMessage', { body: { ...sampleMessage, email } });
    await keepMail({});
    const { tables } = await customer.call('getMyData', {});
    expect(tables).toMatchObject({ bookings: [], booking_events: [], outbox: [], mailbox: [], contact_messages: [] });
  });
});

describe('deleting the account', () => {
  const leave = (password = testPassword) => customer.call('deleteMyAccount', { body: { password } });

  test('leaves no trace of the person, and the money and the vehicle of past bookings', async () => {
    const done = await book(shop, ofPerson);
    const cancelled = await book(shop, { ...ofPerson, appointmentTime: '13:00' });
    await cancel(shop, cancelled);
    await shop.call('sendMessage', { body: { ...sampleMessage, ...inMessage } });
    const asked = await requestQuote(shop, inQuote);
    await captionOf(asked);
    await shop.database.commit((transaction) =>
      transaction.update(quoteEvents).set({ note: 'Great Blue likes heron blue' }).run(),
    );
    await keepMail({ subject: 'To heron' });
    await prove();
    await noteEverywhere(cancelled.booking.trackingCode);
    await editProfile(customer, {
      email: 'heron-two@tintforge.example',
      firstName: 'Great',
      lastName: 'Blue',
      phone: '(813) 555-0177',
      currentPassword: testPassword,
    });
    await mailedLink(shop, { userId: customer.account.id, purpose: 'verify-email' });
    await shop.runMails();
    shop.clock.advance(10 * day);
    customer = await logIn(shop, customer.account);
    expect((await tracesLeft()).length).toBeGreaterThan(5);
    const before = await storedBooking(shop, done.booking.trackingCode);

    expect(await leave()).toEqual({ done: true });

    expect(await tracesLeft()).toEqual([]);
    expect(await rowCounts(shop)).toMatchObject({
      sessions: 0,
      email_tokens: 0,
      bookings: 2,
      contact_messages: 1,
      quotes: 1,
    });
    const link = shop.call('getQuote', { params: { code: asked.code }, quoteToken: asked.quoteToken });
    expect((await refusal(link)).code).toBe('unauthorized');
    expect(await shop.database.connection.select().from(users).all()).toMatchObject([{ role: 'admin' }]);
    const after = await storedBooking(shop, done.booking.trackingCode);
    expect(after.row).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      vehicleMake: before.row.vehicleMake,
      totalCents: before.row.totalCents,
      zip: before.row.zip,
      userId: null,
      customerName: '',
      tint: before.row.tint,
      tintApproval: 'pending',
      exemption: null,
    });
    expect([after.payments, after.history]).toEqual([before.payments, before.history]);
    expect(after.mails).toContain('booking-confirmed');
    expect((await storedBooking(shop, cancelled.booking.trackingCode)).refunds).toHaveLength(1);
  });

  test('leaves no trace in quotes, and their prices', async () => {
    const by = await loggedIn(shop, { role: 'office' });
    const draft = draftOf(899, { message: 'For Great Blue, who has a nest in the garage' });
    const quote = await sentQuote(shop, { request: inQuote, draft, by });
    const { booking } = await quote.accept({ name: 'Great Blue', street: '77 Rookery Lane' });
    await prove();
    expect((await customer.call('getMyData', {})).tables).toMatchObject({
      quote_versions: [{ number: 1, message: draft.message }],
      quote_acceptances: [{ name: 'Great Blue' }],
    });
    // Agreed work is called off first, like any job.
    const params = { code: booking?.trackingCode ?? '' };
    await customer.call('cancelBooking', { params, body: { refund: 0 } });
    await leave();
    expect(await tracesLeft()).toEqual([]);
    expect(await rowsOf(shop, 'select total_cents, status from quote_versions, quotes')).toEqual([
      { total_cents: 89_900, status: 'accepted' },
    ]);
  });

  test('keeps what was metered at the car, and not what was written about film that came off', async () => {
    const { booking } = await book(shop, ofPerson);
    const answers = { truckChassisOrOffRoad: 'no', tenPersonsOrFewer: 'yes' } as const;
    const car = { answers, registeredIn: 'US-FL', legalClass: 'passenger' } as const;
    const record = { ...car, recordedAt: shop.clock.now(), recordedBy: 'staff' };
    const kept = { zone: 'front-sides', glassPercent: 73, filmedPercent: 35, lot: 'roll 7' } as const;
    const stored = { ...kept, shade: null, verdict: null, removalNote: 'Great Blue wants it lighter' };
    await shop.database.commit((transaction) =>
      transaction
        .update(bookings)
        .set({ status: 'completed', installation: { ...record, windows: [stored] } })
        .run(),
    );
    await prove();
    expect((await customer.call('getMyData', {})).tables.bookings).toMatchObject([
      { installation: { windows: [{ removalNote: 'Great Blue wants it lighter' }] } },
    ]);
    await leave();
    expect(await tracesLeft()).toEqual([]);
    const { row } = await storedBooking(shop, booking.trackingCode);
    expect(row.installation).toEqual({ ...record, windows: [{ ...stored, removalNote: '' }] });
  });

  test('revokes the links to its bookings and everything that is logged in', async () => {
    const { booking, manageToken } = await book(shop, ofPerson);
    await prove();
    shop.clock.advance(10 * day);
    customer = await logIn(shop, customer.account);
    await leave();
    const opened = shop.call('getBookingDetails', {
      params: { code: booking.trackingCode },
      bookingToken: manageToken,
    });
    expect(await refusal(opened)).toMatchObject({ code: 'unauthorized' });
    expect(await refusal(customer.call('getUser', {}))).toMatchObject({ code: 'unauthorized' });
    expect(await refusal(shop.call('login', { body: { username: 'heron', password: testPassword } }))).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  test('is refused while a booking is to come, under way or held', async () => {
    const { booking, ...ticket } = await hold(shop, ofPerson);
    await prove();
    const ahead = { status: 409, code: 'booking_ahead', details: { trackingCode: booking.trackingCode } };
    expect(await refusal(leave())).toMatchObject(ahead);
    const { row } = await storedBooking(shop, booking.trackingCode);
    const set = (status: string) => execute(shop, 'update bookings set status = ? where id = ?', status, row.id);
    for (const status of ['confirmed', 'scheduled', 'in-progress']) {
      await set(status);
      expect(await refusal(leave())).toMatchObject(ahead);
    }
    await set('pending');
    await release(shop, { booking, ...ticket });
    expect(await leave()).toEqual({ done: true });
  });

  test('is refused until the job of a booking must be over', async () => {
    const { booking } = await book(shop, ofPerson);
    await prove();
    const { row } = await storedBooking(shop, booking.trackingCode);
    shop.clock.set(row.startsAt + row.jobMinutes * 60_000 - 1);
    customer = await logIn(shop, customer.account);
    expect(await refusal(leave())).toMatchObject({ code: 'booking_ahead' });
    shop.clock.advance(1);
    expect(await leave()).toEqual({ done: true });
  });

  test('needs the password, and wrong guesses count', async () => {
    for (let number = 0; number < 10; number += 1) {
      expect(await refusal(leave('not-the-password'))).toMatchObject({
        status: 401,
        code: 'invalid_credentials',
        fields: { password: expect.any(String) },
      });
    }
    expect(await refusal(leave())).toMatchObject({ code: 'too_many_attempts' });
    expect((await rowCounts(shop)).users).toBe(1);
  });

  test('drops the mails that have not left, of this account and no other', async () => {
    const other = await makeAccount(shop, { email: 'egret@tintforge.example' });
    for (const address of ['egret@tintforge.example', email]) {
      await shop.call('forgotPassword', { body: { email: address } });
    }
    await leave();
    const queued = await shop.database.connection.select().from(outbox).all();
    expect(queued.map(({ data }) => data)).toEqual([{ userId: other.id }]);
  });

  test('touches nothing of an address that it has only claimed', async () => {
    const { booking } = await book(shop, ofPerson);
    await shop.call('sendMessage', { body: { ...sampleMessage, email } });
    await keepMail({});
    await leave();
    expect((await storedBooking(shop, booking.trackingCode)).row.customerName).toBe('Great Blue');
    expect(await rowCounts(shop)).toMatchObject({ users: 0, mailbox: 1 });
    expect((await everyRow()).filter((row) => row.startsWith('contact_messages') && row.includes(email))).toHaveLength(
      1,
    );
  });

  test('frees name and address for others', async () => {
    await leave();
    const again = await makeAccount(shop, { username: 'heron', email });
    expect(again.username).toBe('heron');
  });

  test.each(['crew', 'admin'] as const)('is not for a member of the shop: %s', async (role) => {
    const { call } = await loggedIn(shop, { role, regionId: sampleShop.regionId });
    expect(await refusal(call('deleteMyAccount', { body: { password: testPassword } }))).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });
});
