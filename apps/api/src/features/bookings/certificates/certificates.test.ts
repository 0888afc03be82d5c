import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import type { ExemptionInput } from '@tintforge/api-contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { certificatePhotos } from '../../../db/schema';
import { book, cancel, details, furtherCarOf, hold, refusal, release, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn, logIn } from '../../../testing/logged-in';
import { phoneBookingOf } from '../../../testing/phone-booking';
import { execute } from '../../../testing/raw-sql';
import { type S3Store, startS3Store } from '../../../testing/s3-store';
import { sampleHeic, samplePhoto } from '../../../testing/sample-photo';
import { morningOf, sampleShop } from '../../../testing/sample-shop';
import { auditOf, versionOf } from '../../../testing/staff';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder, sampleExemption } from '../../../testing/tint-order';

const minute = 60_000;

let shop: TestShop;
let office: LoggedIn;
let photo: Buffer;

beforeEach(async () => {
  shop = await openTestShop();
  office = await loggedIn(shop, { role: 'office' });
  photo = await samplePhoto({ width: 90, height: 60 });
});
afterEach(() => shop.close());

const exempt = { tint: exemptOrder() } as const;

interface Call {
  id?: string;
  number?: string;
  bytes?: Buffer;
  type?: string;
  /** The link is that of the booking unless someone is logged in. */
  as?: LoggedIn;
  /** Staff, in the shop's own area. */
  by?: LoggedIn;
}

const paramsOf = ({ booking }: Pick<Ticket, 'booking'>, { id = randomUUID(), number = '1' }: Call) => ({
  code: booking.trackingCode,
  number,
  id,
});

/** Adds a photo by the booking's link, as an account, or as staff. */
function add(ticket: Ticket, call: Call = {}) {
  const { bytes = photo, type = 'image/jpeg', as, by } = call;
  const file = new Blob([new Uint8Array(bytes)], { type });
  const params = paramsOf(ticket, call);
  if (by !== undefined) return by.staff('addCertificatePhotoByShop', { params, file });
  if (as !== undefined) return as.call('addCertificatePhoto', { params, file });
  return shop.call('addCertificatePhoto', { params, file, bookingToken: ticket.manageToken });
}

function remove(ticket: Ticket, call: Call) {
  const params = paramsOf(ticket, call);
  if (call.by !== undefined) return call.by.staff('removeCertificatePhotoByShop', { params });
  if (call.as !== undefined) return call.as.call('removeCertificatePhoto', { params });
  return shop.call('removeCertificatePhoto', { params, bookingToken: ticket.manageToken });
}

const look = (ticket: Ticket, id: string, headers: Record<string, string> = office.headers) =>
  shop.server.inject({ url: `/api/admin/bookings/${ticket.booking.trackingCode}/certificate/${id}`, headers });

const certificates = async (ticket: Ticket) => (await details(shop, ticket)).certificates;
const rows = () => shop.database.connection.select().from(certificatePhotos).all();

/** Names of the files that are there. */
function files(): string[] {
  if (!existsSync(shop.photoFolder)) return [];
  const all = readdirSync(shop.photoFolder, { recursive: true, withFileTypes: true });
  return all.flatMap((each) => (each.isFile() ? [each.name] : []));
}

async function expectNothing(): Promise<void> {
  await shop.runTidying();
  expect(files()).toEqual([]);
  shop.clock.advance(61 * minute);
  await shop.runTidying();
  expect(await rows()).toEqual([]);
}

describe('a photo of a certificate', () => {
  test('is added by the link, its owner sees that it is there, and the office sees it', async () => {
    const booked = await book(shop, exempt);
    expect(await certificates(booked)).toEqual([{ car: 1, photos: [], isOpen: true }]);
    const { id } = await add(booked);
    expect(await certificates(booked)).toEqual([{ car: 1, photos: [id], isOpen: true }]);
    const { staff } = office;
    const seen = await staff('getStaffBooking', { params: { code: booked.booking.trackingCode } });
    expect(seen.certificates).toEqual([{ car: 1, photos: [id], isOpen: true }]);
    expect(seen.history.at(-1)).toMatchObject({ kind: 'certificate-added', actor: 'customer', facts: {} });
    const answer = await look(booked, id);
    expect([answer.statusCode, (await sharp(answer.rawPayload).metadata()).format]).toEqual([200, 'jpeg']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="certificate.jpg"',
      'x-content-type-options': 'nosniff',
    });
  });

  test('is added by the account that the booking belongs to, and removed by it', async () => {
    const owner = await loggedIn(shop, { email: 'customer@tintforge.example' });
    const booked = await book(shop, exempt);
    const { id } = await add(booked, { as: owner });
    await remove(booked, { id, as: owner });
    await remove(booked, { id, as: owner });
    expect(await certificates(booked)).toEqual([{ car: 1, photos: [], isOpen: true }]);
    expect((await storedBooking(shop, booked.booking.trackingCode)).history.slice(-2)).toEqual([
      'certificate-added',
      'certificate-removed',
    ]);
    await expectNothing();
  });

  test('is shown to no crew, to no customer, its own among them, and to nobody without a login', async () => {
    const owner = await loggedIn(shop, { email: 'customer@tintforge.example' });
    const booked = await book(shop, exempt);
    const { id } = await add(booked);
    const crew = await loggedIn(shop, { role: 'crew', username: 'crew', regionId: sampleShop.regionId });
    const other = await loggedIn(shop, { username: 'other' });
    const admin = await loggedIn(shop, { role: 'admin', username: 'admin' });
    const statusFor = async (headers: Record<string, string>) => (await look(booked, id, headers)).statusCode;
    expect(await statusFor({})).toBe(401);
    expect(await statusFor({ 'booking-token': booked.manageToken })).toBe(401);
    for (const { headers } of [crew, owner, other]) expect(await statusFor(headers)).toBe(403);
    expect(await statusFor(admin.headers)).toBe(200);
  });

  test('is added and removed by nobody but the owner: not with another’s link or account, nor by crew and office', async () => {
    const booked = await book(shop, exempt);
    const stranger = await book(shop, { ...exempt, appointmentDate: '2026-12-09' });
    const { id } = await add(booked);
    const crew = await loggedIn(shop, { role: 'crew', username: 'crew', regionId: sampleShop.regionId });
    const other = await loggedIn(shop, { username: 'other' });
    const stolen = { ...booked, manageToken: stranger.manageToken };
    expect(await refusal(add(stolen))).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await refusal(remove(stolen, { id }))).toMatchObject({ status: 401 });
    for (const as of [crew, other, office]) {
      expect(await refusal(add(booked, { as }))).toMatchObject({ status: 401 });
      expect(await refusal(remove(booked, { id, as }))).toMatchObject({ status: 401 });
    }
    // Under its id another booking neither takes it over nor away, nor does the office see it there.
    expect(await refusal(add(stranger, { id }))).toMatchObject({ status: 404 });
    await remove(stranger, { id });
    expect((await look(stranger, id)).statusCode).toBe(404);
    expect(await certificates(booked)).toMatchObject([{ photos: [id] }]);
  });

  test('sent again under its id is the same, also at once', async () => {
    const booked = await book(shop, exempt);
    const id = randomUUID();
    await Promise.all([add(booked, { id }), add(booked, { id })]);
    await add(booked, { id });
    expect([(await rows()).length, files().length]).toEqual([1, 2]);
  });

  test('is one of four, and HEIC is taken; what is no picture is not', async () => {
    const booked = await book(shop, exempt);
    await add(booked, { bytes: sampleHeic, type: 'image/heic' });
    for (let count = 0; count < 3; count += 1) await add(booked);
    expect(await refusal(add(booked))).toMatchObject({ code: 'too_many_photos' });
    expect(await refusal(add(booked, { by: office }))).toMatchObject({ code: 'too_many_photos' });
    const pdf = Buffer.from('%PDF-1.7');
    await remove(booked, { id: (await certificates(booked))[0]?.photos[0] ?? '' });
    expect(await refusal(add(booked, { bytes: pdf }))).toMatchObject({ code: 'photo_unreadable' });
    const asItIs = add(booked, { bytes: pdf, type: 'application/pdf' });
    expect(await refusal(asItIs)).toMatchObject({ code: 'unsupported_media_type' });
  });

  test('that is removed before it arrives, or on its way, does not come after', async () => {
    const booked = await book(shop, exempt);
    const early = randomUUID();
    await remove(booked, { id: early });
    expect(await refusal(add(booked, { id: early }))).toMatchObject({ status: 404 });
    for (const answers of [0, 1, 2, 3]) {
      const id = randomUUID();
      const adding = add(booked, { id }).catch((error: unknown) => error);
      // Each is an answer of the server, while the photo is read and stored.
      for (let count = 0; count < answers; count += 1) await certificates(booked);
      await remove(booked, { id });
      await adding;
      expect(await certificates(booked)).toMatchObject([{ photos: [] }]);
    }
    await expectNothing();
  });

  test('is for a car with an exemption, while the job isn’t over; it can be removed after that', async () => {
    const plain = await book(shop, { appointmentDate: '2026-12-09' });
    expect([await certificates(plain), (await refusal(add(plain))).code]).toEqual([[], 'not_possible']);
    const booked = await book(shop, exempt);
    expect(await refusal(add(booked, { number: '2' }))).toMatchObject({ status: 404 });
    const { id } = await add(booked);
    await cancel(shop, booked);
    expect(await certificates(booked)).toEqual([{ car: 1, photos: [id], isOpen: false }]);
    expect(await refusal(add(booked))).toMatchObject({ code: 'not_possible' });
    await remove(booked, { id });
    await expectNothing();
  });

  test('of one of several cars is that car’s', async () => {
    const shaded = furtherCarOf({ packageId: sampleShop.packageId, tint: exemptOrder() });
    const booked = await book(shop, { furtherCars: [shaded] });
    expect(await certificates(booked)).toEqual([{ car: 2, photos: [], isOpen: true }]);
    expect(await refusal(add(booked))).toMatchObject({ code: 'not_possible' });
    const { id } = await add(booked, { number: '2' });
    expect(await certificates(booked)).toMatchObject([{ car: 2, photos: [id] }]);
    expect((await look(booked, id)).statusCode).toBe(200);
    const { history } = await office.staff('getStaffBooking', { params: { code: booked.booking.trackingCode } });
    expect(history.at(-1)?.facts).toEqual({ car: 2 });
  });

  test('changes no version of its booking, and staff read who changed that', async () => {
    const booked = await book(shop, exempt);
    const before = await versionOf(shop, booked);
    await add(booked);
    expect(await versionOf(shop, booked)).toBe(before);
    const params = { code: booked.booking.trackingCode };
    await office.staff('approveExemption', { params, body: { version: before, reason: '' } });
    await add(booked);
    const again = office.staff('approveExemption', { params, body: { version: before, reason: '' } });
    expect(await refusal(again)).toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringContaining('approved its exemption'),
    });
  });
});

describe('a photo that staff add', () => {
  test('for a caller without an email is one like the customer’s, and history and audit name who added and removed it', async () => {
    const desk = await loggedIn(shop, { role: 'office', username: 'desk', firstName: 'Front', lastName: 'Desk' });
    const body = phoneBookingOf(shop.catalogue, { payment: 'on-site', customerEmail: '', ...exempt });
    const { trackingCode } = await desk.staff('createPhoneBooking', { body, idempotencyKey: randomUUID() });
    const params = { code: trackingCode };
    const called = { booking: { trackingCode } } as Ticket;
    const seen = () => desk.staff('getStaffBooking', { params });
    const { id } = await add(called, { by: desk, bytes: sampleHeic, type: 'image/heic' });
    expect((await seen()).certificates).toEqual([{ car: 1, photos: [id], isOpen: true }]);
    const answer = await look(called, id);
    expect([answer.statusCode, (await sharp(answer.rawPayload).metadata()).format]).toEqual([200, 'jpeg']);
    await remove(called, { id, by: desk });
    const { certificates: left, history } = await seen();
    expect(left).toEqual([{ car: 1, photos: [], isOpen: true }]);
    expect(history.slice(-2).map(({ kind, actor, by }) => [kind, actor, by])).toEqual([
      ['certificate-added', 'staff', 'Front Desk'],
      ['certificate-removed', 'staff', 'Front Desk'],
    ]);
    const acts = (await auditOf(shop)).filter(({ userId }) => userId === desk.account.id);
    expect(acts.slice(1)).toMatchObject([
      { action: 'booking.certificate-added', subject: trackingCode, data: {} },
      { action: 'booking.certificate-removed', subject: trackingCode, data: {} },
    ]);
    await expectNothing();
  });

  test('of one of several cars is that car’s, and one that a customer added can be removed', async () => {
    const shaded = furtherCarOf({ packageId: sampleShop.packageId, tint: exemptOrder() });
    const booked = await book(shop, { furtherCars: [shaded] });
    expect(await refusal(add(booked, { by: office }))).toMatchObject({ code: 'not_possible' });
    const { id } = await add(booked, { number: '2' });
    await remove(booked, { id, number: '2', by: office });
    const { id: added } = await add(booked, { number: '2', by: office });
    expect(await certificates(booked)).toEqual([{ car: 2, photos: [added], isOpen: true }]);
    expect((await auditOf(shop)).at(-1)).toMatchObject({ action: 'booking.certificate-added', data: { car: 2 } });
  });

  test('is none of a customer, even of the owner', async () => {
    const owner = await loggedIn(shop, { email: 'customer@tintforge.example' });
    const booked = await book(shop, exempt);
    const { id } = await add(booked);
    expect(await refusal(add(booked, { by: owner }))).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await refusal(remove(booked, { id, by: owner }))).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await certificates(booked)).toMatchObject([{ photos: [id] }]);
  });

  test('at the car is one of today’s jobs of the crew’s region, and no crew sees it', async () => {
    const booked = await book(shop, exempt);
    const crew = await loggedIn(shop, { role: 'crew', username: 'crew', regionId: sampleShop.regionId });
    const away = await loggedIn(shop, { role: 'crew', username: 'away', regionId: sampleShop.farRegionId });
    const { id: known } = await add(booked);
    expect(await refusal(add(booked, { by: crew }))).toMatchObject({ code: 'not_possible' });
    expect(await refusal(remove(booked, { id: known, by: crew }))).toMatchObject({ code: 'not_possible' });
    shop.clock.set(Date.parse(morningOf('2026-12-08')));
    const [there, elsewhere] = [await logIn(shop, crew.account), await logIn(shop, away.account)];
    expect(await refusal(add(booked, { by: elsewhere }))).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await refusal(remove(booked, { id: known, by: elsewhere }))).toMatchObject({ status: 403 });
    const { id } = await add(booked, { by: there });
    expect(await certificates(booked)).toMatchObject([{ photos: [known, id] }]);
    expect((await look(booked, id, there.headers)).statusCode).toBe(403);
    await remove(booked, { id, by: there });
    expect(await certificates(booked)).toMatchObject([{ photos: [known] }]);
  });

  test('is added until the job is over', async () => {
    const booked = await book(shop, exempt);
    await cancel(shop, booked);
    expect(await refusal(add(booked, { by: office }))).toMatchObject({ code: 'not_possible' });
  });
});

describe('looking at a photo', () => {
  test('is in the audit with who, when and which booking, and not in what is seen', async () => {
    const booked = await book(shop, exempt);
    const { id } = await add(booked);
    const { trackingCode: subject } = booked.booking;
    await look(booked, id);
    const { id: userId } = office.account;
    const act = { userId, action: 'booking.certificate-viewed', subject, data: {} };
    expect(await auditOf(shop)).toEqual([act]);
    const admin = await loggedIn(shop, { role: 'admin', username: 'admin' });
    const { acts } = await admin.staff('getAudit', { query: { subject } });
    expect(acts).toMatchObject([{ ...act, at: new Date(shop.clock.now()).toISOString(), userName: 'Sample Customer' }]);
    const { history } = await office.staff('getStaffBooking', { params: { code: subject } });
    expect(history.at(-1)?.kind).toBe('certificate-added');
  });

  test('of one of several cars says which car', async () => {
    const shaded = furtherCarOf({ packageId: sampleShop.packageId, tint: exemptOrder() });
    const booked = await book(shop, { furtherCars: [shaded] });
    const { id } = await add(booked, { number: '2' });
    await look(booked, id);
    expect((await auditOf(shop)).at(-1)).toMatchObject({ data: { car: 2 } });
  });

  test('that is refused, or finds none, is not in it', async () => {
    const booked = await book(shop, exempt);
    const { id } = await add(booked);
    const crew = await loggedIn(shop, { role: 'crew', username: 'crew', regionId: sampleShop.regionId });
    expect((await look(booked, id, crew.headers)).statusCode).toBe(403);
    expect((await look(booked, randomUUID())).statusCode).toBe(404);
    expect(await auditOf(shop)).toEqual([]);
  });
});

describe('erased with the exemption', () => {
  test('by staff who enter another in its place, but not by those who say where the document is', async () => {
    const booked = await book(shop, exempt);
    const { id } = await add(booked);
    const change = async (exemption: ExemptionInput, { dryRun = false } = {}) =>
      office.staff('changeByShop', {
        params: { code: booked.booking.trackingCode },
        body: {
          tint: exemptOrder({ exemption }),
          version: await versionOf(shop, booked),
          notify: false,
          reason: 'Asked by phone',
          dryRun,
        },
      });
    const elsewhere = { ...sampleExemption, documentReference: 'Came by mail' };
    const another = { ...sampleExemption, certificateNumber: 'CERT-2' };
    expect(await change(elsewhere, { dryRun: true })).toMatchObject({ photosRemoved: 0 });
    await change(elsewhere);
    expect(await change(another, { dryRun: true })).toMatchObject({ photosRemoved: 1 });
    expect(await certificates(booked)).toMatchObject([{ photos: [id] }]);
    await change(another);
    expect([await certificates(booked), (await look(booked, id)).statusCode]).toEqual([
      [{ car: 1, photos: [], isOpen: true }],
      404,
    ]);
    await expectNothing();
  });

  test('of a car, when another is entered for it, alone', async () => {
    const shaded = furtherCarOf({ packageId: sampleShop.packageId, tint: exemptOrder() });
    const booked = await book(shop, { furtherCars: [shaded, shaded] });
    await add(booked, { number: '2' });
    const { id } = await add(booked, { number: '3' });
    const another = JSON.stringify({ ...sampleExemption, kind: 'occupational' });
    await execute(shop, `update booking_cars set exemption = '${another}' where number = 2`);
    expect(await certificates(booked)).toMatchObject([
      { car: 2, photos: [] },
      { car: 3, photos: [id] },
    ]);
  });
  test('by staff who choose shades that need none, at once from the page and soon from the disk', async () => {
    const booked = await book(shop, exempt);
    const { id } = await add(booked);
    const body = { tint: null, version: await versionOf(shop, booked), notify: false, reason: 'Asked by phone' };
    const params = { code: booked.booking.trackingCode };
    const preview = await office.staff('changeByShop', { params, body: { ...body, dryRun: true } });
    expect(preview).toMatchObject({ photosRemoved: 1 });
    await office.staff('changeByShop', { params, body });
    expect([await certificates(booked), (await look(booked, id)).statusCode]).toEqual([[], 404]);
    await expectNothing();
  });

  test('of each car alone', async () => {
    const shaded = furtherCarOf({ packageId: sampleShop.packageId, tint: exemptOrder() });
    const booked = await book(shop, { furtherCars: [shaded, shaded] });
    await add(booked, { number: '2' });
    const { id } = await add(booked, { number: '3' });
    await execute(shop, 'update booking_cars set exemption = null where number = 2');
    expect(await certificates(booked)).toEqual([{ car: 3, photos: [id], isOpen: true }]);
    await shop.runTidying();
    expect(files()).toHaveLength(2);
  });

  test('with a hold that is forgotten', async () => {
    const held = await hold(shop, exempt);
    await add(held);
    await release(shop, held);
    expect(await certificates(held)).toMatchObject([{ isOpen: false }]);
    await execute(shop, 'update bookings set exemption = null');
    await expectNothing();
  });

  test('while a photo is on its way, which then doesn’t come', async () => {
    const booked = await book(shop, exempt);
    for (const answers of [0, 1, 2, 3]) {
      await execute(
        shop,
        `update bookings set exemption = '{"kind":"medical","certificateNumber":"1","documentReference":"1"}'`,
      );
      const adding = add(booked).catch((error: unknown) => error);
      for (let count = 0; count < answers; count += 1) await certificates(booked);
      await execute(shop, 'update bookings set exemption = null');
      await adding;
      expect((await rows()).filter(({ status }) => status !== 'leaving')).toEqual([]);
    }
    await expectNothing();
  });
});

describe('in a bucket', () => {
  let store: S3Store;

  beforeEach(async () => {
    store = await startS3Store();
    await shop.close();
    shop = await openTestShop({ config: { photos: { kind: 's3', ...store.bucket } } });
    office = await loggedIn(shop, { role: 'office' });
  });
  afterEach(() => store.close());

  test('it has a folder of its own, and leaves nothing there', async () => {
    const booked = await book(shop, exempt);
    const { id } = await add(booked);
    const { row } = await storedBooking(shop, booked.booking.trackingCode);
    const names = ['large', 'small'].map((size) => `certificate-${row.id}/${id}-${size}.jpg`);
    expect([...store.objects.keys()].toSorted()).toEqual(names);
    await execute(shop, 'update bookings set exemption = null');
    await shop.runTidying();
    expect(store.objects.size).toBe(0);
  });
});
