import { randomUUID } from 'node:crypto';
import { type EndpointName, type ErrorCode, errorStatuses, generalErrors, routes } from '@tintforge/api-contract';
import { quotePhotoLimits } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { afterEach, expect, test } from 'vitest';
import { crewBreaks } from '../db/schema';
import { commit } from '../db/unit-of-work';
import { mostPasskeys } from '../features/accounts/passkeys/own-passkeys';
import { addBreak } from '../features/admin/schedule/add-break';
import { defaultLimits } from '../limits';
import { isProblem } from '../platform/problem';
import {
  book,
  bookingRequestOf,
  correctionOf,
  furtherCarOf,
  hold,
  openPayment,
  release,
  type Ticket,
} from '../testing/customer';
import { loggedIn, makeAccount, testPassword } from '../testing/logged-in';
import { fillDay } from '../testing/mishaps';
import { addPasskey, passkeyProof } from '../testing/passkeys';
import { type RawAnswer, type RawCall, rawCall } from '../testing/raw-call';
import { samplePicture } from '../testing/sample-photo';
import { requestQuote, sampleDraft, sentQuote } from '../testing/sample-quote';
import { sampleShop } from '../testing/sample-shop';
import { addTotp } from '../testing/second-factor';
import { changeExtras, checkIn, versionOf } from '../testing/staff';
import { openTestShop, type TestShop, type TestShopOptions } from '../testing/test-shop';
import { darkFront, exemptOrder, legalFront, sampleExemption, tintOrderOf } from '../testing/tint-order';
import { illegalWindow, windowRecordOf } from '../testing/window-record';

/** A call that makes the API respond with a code. */
interface Provocation {
  options?: TestShopOptions;
  provoke(shop: TestShop): Promise<RawAnswer>;
}

/** Sends a hold request that is right except for this. */
function holdWith(
  shop: TestShop,
  { changes = {}, payload, headers = {} }: { changes?: object; payload?: unknown; headers?: Record<string, string> },
): Promise<RawAnswer> {
  return rawCall(shop, {
    name: 'createBooking',
    payload: payload ?? { ...bookingRequestOf(shop.catalogue), ...changes },
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });
}

const changing = (changes: object): Provocation => ({ provoke: (shop) => holdWith(shop, { changes }) });

/** A car with every extra: three more of them are no day's work. */
const longCar = furtherCarOf({ addOnIds: [...sampleShop.addOnIds] });

/** Another deed of a crew, from the start of a sample job to the next start. */
const morningBreak = {
  crewId: sampleShop.crewId,
  date: '2026-12-08',
  from: sampleShop.time,
  until: sampleShop.starts.find((start) => start > sampleShop.time) ?? sampleShop.closes,
};

/** Opens the payment of a hold, as text goes over the wire. */
async function intentFor(shop: TestShop, before: (ticket: Awaited<ReturnType<typeof hold>>) => Promise<unknown>) {
  const { booking, manageToken } = await hold(shop, { addOnIds: [] });
  await before({ booking, manageToken, heldAt: '', holdExpiresAt: '' });
  const { trackingCode, customerName, vehicleInfo, totalPrice } = booking;
  return rawCall(shop, {
    name: 'createIntent',
    headers: { 'booking-token': manageToken },
    payload: { amount: totalPrice, bookingInfo: { trackingCode, customerName, vehicleInfo } },
  });
}

/** Asks something of a booking with its secret. */
function manage(
  shop: TestShop,
  { name, ticket, payload }: { name: EndpointName; ticket: Ticket; payload?: unknown },
): Promise<RawAnswer> {
  const { booking, manageToken } = ticket;
  return rawCall(shop, { name, code: booking.trackingCode, headers: { 'booking-token': manageToken }, payload });
}

function guess(shop: TestShop, username: string): Promise<RawAnswer> {
  return rawCall(shop, { name: 'login', payload: { username, password: 'not-the-password' } });
}

function register(shop: TestShop, changes: object): Promise<RawAnswer> {
  const request = { username: 'heron', password: 'white-ibis-on-a-lawn', email: 'heron@tintforge.example' };
  return rawCall(shop, { name: 'register', payload: { ...request, ...changes } });
}

/** Adds photos to a request, one after the other; the answer to the last. */
async function sendPhotos(shop: TestShop, photos: Buffer[]): Promise<RawAnswer> {
  const { code: quoteCode, quoteToken } = await requestQuote(shop);
  const headers = { 'quote-token': quoteToken, 'content-type': 'image/jpeg' };
  const answers: RawAnswer[] = [];
  for (const payload of photos)
    answers.push(await rawCall(shop, { name: 'addQuotePhoto', quoteCode, id: shop.random.uuid(), headers, payload }));
  return answers.at(-1) as RawAnswer;
}

/** A customer accepts version 1 of a quote. */
function acceptFirst(
  shop: TestShop,
  { code, quoteToken }: { code: string; quoteToken: string },
  name = 'Sample Customer',
): Promise<RawAnswer> {
  const payload = { number: 1, total: 1093.5, name, street: '12 Sample Street', city: 'Tampa', preferredDays: [] };
  return rawCall(shop, { name: 'acceptQuote', quoteCode: code, headers: { 'quote-token': quoteToken }, payload });
}

/** Sends a request to the staff area, as a permitted user. */
async function asAdmin(shop: TestShop, call: Omit<RawCall, 'headers'>): Promise<RawAnswer> {
  const { headers } = await loggedIn(shop, { role: 'admin' });
  return rawCall(shop, { ...call, headers });
}

/** A code that has no entry here does not compile. */
const provocations: Record<ErrorCode, Provocation> = {
  broken_json: { provoke: (shop) => holdWith(shop, { payload: '{' }) },
  unknown_key: changing({ status: 'confirmed' }),
  missing_field: changing({ zip: undefined }),
  page_outdated: {
    provoke: (shop) => holdWith(shop, { changes: { zip: undefined }, headers: { 'contract-version': 'earlier' } }),
  },
  invalid_type: changing({ vehicleYear: '2024' }),
  invalid_value: changing({ vehicleType: 'boat' }),
  invalid_characters: changing({ customerName: 'Sample\nCustomer' }),
  invalid_date: changing({ appointmentDate: '2026-02-30' }),
  idempotency_key_missing: { provoke: (shop) => holdWith(shop, { headers: { 'idempotency-key': 'key' } }) },
  unauthorized: { provoke: (shop) => rawCall(shop, { name: 'getBookingDetails' }) },
  not_found: { provoke: (shop) => rawCall(shop, { name: 'getBooking' }) },
  slot_taken: {
    async provoke(shop) {
      await fillDay(shop);
      return holdWith(shop, {});
    },
  },
  crew_busy: {
    async provoke(shop) {
      await hold(shop);
      const { headers } = await loggedIn(shop, { role: 'admin' });
      const payload = { ...morningBreak, reason: 'Van service' };
      return rawCall(shop, { name: 'addBreak', headers, payload });
    },
  },
  price_changed: changing({ totalPrice: 1 }),
  already_paid: {
    async provoke(shop) {
      return manage(shop, { name: 'releaseBooking', ticket: await book(shop) });
    },
  },
  quote_changed: {
    async provoke(shop) {
      const quote = await sentQuote(shop);
      await quote.send(sampleDraft);
      return acceptFirst(shop, quote);
    },
  },
  quote_expired: {
    async provoke(shop) {
      const quote = await sentQuote(shop);
      shop.clock.advance(40 * 86_400_000);
      return acceptFirst(shop, quote);
    },
  },
  already_accepted: {
    async provoke(shop) {
      const quote = await sentQuote(shop);
      await acceptFirst(shop, quote);
      return acceptFirst(shop, quote, 'Other Customer');
    },
  },
  draft_open: {
    async provoke(shop) {
      const { code, params, staff } = await sentQuote(shop);
      const { version } = await staff('getStaffQuote', { params });
      await staff('saveQuoteDraft', { params, body: { version, draft: sampleDraft } });
      const payload = { version: version + 1, goodThrough: '2027-01-31' };
      const { headers } = await loggedIn(shop, { role: 'admin' });
      return rawCall(shop, { name: 'extendQuote', quoteCode: code, headers, payload });
    },
  },
  quote_closed: {
    async provoke(shop) {
      const { code, quoteToken } = await requestQuote(shop);
      const { headers } = await loggedIn(shop, { role: 'office' });
      const payload = { version: 1, status: 'withdrawn', note: '' };
      await rawCall(shop, { name: 'markQuote', quoteCode: code, headers, payload });
      const asCustomer = { name: 'declineQuote', quoteCode: code, headers: { 'quote-token': quoteToken } } as const;
      return rawCall(shop, { ...asCustomer, payload: { reason: 'timing' } });
    },
  },
  photo_unreadable: { provoke: (shop) => sendPhotos(shop, [Buffer.from('no photo')]) },
  too_many_photos: {
    async provoke(shop) {
      const photo = await samplePicture('png');
      return sendPhotos(
        shop,
        Array.from({ length: quotePhotoLimits.most + 1 }, () => photo),
      );
    },
  },
  nothing_due: {
    async provoke(shop) {
      return manage(shop, { name: 'payBalance', ticket: await book(shop), payload: { amount: 1 } });
    },
  },
  bill_changed: {
    async provoke(shop) {
      const ticket = await book(shop);
      await changeExtras(shop, ticket, [sampleShop.otherAddOnId]);
      return manage(shop, { name: 'payBalance', ticket, payload: { amount: 1 } });
    },
  },
  not_cancellable: {
    async provoke(shop) {
      return manage(shop, { name: 'cancelBooking', ticket: await hold(shop), payload: { refund: 0 } });
    },
  },
  not_movable: {
    async provoke(shop) {
      const payload = { appointmentDate: '2026-12-09', appointmentTime: sampleShop.time };
      return manage(shop, { name: 'rescheduleBooking', ticket: await hold(shop), payload });
    },
  },
  not_correctable: {
    async provoke(shop) {
      return manage(shop, { name: 'correctBooking', ticket: await hold(shop), payload: correctionOf() });
    },
  },
  not_changeable: {
    async provoke(shop) {
      const payload = { version: 1, packageId: sampleShop.packageId, addOnIds: [] };
      return manage(shop, { name: 'changeOrder', ticket: await hold(shop), payload });
    },
  },
  refund_changed: {
    async provoke(shop) {
      return manage(shop, { name: 'cancelBooking', ticket: await book(shop), payload: { refund: 1 } });
    },
  },
  other_region: {
    async provoke(shop) {
      const payload = correctionOf({ zip: sampleShop.farZip });
      return manage(shop, { name: 'correctBooking', ticket: await book(shop), payload });
    },
  },
  invalid_credentials: { provoke: (shop) => guess(shop, 'nobody') },
  factor_required: {
    async provoke(shop) {
      const customer = await loggedIn(shop, { username: 'heron' });
      await addTotp(shop, customer);
      return rawCall(shop, { name: 'login', payload: { username: 'heron', password: testPassword } });
    },
  },
  factor_missing: {
    options: { config: { factorPolicy: { mode: 'required', graceMs: 0 } } },
    provoke: (shop) => asAdmin(shop, { name: 'getStaff' }),
  },
  factor_needed: {
    options: { config: { factorPolicy: { mode: 'required', graceMs: 60_000 } } },
    provoke: (shop) => asAdmin(shop, { name: 'removeTotp', payload: { code: '000000' } }),
  },
  too_many_passkeys: {
    async provoke(shop) {
      const customer = await loggedIn(shop);
      const { device } = await addPasskey(customer);
      for (let count = 1; count < mostPasskeys; count += 1) {
        await addPasskey(customer, { device, proof: await passkeyProof(customer, device) });
      }
      const payload = { ...(await passkeyProof(customer, device)) };
      return rawCall(shop, { name: 'beginPasskey', headers: customer.headers, payload });
    },
  },
  ticket_expired: {
    provoke: (shop) => rawCall(shop, { name: 'loginWithCode', payload: { ticket: 'a'.repeat(60), code: '000000' } }),
  },
  forbidden: {
    async provoke(shop) {
      const { headers } = await loggedIn(shop, { role: 'admin' });
      return rawCall(shop, { name: 'deleteMyAccount', headers, payload: { password: testPassword } });
    },
  },
  username_taken: {
    async provoke(shop) {
      await register(shop, {});
      return register(shop, {});
    },
  },
  no_email: {
    async provoke(shop) {
      const { headers } = await loggedIn(shop, { role: 'admin', email: '', emailVerifiedAt: null });
      return rawCall(shop, { name: 'resendVerification', headers });
    },
  },
  already_verified: {
    async provoke(shop) {
      const { headers } = await loggedIn(shop);
      return rawCall(shop, { name: 'resendVerification', headers });
    },
  },
  common_password: { provoke: (shop) => register(shop, { password: 'sunshine' }) },
  link_expired: {
    provoke: (shop) => rawCall(shop, { name: 'verifyEmail', payload: { token: 'a'.repeat(43) } }),
  },
  too_many_attempts: {
    async provoke(shop) {
      for (let number = 0; number < 10; number += 1) await guess(shop, 'nobody');
      return guess(shop, 'nobody');
    },
  },
  not_possible: {
    async provoke(shop) {
      const { booking } = await book(shop);
      return asAdmin(shop, {
        name: 'startJob',
        code: booking.trackingCode,
        payload: { version: await versionOf(shop, { booking }) },
      });
    },
  },
  in_calendar: {
    async provoke(shop) {
      const { id: userId } = await makeAccount(shop, { role: 'admin' });
      const place = { ...morningBreak, reason: 'Sample', userId };
      const added = await addBreak(shop.payments.bookings, place);
      if (isProblem(added)) throw new Error(added.body.message);
      await commit(shop.database, async (transaction) => {
        await transaction.update(crewBreaks).set({ isFromCalendar: true }).run();
      });
      return asAdmin(shop, { name: 'removeBreak', id: added.id, payload: { isWholeBlock: false } });
    },
  },
  amount_too_high: {
    async provoke(shop) {
      const { booking } = await book(shop);
      const payload = { version: await versionOf(shop, { booking }), amount: 1000, reason: 'A scratch' };
      return asAdmin(shop, { name: 'refundBooking', code: booking.trackingCode, payload });
    },
  },
  booking_ahead: {
    async provoke(shop) {
      const { account, headers } = await loggedIn(shop);
      await book(shop, { customerEmail: account.email });
      return rawCall(shop, { name: 'deleteMyAccount', headers, payload: { password: testPassword } });
    },
  },
  changed_meanwhile: {
    async provoke(shop) {
      const { headers } = await loggedIn(shop, { role: 'admin' });
      const { body } = await rawCall(shop, { name: 'getSettings', headers });
      const payload = { version: 7, rules: body.rules, dryRun: false };
      return rawCall(shop, { name: 'changeSettings', headers, payload });
    },
  },
  admin_not_configured: {
    options: { config: { mode: 'production' } },
    provoke: (shop) => rawCall(shop, { name: 'createAdmin' }),
  },
  preview_only: {
    async provoke(shop) {
      const { headers, staff } = await loggedIn(shop, { role: 'admin' });
      const { latest } = await staff('getCatalogue', {});
      await staff('saveCatalogueDraft', { body: { number: 0, version: 0, document: latest.document, note: '' } });
      const begun = await rawCall(shop, { name: 'previewCatalogue', id: '1', headers });
      return holdWith(shop, { headers: { cookie: String(begun.headers['set-cookie']).split(';')[0] ?? '' } });
    },
  },
  last_admin: {
    async provoke(shop) {
      const { account, headers } = await loggedIn(shop, { role: 'admin' });
      const payload = {
        version: 1,
        firstName: '',
        lastName: '',
        role: 'crew',
        regionId: sampleShop.regionId,
        isActive: true,
      };
      return rawCall(shop, { name: 'changeStaff', id: account.id, headers, payload });
    },
  },
  own_account: {
    async provoke(shop) {
      await loggedIn(shop, { role: 'admin' });
      const { account, headers } = await loggedIn(shop, { role: 'admin' });
      const payload = { version: 1, firstName: '', lastName: '', role: 'admin', regionId: null, isActive: false };
      return rawCall(shop, { name: 'changeStaff', id: account.id, headers, payload });
    },
  },
  hold_expired: { provoke: (shop) => intentFor(shop, (ticket) => release(shop, ticket)) },
  body_too_large: changing({ notes: 'x'.repeat(100_000) }),
  unsupported_media_type: {
    provoke: (shop) => holdWith(shop, { payload: 'a', headers: { 'content-type': 'text/plain' } }),
  },
  idempotency_key_reused: {
    async provoke(shop) {
      const headers = { 'idempotency-key': randomUUID() };
      await holdWith(shop, { headers });
      return holdWith(shop, { headers, changes: { notes: 'another' } });
    },
  },
  closed_day: changing({ appointmentDate: '2026-12-06' }),
  too_soon: changing({ appointmentDate: '2026-12-01', appointmentTime: '10:00' }),
  too_far: changing({ appointmentDate: '2027-06-01' }),
  outside_hours: {
    provoke(shop) {
      const appointmentTime = sampleShop.starts.at(-1);
      return holdWith(shop, {
        payload: bookingRequestOf(shop.catalogue, {
          ...sampleShop.longest,
          ...(appointmentTime && { appointmentTime }),
        }),
      });
    },
  },
  needs_quote: {
    provoke: (shop) =>
      holdWith(shop, { payload: bookingRequestOf(shop.catalogue, { furtherCars: [longCar, longCar, longCar] }) }),
  },
  outside_area: changing({ zip: '90210' }),
  unknown_package: changing({ packageId: 'gold' }),
  package_of_another_vehicle: changing({ packageId: sampleShop.otherVehiclePackageId }),
  unknown_add_on: changing({ addOnIds: ['gold'] }),
  repeated_add_on: changing({ addOnIds: [sampleShop.addOnId, sampleShop.addOnId] }),
  unknown_shade: changing({ preferredShade: 'Gold 5' }),
  unknown_glass: changing({
    tint: tintOrderOf({ shades: [{ ...legalFront, glass: { kind: 'preset', presetId: 'privacy-20' } }] }),
  }),
  repeated_zone: changing({ tint: tintOrderOf({ shades: [legalFront, legalFront] }) }),
  shade_not_legal: changing({ tint: tintOrderOf({ shades: [darkFront] }) }),
  exemption_incomplete: changing({ tint: exemptOrder({ exemption: { ...sampleExemption, kind: null } }) }),
  paper_not_acknowledged: changing({ tint: tintOrderOf({ registeredIn: 'US-MS', shades: [legalFront] }) }),
  disclosure_changed: changing({ tint: tintOrderOf({ disclosureVersion: 'old' }) }),
  early_check_in: {
    async provoke(shop) {
      const { booking } = await book(shop, { appointmentDate: '2026-12-01', appointmentTime: sampleShop.afternoon });
      const payload = { version: await versionOf(shop, { booking }) };
      return asAdmin(shop, { name: 'startJob', code: booking.trackingCode, payload });
    },
  },
  exemption_pending: {
    async provoke(shop) {
      const { booking } = await book(shop, { tint: exemptOrder() });
      const payload = { version: await versionOf(shop, { booking }) };
      return asAdmin(shop, { name: 'startJob', code: booking.trackingCode, payload });
    },
  },
  reading_not_legal: {
    async provoke(shop) {
      const ticket = await book(shop);
      await checkIn(shop, ticket);
      const code = ticket.booking.trackingCode;
      const record = { version: await versionOf(shop, ticket), ...windowRecordOf({ windows: [illegalWindow] }) };
      await asAdmin(shop, { name: 'recordWindows', code, payload: record });
      return asAdmin(shop, {
        name: 'completeJob',
        code,
        payload: { version: await versionOf(shop, ticket), note: '' },
      });
    },
  },
  too_many_holds: {
    options: { limits: { holds: { ...defaultLimits.holds, perPerson: 0 } } },
    provoke: (shop) => holdWith(shop, {}),
  },
  region_busy: {
    options: {
      limits: { holds: { ...defaultLimits.holds, perRegion: { least: 0, open: 0, crowded: 0 } } },
    },
    provoke: (shop) => holdWith(shop, {}),
  },
  rate_limited: {
    options: {
      limits: { rates: { ...defaultLimits.rates, codeLookUps: { calls: 1, perMs: 60_000 } } },
    },
    async provoke(shop) {
      await rawCall(shop, { name: 'getBooking' });
      return rawCall(shop, { name: 'getBooking' });
    },
  },
  internal: {
    async provoke(shop) {
      await shop.database.close();
      return rawCall(shop, { name: 'getBooking' });
    },
  },
  busy: {
    async provoke(shop) {
      const lock = await shop.stored.lock();
      const answer = await holdWith(shop, {});
      await lock.release();
      return answer;
    },
  },
  payment_unknown: {
    provoke: (shop) => intentFor(shop, async () => shop.emulator.faults.fail({ kind: 'connection-before' })),
  },
  payment_unavailable: {
    options: {
      // Less than the card provider takes.
      catalogue: { ...catalogue, packages: catalogue.packages.map((item) => ({ ...item, priceCents: 25 })) },
    },
    provoke: (shop) => intentFor(shop, (ticket) => openPayment(shop, ticket).catch(() => undefined)),
  },
};

let shop: TestShop | undefined;

afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

test.each(Object.entries(provocations))(
  '%s can be met over HTTP, with its own status',
  async (code, { options, provoke }) => {
    shop = await openTestShop(options);
    const answer = await provoke(shop);
    expect(answer.body).toMatchObject({ code, message: expect.stringMatching(/^[A-Z"].*\S$/) });
    expect(answer.status).toBe(errorStatuses[code as ErrorCode]);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  },
);

test('every code can come from some route', () => {
  const answered = new Set<string>([...generalErrors, ...Object.values(routes).flatMap(({ errors }) => [...errors])]);
  expect(Object.keys(provocations).toSorted()).toEqual([...answered].toSorted());
});

test('a 5xx never shows its cause', async () => {
  shop = await openTestShop();
  const { body } = await provocations.internal.provoke(shop);
  expect(JSON.stringify(body)).not.toMatch(/database|sqlite|stack/i);
});
