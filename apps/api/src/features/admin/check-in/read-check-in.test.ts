import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commit } from '../../../db/unit-of-work';
import { book, furtherCarOf, hold, refusal, type Ticket } from '../../../testing/customer';
import { type LoggedIn, loggedIn, logIn } from '../../../testing/logged-in';
import { samplePhoto } from '../../../testing/sample-photo';
import { instantOnShopClock, onShopClock, sampleShop } from '../../../testing/sample-shop';
import { cancelByStaff, checkIn, complete, keepByStaff } from '../../../testing/staff';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder, sampleLaw } from '../../../testing/tint-order';
import { insertEvent } from '../../bookings';

const { addOnId, addOnName, city, farRegionId, filmType, packageId, packageName, phone, regionId, vehicleName } =
  sampleShop;
const { vehicleType, zip } = sampleShop;
const { name: preferredShade } = sampleLaw.legalFront;
const today = { appointmentDate: '2026-12-01', appointmentTime: sampleShop.afternoon };

let shop: TestShop;
let crew: LoggedIn;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  crew = await loggedIn(shop, { role: 'crew', regionId });
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

const look = (by: LoggedIn, code: string, visit?: number) =>
  by.staff('getCheckIn', { params: { code }, query: visit === undefined ? {} : { visit } });
const codeOf = ({ booking }: Ticket) => booking.trackingCode;

describe('at the car', () => {
  test('staff read all that the work needs, and that it can begin', async () => {
    const job = await book(shop, { ...today, preferredShade });
    const view = await look(crew, codeOf(job));
    // The office decides about a no-show from the start on, the crew after waiting.
    const { job: ofShop, ...rest } = await look(admin, codeOf(job));
    const noShowFrom = view.job?.noShowFrom;
    expect(view).toEqual({ ...rest, job: ofShop && { ...ofShop, change: ['notes', 'shades', 'order'], noShowFrom } });
    expect(view).toMatchObject({
      obstacle: null,
      booking: { trackingCode: codeOf(job), status: 'confirmed' },
      job: {
        version: (await storedBooking(shop, codeOf(job))).row.version,
        customerName: 'Sample Customer',
        customerPhone: phone,
        hasEmail: true,
        address: { street: '1 Sample Street', city, zip },
        site: { garage: 'yes', shade: 'yes', power: 'no' },
        notes: 'gate 44',
        vehicleType,
        vehicleInfo: `2024 Sample Sedan (${vehicleName})`,
        packageId,
        addOnIds: [addOnId],
        packageName,
        film: filmType,
        addOns: [addOnName],
        preferredShade,
        paymentStatus: 'paid',
        due: 0,
        startedAt: null,
        completedAt: null,
        onMyWayAt: null,
        internalNotes: [],
      },
    });
  });

  test.each([
    (code: string) => code.toLowerCase(),
    (code: string) => code.replaceAll('-', ''),
    (code: string) => ` ${code} `,
  ])('the code is read in any writing (%#)', async (write) => {
    const job = await book(shop, today);
    expect((await look(crew, write(codeOf(job)))).booking.trackingCode).toBe(codeOf(job));
  });

  test('the certificate of an exemption takes photos on the day of the job', async () => {
    const exempt = { tint: exemptOrder() };
    const job = await book(shop, { ...today, ...exempt });
    await book(shop, { appointmentDate: '2026-12-02', ...exempt });
    const params = { code: codeOf(job), number: '1', id: '11111111-1111-4111-8111-111111111111' };
    const file = new Blob([new Uint8Array(await samplePhoto({ width: 9, height: 6 }))], { type: 'image/jpeg' });
    await crew.staff('addCertificatePhotoByShop', { params, file });
    expect((await look(crew, codeOf(job))).job?.certificates).toEqual([{ car: 1, photos: [params.id], isOpen: true }]);
    const { crews } = await crew.staff('getCrewDay', { query: { day: 'tomorrow' } });
    expect(crews.flatMap(({ jobs }) => jobs).map(({ certificates }) => certificates)).toEqual([
      [{ car: 1, photos: [], isOpen: false }],
    ]);
  });

  test('what is to be paid there is named', async () => {
    const job = await hold(shop, today);
    await keepByStaff(shop, job);
    expect(await look(crew, codeOf(job))).toMatchObject({
      obstacle: null,
      job: { status: 'scheduled', paymentStatus: 'on-site', due: sampleShop.total },
    });
  });

  test('notes of the shop are there with who wrote them, and the moments of the day', async () => {
    const job = await book(shop, today);
    const { row } = await storedBooking(shop, codeOf(job));
    await commit(shop.database, (transaction) =>
      insertEvent(transaction, {
        id: shop.random.uuid(),
        bookingId: row.id,
        at: shop.clock.now(),
        actor: 'staff',
        kind: 'noted',
        data: {},
        userId: admin.account.id,
        note: 'Dog in the yard',
      }),
    );
    shop.clock.advance(60_000);
    await checkIn(shop, job);
    shop.clock.advance(60_000);
    await complete(shop, job);
    expect((await look(crew, codeOf(job))).job).toMatchObject({
      internalNotes: [{ by: 'Sample Customer', text: 'Dog in the yard', at: instantOnShopClock('2026-12-01T10:00') }],
      startedAt: instantOnShopClock('2026-12-01T10:01'),
      completedAt: instantOnShopClock('2026-12-01T10:02'),
    });
  });
});

describe('what stands in the way', () => {
  const causes: Record<string, () => Promise<Ticket>> = {
    'not-today': () => book(shop, { appointmentDate: '2026-12-02' }),
    'unpaid-hold': () => hold(shop, today),
    async cancelled() {
      const job = await book(shop, today);
      await cancelByStaff(shop, job);
      return job;
    },
    async expired() {
      const job = await hold(shop, today);
      shop.clock.advance(16 * 60_000);
      await shop.runExpiry();
      return job;
    },
    async 'in-progress'() {
      const job = await book(shop, today);
      await checkIn(shop, job);
      return job;
    },
    async completed() {
      const job = await book(shop, today);
      await checkIn(shop, job);
      await complete(shop, job);
      return job;
    },
  };

  test.each(Object.keys(causes))('%s', async (obstacle) => {
    const job = await causes[obstacle]?.();
    if (job === undefined) throw new Error('No cause');
    for (const { account } of [crew, admin]) {
      // A hold expires later than an access token.
      const by = await logIn(shop, account);
      expect((await look(by, codeOf(job))).obstacle).toBe(obstacle);
    }
  });
});

describe('a crew whose job it is not today', () => {
  test.each([
    ['of another region', today, farRegionId, 'other-region'],
    ['of another day', { appointmentDate: '2026-12-02' }, sampleShop.regionId, 'not-today'],
  ] as const)('%s reads why, and nothing of the customer', async (_name, changes, ownRegionId, obstacle) => {
    const job = await book(shop, changes);
    const stranger = await loggedIn(shop, { role: 'crew', regionId: ownRegionId });
    const view = await look(stranger, codeOf(job));
    expect(view).toMatchObject({ obstacle, job: null });
    expect(JSON.stringify(view)).not.toMatch(RegExp(`Sample|gate 44|${phone.slice(-4)}|${zip}|Street`));
    expect((await look(admin, codeOf(job))).job?.customerName).toBe('Sample Customer');
  });

  test('reads it from midnight to midnight on the shop’s clock', async () => {
    const job = await book(shop, { appointmentDate: '2026-12-02' });
    const isTheirs = async (instant: string) => {
      shop.clock.set(Date.parse(instant));
      // Bearers end after a quarter of an hour.
      const later = await loggedIn(shop, { role: 'crew', regionId });
      return (await look(later, codeOf(job))).job !== null;
    };
    expect(await isTheirs(onShopClock('2026-12-01T23:59:59'))).toBe(false);
    expect(await isTheirs(onShopClock('2026-12-02T00:00:00'))).toBe(true);
    expect(await isTheirs(onShopClock('2026-12-02T23:59:59'))).toBe(true);
    expect(await isTheirs(onShopClock('2026-12-03T00:00:00'))).toBe(false);
  });
});

test.each(['TF-0000-0000', 'TF-0000-0001', 'nonsense'])('%s is no booking', async (code) => {
  expect(await refusal(look(crew, code))).toMatchObject({ status: 404, code: 'not_found' });
});

describe('two crews at once', () => {
  test('are named with their cars, and each one’s job is read by its visit', async () => {
    const booked = await book(shop, { ...today, furtherCars: [furtherCarOf()], crews: 2 });
    const code = codeOf(booked);
    const first = await look(crew, code);
    expect(first.job).toMatchObject({ visit: { number: 1 }, cars: [{ number: 1 }] });
    const [one, two] = first.visits ?? [];
    expect([one, two]).toMatchObject([{ number: 1 }, { number: 2 }]);
    expect(first.job?.cars?.map(({ vehicleInfo }) => vehicleInfo)).toEqual([one?.vehicleInfo]);
    expect(first.job?.vehicleInfo).toBe(one?.vehicleInfo);
    const second = await look(crew, code, 2);
    expect(second.visits).toEqual(first.visits);
    expect(second.job).toMatchObject({ visit: { number: 2 }, crew: { name: two?.crewName }, cars: [{ number: 2 }] });
    expect(second.job?.cars?.map(({ vehicleInfo }) => vehicleInfo)).toEqual([two?.vehicleInfo]);
    expect(new Set([one?.crewName, two?.crewName]).size).toBe(2);
    const work = ({ job }: typeof first) => [job?.packageName, ...(job?.addOns ?? [])];
    expect([...work(first), ...work(second)]).toEqual(booked.booking.services);
    // A number that none has any more is as good as none.
    expect(await look(crew, code, 9)).toEqual(first);
  });

  test('are nobody’s business in another region', async () => {
    const stranger = await loggedIn(shop, { role: 'crew', regionId: farRegionId });
    const booked = await book(shop, { ...today, furtherCars: [furtherCarOf()], crews: 2 });
    expect(await look(stranger, codeOf(booked), 2)).toEqual({
      booking: expect.anything(),
      obstacle: 'other-region',
      job: null,
    });
  });

  test('of one visit nothing is named', async () => {
    const booked = await book(shop, today);
    expect(await look(crew, codeOf(booked))).not.toHaveProperty('visits');
  });
});
