import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCalDavServer } from '../testing/caldav-server';
import { eventFile } from '../testing/calendar-event';
import { bookingRequestOf, hold, openPayment, sync } from '../testing/customer';
import { loggedIn, logIn, makeAccount, testPassword } from '../testing/logged-in';
import { type MailServer, openMailServer } from '../testing/mail-server';
import { mailedLink } from '../testing/mailed-link';
import { phoneBookingOf } from '../testing/phone-booking';
import { rawCall } from '../testing/raw-call';
import { execute } from '../testing/raw-sql';
import { sampleShop } from '../testing/sample-shop';
import { versionOf } from '../testing/staff';
import { openTestShop, type TestShop, testKeys } from '../testing/test-shop';
import { exemptOrder } from '../testing/tint-order';

/** The person of the journey; these values appear nowhere else. */
const person = {
  username: 'odalys.quillfeather',
  password: 'seventeen-otters-in-rain',
  newPassword: 'eighteen-otters-in-snow',
  email: 'odalys@quillfeather.example',
  newEmail: 'odalys.new@quillfeather.example',
  firstName: 'Odalysia',
  lastName: 'Quillfeather',
  name: 'Odalysia Quillfeather',
  phone: '(727) 555-0193',
  street: '4711 Marmalade Crossing',
  notes: 'The key lies under the blue flamingo',
  certificateNumber: 'XQ-77-ZEBRA-19',
  documentReference: 'folder zebra, page nine',
  message: 'My late aunt left me nine windows',
} as const;

const smtpPassword = 'smtp-word-of-the-operator';

let mailServer: MailServer;
let shop: TestShop;
/** Values that may appear in no log line, with their names. */
let secrets: Map<string, string>;

beforeEach(async () => {
  mailServer = await openMailServer();
  const mail = { smtpUrl: mailServer.smtpUrl, from: 'Tintforge <book@tintforge.example>' };
  shop = await openTestShop({ config: { mail } });
  secrets = new Map(Object.entries(person));
  for (const [name, value] of Object.entries(testKeys)) secrets.set(name, value);
  secrets.set('the same phone as it is stored', '7275550193');
  secrets.set('the secret of the installation', 'a secret of thirty-two bytes');
});
afterEach(async () => {
  await shop.close();
  await mailServer.close();
});

/** Each form in which a value can appear in a line: as it is, encoded for a URL, in base64. */
function formsOf(value: string): string[] {
  return [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1), Buffer.from(value).toString('base64')];
}

function expectNothingTold(): void {
  const text = shop.log.lines.join('');
  for (const [name, value] of secrets) {
    for (const form of formsOf(value)) expect(text.includes(form), `${name}: ${form}`).toBe(false);
  }
}

const keep = (name: string, value: unknown): string => {
  const text = String(value);
  expect(text.length, name).toBeGreaterThan(6);
  secrets.set(name, text);
  return text;
};

/** Registers, verifies the email address and logs in again; returns the headers of a session. */
async function enter(): Promise<Record<string, string>> {
  const { username, password, email, firstName, lastName, phone } = person;
  const registered = await rawCall(shop, {
    name: 'register',
    payload: { username, password, email, firstName, lastName, phone },
  });
  expect(registered.status).toBe(201);
  keep('the first bearer', registered.body.token);
  await shop.runMails();
  const link = /verify-email#([\w-]{43})/.exec(mailServer.arrived.at(-1)?.text ?? '')?.[1];
  await shop.call('verifyEmail', { body: { token: keep('the link that proves the address', link), password } });
  const entered = await rawCall(shop, { name: 'login', payload: { username: email, password } });
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  keep('the cookie', cookie.replace('login=', ''));
  const renewed = await rawCall(shop, {
    name: 'refreshLogin',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie },
  });
  keep('the next cookie', String(renewed.headers['set-cookie']).split(';')[0]?.replace('login=', ''));
  return { authorization: `Bearer ${keep('the bearer', renewed.body.token)}` };
}

const orderOf = (changes = {}) =>
  bookingRequestOf(shop.catalogue, {
    customerName: person.name,
    customerEmail: person.email,
    customerPhone: person.phone,
    address: { street: person.street, city: sampleShop.city },
    notes: person.notes,
    tint: exemptOrder({
      exemption: {
        kind: 'medical',
        certificateNumber: person.certificateNumber,
        documentReference: person.documentReference,
      },
    }),
    ...changes,
  });

/** Holds, pays with a card, and lets the card provider confirm. */
async function buy() {
  const held = await hold(shop, orderOf());
  keep('the secret of the booking', held.manageToken);
  const clientSecret = keep('the secret of the payment', await openPayment(shop, held));
  await shop.browser.pay(clientSecret, 'pm_card_chargeDeclined');
  await shop.browser.pay(clientSecret, 'pm_card_visa');
  await shop.emulator.webhooks.deliverDue();
  await sync(shop, held);
  return held;
}

test('a whole journey leaves no secret and no personal data in any line, at the most detailed level', async () => {
  const login = await enter();
  const held = await buy();
  const code = held.booking.trackingCode;
  const token = { 'booking-token': held.manageToken };
  await shop.runMails();

  // The customer manages the booking by its link, then forgets the password and changes the address.
  for (const name of ['getBookingDetails', 'getBookingCalendar', 'getConfirmationEmail'] as const)
    expect((await rawCall(shop, { name, code, headers: token })).status).toBe(200);
  const { email, newEmail, firstName, lastName, phone, password, newPassword } = person;
  const seen = (await rawCall(shop, { name: 'getUser', headers: login })).body.user as Record<string, string>;
  const profile = {
    ...{ email: newEmail, firstName, lastName, phone, currentPassword: password },
    seen: { email: seen.email, firstName: seen.firstName, lastName: seen.lastName, phone: seen.phone },
  };
  expect(await rawCall(shop, { name: 'updateProfile', headers: login, payload: profile })).toMatchObject({
    status: 200,
  });
  await rawCall(shop, { name: 'forgotPassword', payload: { email } });
  await shop.runMails();
  const texts = mailServer.arrived.map(({ text }) => text ?? '');
  const reset = texts.map((text) => /reset-password#([\w-]{43})/.exec(text)?.[1]).find((found) => found !== undefined);
  const payload = { token: keep('the link that sets a password', reset), password: newPassword };
  expect(await rawCall(shop, { name: 'resetPassword', payload })).toMatchObject({ status: 200 });
  await rawCall(shop, {
    name: 'sendMessage',
    payload: { name: person.name, email, phone, service: 'Residential Tinting', message: person.message },
  });

  // The shop reads, decides, notes, refunds and searches for the person by name.
  const admin = await loggedIn(shop, { role: 'admin' });
  keep('the bearer of the administrator', admin.headers.authorization.slice(7));
  const acted = async (
    name: 'approveExemption' | 'refundBooking' | 'addBookingNote',
    body: Record<string, unknown>,
  ) => {
    const version = await versionOf(shop, held);
    const given = name === 'addBookingNote' ? body : { version, ...body };
    const { status } = await rawCall(shop, { name, code, headers: admin.headers, payload: given });
    expect([name, status < 300]).toEqual([name, true]);
  };
  await acted('approveExemption', { reason: person.documentReference });
  await acted('addBookingNote', { note: person.notes });
  await acted('refundBooking', { amount: 10, reason: person.notes });
  await shop.runRefunds();
  for (const name of ['getStaffBookings', 'getCustomers'] as const)
    await rawCall(shop, { name, headers: admin.headers, suffix: `?q=${encodeURIComponent(person.name)}` });
  const staff = { username: 'new.person', email, firstName, lastName, role: 'crew', regionId: sampleShop.regionId };
  await rawCall(shop, { name: 'addStaff', headers: admin.headers, payload: staff });
  await rawCall(shop, {
    name: 'createPhoneBooking',
    headers: { ...admin.headers, 'idempotency-key': shop.random.uuid() },
    payload: phoneBookingOf(shop.catalogue, orderOf({ appointmentTime: '14:00', appointmentDate: '2026-12-10' })),
  });

  // The mail server's refusal repeats the recipient's address, temporarily and then permanently.
  mailServer.always({ kind: 'reject', at: 'recipient', code: 550 });
  await shop.runMails();
  mailServer.always({ kind: 'hang-up', when: 'before-data' });
  await shop.runMails();
  await shop.runReconciler();
  await shop.runExpiry();
  expect(shop.log.lines.length).toBeGreaterThan(40);
  expectNothingTold();
});

test('a call that fails leaves no secret in any line, wherever the secret was', async () => {
  const account = await makeAccount(shop, { email: person.email, firstName: person.firstName });
  const { headers, cookie } = await logIn(shop, account);
  const bearer = keep('the bearer', headers.authorization.slice(7));
  const cookieToken = keep('the cookie', cookie.replace('login=', ''));
  const held = await hold(shop, orderOf());
  const manageToken = keep('the secret of the booking', held.manageToken);
  const clientSecret = keep('the secret of the payment', await openPayment(shop, held));
  const link = keep('a mailed link', await mailedLink(shop, { userId: account.id, purpose: 'reset-password' }));
  const told = [bearer, cookieToken, manageToken, clientSecret, link, person.email, person.phone, testKeys.secretKey];

  for (const secret of told) {
    const inAddress = encodeURIComponent(secret);
    const everywhere = {
      authorization: `Bearer ${secret}`,
      'booking-token': secret,
      cookie: `login=${inAddress}`,
      'stripe-signature': `t=1,v1=${inAddress}`,
      'idempotency-key': inAddress,
      'x-forwarded-for': inAddress,
      'user-agent': inAddress,
      referer: `http://localhost/${inAddress}`,
    };
    for (const url of [
      `/api/bookings/${inAddress}`,
      `/api/bookings/${inAddress}/details?secret=${inAddress}`,
      `/api/auth/reset-password/${inAddress}`,
      `/api/demo/mailbox/${inAddress}/page/${inAddress}`,
      `/nothing/${inAddress}?${inAddress}`,
      `/%ff${inAddress}`,
      `/api/availability?zip=${inAddress}`,
    ])
      await shop.server.inject({ url, headers: everywhere });
    for (const name of ['login', 'createBooking', 'resetPassword', 'receiveWebhook', 'changePassword'] as const) {
      const payload = { username: secret, password: secret, token: secret, [secret]: secret };
      const { status } = await rawCall(shop, { name, headers: everywhere, payload });
      expect(status).toBeGreaterThanOrEqual(400);
      await rawCall(shop, { name, headers: everywhere, payload: `{"broken":"${secret}` });
    }
  }
  // Values without a recognizable form never get near the log: not through a body, a query or a header.
  for (const secret of [person.password, person.name, person.street, person.certificateNumber, smtpPassword]) {
    const words = { username: secret, password: secret, customerName: secret, [secret]: secret };
    keep('a word', secret);
    await rawCall(shop, { name: 'login', payload: words, headers: { cookie: `login=${encodeURIComponent(secret)}` } });
    await rawCall(shop, { name: 'createBooking', payload: words, headers: { 'idempotency-key': shop.random.uuid() } });
    await rawCall(shop, { name: 'getAvailability', suffix: `?zip=${encodeURIComponent(secret)}` });
  }
  expect(shop.log.lines.length).toBeGreaterThan(100);
  expectNothingTold();
});

test('a crew’s calendar leaves neither its password nor an event’s title in any line, whether it works or fails', async () => {
  const server = await openCalDavServer(['work']);
  const owner = await loggedIn(shop, { role: 'admin' });
  const login = { url: server.url, ...server.login };
  keep('the password of the calendar', login.password);
  const title = keep('the title of an event', 'Visit to the marmalade works');
  const more = [`DESCRIPTION:${title}`];
  const event = eventFile({ uid: 'visit', start: '2026-12-08 12:00', end: '2026-12-08 13:00', more });
  server.put('work', 'visit.ics', event);
  await owner.staff('findCrewCalendars', {
    body: { ...login, password: keep('a wrong password', 'otters-in-a-boat') },
  });
  const connection = { crewId: sampleShop.crewId, ...login, calendarUrl: server.calendarUrl('work') };
  await owner.staff('connectCrewCalendar', { body: connection });
  server.put('work', 'broken.ics', event.replace('BEGIN:VEVENT', `BEGIN:${title}`));
  shop.clock.advance(60_000);
  await shop.runCalendars();
  await server.close();
  shop.clock.advance(60_000);
  await shop.runCalendars();
  expect(shop.log.lines.join('')).toContain('a crew’s calendar isn’t in step');
  expectNothingTold();
});

test('a crash in the middle of a write leaves no value of it in any line', async () => {
  const tables = ['booking_events', 'contact_messages', 'sessions'];
  for (const table of tables) await execute(shop, `alter table ${table} rename to ${table}_gone`);
  const { username, password, email, firstName, lastName, phone, name, message } = person;
  const headers = { 'idempotency-key': shop.random.uuid() };
  const answers = [
    await rawCall(shop, { name: 'createBooking', headers, payload: orderOf() }),
    await rawCall(shop, { name: 'register', payload: { username, password, email, firstName, lastName, phone } }),
    await rawCall(shop, {
      name: 'sendMessage',
      payload: { name, email, phone, service: 'Residential Tinting', message },
    }),
  ];
  for (const table of tables) await execute(shop, `alter table ${table}_gone rename to ${table}`);
  for (const { status, body } of answers) {
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(body)).not.toMatch(/insert|booking_events|sessions|gone/);
  }
  expect(shop.log.lines.filter((line) => line.includes('a request failed'))).toHaveLength(3);
  expectNothingTold();
});

test('a mail server that wants a better password is not told of with ours', async () => {
  await shop.close();
  const smtpUrl = mailServer.smtpUrl.replace('smtp://', `smtp://operator:${smtpPassword}@`);
  shop = await openTestShop({ config: { mail: { smtpUrl, from: 'book@tintforge.example' } } });
  secrets.set('the operator’s password', smtpPassword);
  await hold(shop, orderOf());
  shop.clock.advance(16 * 60_000);
  await shop.runExpiry();
  await shop.runMails();
  expect(mailServer.arrived).toEqual([]);
  expectNothingTold();
});

test('the accounts of tests have passwords that the watch over all logs knows', () => {
  shop.log.lines.push(`somebody typed ${testPassword}`);
  expect(() => shop.log.expectNothingTold()).toThrow('The log tells');
  shop.log.lines.pop();
});
