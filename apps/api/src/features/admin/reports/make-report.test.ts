import type { Report, ReportMoney, ReportPeriod, ReportQuery } from '@tintforge/api-contract';
import {
  addDays,
  type CalendarDate,
  type Catalogue,
  dollarsFromCents,
  type Region,
  taxOfPartCents,
  weekday,
} from '@tintforge/booking-core';
import { catalogue, timeZone } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database, Transaction } from '../../../db/client';
import {
  type BookingCarRow,
  type BookingRow,
  bookingCars,
  bookingEvents,
  bookings,
  closures,
  crewBreaks,
  crewCells,
  crews,
  payments,
  refunds,
  sitePayments,
  users,
  visits,
} from '../../../db/schema';
import { seed } from '../../../db/seed';
import { isProblem } from '../../../platform/problem';
import { halfHours, minutesOf, onShopClock, sampleShop } from '../../../testing/sample-shop';
import { seededRandomness } from '../../../testing/seeded-randomness';
import { bookingCarOf, bookingRowOf, insertCarRow, insertRow } from '../../../testing/stored-booking';
import { type OpenTestDatabase, openEmptyDatabase } from '../../../testing/test-database';
import { makeReport } from './make-report';

const { closes, crewId, farRegionId, opens, regionId, time } = sampleShop;

let opened: OpenTestDatabase;
let database: Database;
const clock = { now: () => Date.parse(onShopClock('2026-11-20T10:00')) };

beforeAll(async () => {
  opened = await openEmptyDatabase();
  ({ database } = opened);
  await seed(database, { catalogue, clock, random: seededRandomness('report', clock), isDemo: false });
  await database.commit((transaction) =>
    transaction
      .insert(users)
      .values({
        id: 'staff',
        version: 1,
        username: 'staff',
        usernameKey: 'staff',
        role: 'admin',
        passwordHash: '',
        email: '',
        firstName: '',
        lastName: '',
        phone: '',
        createdAt: 0,
        updatedAt: 0,
      })
      .run(),
  );
});

afterAll(() => opened.close());

beforeEach(clear);

async function clear(): Promise<void> {
  await database.commit(async (transaction) => {
    for (const table of [
      refunds,
      payments,
      sitePayments,
      bookingEvents,
      crewCells,
      crewBreaks,
      closures,
      bookingCars,
      visits,
      bookings,
    ])
      await transaction.delete(table).run();
  });
}

/** The same shop with a sales tax rate in one region. */
const taxed: Catalogue = {
  ...catalogue,
  regions: catalogue.regions.map((region) => (region.id === regionId ? { ...region, stateTaxBp: 600 } : region)),
};

async function reportOn(query: ReportQuery, firstCatalogue: Catalogue = taxed): Promise<Report> {
  const report = await makeReport({ database, clock, firstCatalogue }, query);
  if (isProblem(report)) throw new Error(report.body.message);
  return report;
}

/** Generated payments of a booking. */
interface Story {
  row: BookingRow;
  payments: { cents: number; at: number; kind: 'paid' | 'paid-late' | 'given-back'; isDisputed: boolean }[];
  refunds: {
    cents: number;
    at: number;
    status: 'pending' | 'succeeded' | 'failed' | 'retried' | 'returned-otherwise';
  }[];
  onSite: { cents: number; at: number; direction: 'received' | 'returned' }[];
  cancelled?: { at: number; actor: 'customer' | 'staff' };
  cells: number[];
  /** None, or several. */
  cars: Pick<BookingCarRow, 'status' | 'packageId' | 'addOnIds'>[];
}

/** Around a change of the clock, in an ordinary week, and over New Year. */
const firstDays = ['2026-10-26', '2026-12-07', '2026-12-28', '2027-03-08'];
const windowDays = 14;

const day = (first: CalendarDate) =>
  fc.integer({ min: 0, max: windowDays - 1 }).map((offset) => addDays(first, offset));

/** Any moment of the window, and often the very first or last of a day. */
function moment(first: CalendarDate): fc.Arbitrary<number> {
  const midnight = day(first).map((date) => instantOf({ date, time: '00:00' }));
  return fc.oneof(
    fc.tuple(midnight, fc.constantFrom(-1, 0, 1)).map(([at, offset]) => at + offset),
    fc.tuple(midnight, fc.integer({ min: 0, max: 90_000_000 })).map(([at, offset]) => at + offset),
  );
}

const cents = fc.integer({ min: 1, max: 250_000 });
const packageIds = fc.constantFrom(...catalogue.packages.map(({ id }) => id));
/** Every crew with its region. */
const everyCrew = catalogue.regions.flatMap((region) =>
  Array.from({ length: region.initialCrews }, (_, index) => ({
    regionId: region.id,
    crewId: `${region.id}-${index + 1}`,
  })),
);
const addOnSets = fc.subarray(
  catalogue.addOns.map(({ id }) => id),
  { maxLength: 3 },
);

function story(first: CalendarDate): fc.Arbitrary<Omit<Story, 'row'> & { changes: Partial<BookingRow> }> {
  const at = moment(first);
  return fc.record({
    changes: fc
      .record({
        status: fc.constantFrom('pending', 'confirmed', 'scheduled', 'completed', 'cancelled', 'expired', 'no-show'),
        paymentStatus: fc.constantFrom('pending', 'failed', 'paid', 'refunded', 'on-site', 'paid-on-site'),
        paidAt: fc.option(at),
        crew: fc.constantFrom(...everyCrew),
        appointmentDate: day(first),
        createdAt: at,
        addOnIds: addOnSets,
        packageId: packageIds,
        totalCents: cents,
        tax: fc.option(fc.double({ min: 0, max: 0.2, noNaN: true })),
      })
      .map(({ crew, paidAt, tax, ...changes }) => ({
        ...changes,
        ...crew,
        taxCents: tax === null ? null : Math.floor(changes.totalCents * tax),
        // A paid hold is always confirmed.
        paidAt: changes.status === 'pending' || changes.status === 'expired' ? null : paidAt,
      })),
    payments: fc.array(
      fc.record({
        cents,
        at,
        kind: fc.constantFrom('paid', 'paid-late', 'given-back'),
        isDisputed: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
    refunds: fc.array(
      fc.record({
        cents,
        at,
        status: fc.constantFrom('pending', 'succeeded', 'failed', 'retried', 'returned-otherwise'),
      }),
      { maxLength: 3 },
    ),
    onSite: fc.array(fc.record({ cents, at, direction: fc.constantFrom('received', 'returned') }), { maxLength: 2 }),
    cancelled: fc.option(fc.record({ at, actor: fc.constantFrom('customer', 'staff') }), { nil: undefined }),
    cars: fc.oneof(
      fc.constant([]),
      fc.array(
        fc.record({
          status: fc.constantFrom('standing', 'cancelled'),
          packageId: packageIds,
          addOnIds: addOnSets,
        }),
        { minLength: 2, maxLength: 4 },
      ),
    ),
    cells: fc.uniqueArray(fc.integer({ min: minutesOf(opens) / 30, max: minutesOf(closes) / 30 - 1 }), {
      maxLength: 6,
    }),
  }) as fc.Arbitrary<Omit<Story, 'row'> & { changes: Partial<BookingRow> }>;
}

function store(stories: readonly Story[]): Promise<void> {
  return database.commit((transaction) => write(transaction, stories));
}

async function write(transaction: Transaction, stories: readonly Story[]): Promise<void> {
  const taken = new Set<string>();
  for (const { row, cells, cancelled, cars, ...money } of stories) {
    await insertRow(transaction, { ...row, carCount: Math.max(1, cars.length) });
    for (const [index, car] of cars.entries())
      await insertCarRow(transaction, bookingCarOf(row, { ...car, number: index + 1 }));
    const event = { bookingId: row.id, data: {} };
    for (const [index, { cents: amountCents, at, kind, isDisputed }] of money.payments.entries()) {
      const id = `${row.id}-${index}`;
      await transaction
        .insert(bookingEvents)
        .values({ ...event, id: `p${id}`, at, actor: 'system', kind, data: { amountCents } })
        .run();
      await transaction
        .insert(payments)
        .values({
          id,
          bookingId: row.id,
          version: 1,
          attempt: index + 1,
          intentId: `pi-${id}`,
          status: 'succeeded',
          amountCents,
          receivedCents: amountCents,
          cardLastFour: '4242',
          isDisputed,
          createdAt: at - 60_000,
          updatedAt: at,
        })
        .run();
    }
    if (money.refunds.length > 0 && money.payments.length === 0) {
      await transaction
        .insert(payments)
        .values({
          id: `${row.id}-0`,
          bookingId: row.id,
          version: 1,
          attempt: 1,
          intentId: `pi-${row.id}`,
          status: 'canceled',
          amountCents: 1,
          receivedCents: 0,
          cardLastFour: null,
          isDisputed: false,
          createdAt: 0,
          updatedAt: 0,
        })
        .run();
    }
    for (const [index, { cents: amountCents, at, status }] of money.refunds.entries()) {
      const id = `${row.id}-${index}`;
      await transaction
        .insert(refunds)
        .values({
          id,
          bookingId: row.id,
          paymentId: `${row.id}-0`,
          stripeRefundId: `re-${id}`,
          status,
          amountCents,
          reason: '',
          createdAt: at,
          updatedAt: at + 86_400_000,
        })
        .run();
    }
    for (const [index, { cents: amountCents, at, direction }] of money.onSite.entries()) {
      await transaction
        .insert(sitePayments)
        .values({
          id: `${row.id}-${index}`,
          bookingId: row.id,
          direction,
          method: 'cash',
          amountCents,
          at,
          userId: 'staff',
          note: '',
        })
        .run();
    }
    if (cancelled !== undefined)
      await transaction
        .insert(bookingEvents)
        .values({ ...event, id: `c${row.id}`, ...cancelled, kind: 'cancelled' })
        .run();
    for (const cell of cells) {
      const place = `${row.crewId} ${row.appointmentDate} ${cell}`;
      if (taken.has(place)) continue;
      taken.add(place);
      await transaction
        .insert(crewCells)
        .values({ crewId: row.crewId, date: row.appointmentDate, cell, bookingId: row.id, visitNumber: 1 })
        .run();
    }
  }
}

const shopDay = new Intl.DateTimeFormat('en-CA', { timeZone });

/** True when an instant is on one of the days, by the browser's calendar. */
function isOn({ from, to }: ReportPeriod, at: number): boolean {
  const date = shopDay.format(at);
  return date >= from && date <= to;
}

function wasAgreed({ status, paymentStatus, paidAt }: BookingRow): boolean {
  if (paidAt !== null || ['scheduled', 'in-progress', 'completed', 'no-show'].includes(status)) return true;
  return status === 'cancelled' && ['on-site', 'paid-on-site'].includes(paymentStatus);
}

/** The money of a period, row by row. */
function recountMoney(stories: readonly Story[], period: ReportPeriod): ReportMoney {
  const total = { card: 0, onSite: 0, refunded: 0, returned: 0 };
  for (const each of stories) {
    for (const payment of each.payments) if (isOn(period, payment.at)) total.card += payment.cents;
    for (const refund of each.refunds) {
      if (isOn(period, refund.at) && refund.status !== 'failed' && refund.status !== 'retried')
        total.refunded += refund.cents;
    }
    for (const { at, cents: amount, direction } of each.onSite) {
      if (isOn(period, at)) total[direction === 'received' ? 'onSite' : 'returned'] += amount;
    }
  }
  const net = total.card + total.onSite - total.refunded - total.returned;
  return {
    card: dollarsFromCents(total.card),
    onSite: dollarsFromCents(total.onSite),
    refunded: dollarsFromCents(total.refunded),
    returned: dollarsFromCents(total.returned),
    net: dollarsFromCents(net),
    salesTax: dollarsFromCents(sumOf(stories.map((each) => recountTax(each, period)))),
  };
}

/** The tax in what moved in a period, in cents: movement by movement, each the share after it less the share before. */
function recountTax({ row, ...money }: Story, period: ReportPeriod): number {
  const { taxCents, totalCents } = row;
  if (taxCents === null) return 0;
  const back = money.refunds.filter(({ status }) => status !== 'failed' && status !== 'retried');
  const movements = [
    ...money.payments.map((payment) => ({ at: payment.at, cents: payment.cents })),
    ...back.map((refund) => ({ at: refund.at, cents: -refund.cents })),
    ...money.onSite.map((each) => ({ at: each.at, cents: each.direction === 'received' ? each.cents : -each.cents })),
  ].sort((one, other) => one.at - other.at || other.cents - one.cents);
  const taxOf = (kept: number) => taxOfPartCents(Math.max(0, kept), { taxCents, totalCents });
  let [kept, sum] = [0, 0];
  for (const { at, cents: moved } of movements) {
    if (isOn(period, at)) sum += taxOf(kept + moved) - taxOf(kept);
    kept += moved;
  }
  return sum;
}

test('without any rate there is no tax to show', async () => {
  const question = { from: '2026-12-07', to: '2026-12-13', by: 'week' } as const;
  expect((await reportOn(question, catalogue)).figures.money.salesTax).toBeNull();
  expect((await reportOn(question)).figures.money.salesTax).toBe(0);
});

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.length === 0 ? null : sumOf(middle) / middle.length;
}

function recount(stories: readonly Story[], period: ReportPeriod) {
  const made = stories.filter(({ row }) => wasAgreed(row) && isOn(period, row.createdAt));
  const ended = stories.filter(({ row }) => row.appointmentDate >= period.from && row.appointmentDate <= period.to);
  const cancelled = stories.filter((each) => wasAgreed(each.row) && each.cancelled && isOn(period, each.cancelled.at));
  const kept = cancelled.map((each) => {
    const back = each.refunds.filter(({ status }) => status !== 'retried').map((refund) => refund.cents);
    const onSite = each.onSite.map(({ direction, cents: amount }) => (direction === 'received' ? amount : -amount));
    return Math.max(0, sumOf(each.payments.map((payment) => payment.cents)) - sumOf(back) + sumOf(onSite));
  });
  const total = sumOf(made.map(({ row }) => row.totalCents));
  const leadMs = medianOf(made.map(({ row }) => row.startsAt - row.createdAt));
  const disputed = stories
    .filter((each) => each.payments.some(({ at }) => isOn(period, at)))
    .flatMap((each) => each.payments.filter((payment) => payment.isDisputed).map((payment) => payment.cents));
  return {
    money: recountMoney(stories, period),
    disputed: dollarsFromCents(sumOf(disputed)),
    bookings: made.length,
    averageOrder: made.length === 0 ? null : dollarsFromCents(Math.round(total / made.length)),
    withAddOns: made.filter(({ row }) => row.addOnIds.length > 0).length,
    leadDays: leadMs === null ? null : Math.round((leadMs / 86_400_000) * 10) / 10,
    jobsDone: ended.filter(({ row }) => row.status === 'completed').length,
    noShows: ended.filter(({ row }) => row.status === 'no-show').length,
    cancelledByCustomer: cancelled.filter((each) => each.cancelled?.actor === 'customer').length,
    cancelledByShop: cancelled.filter((each) => each.cancelled?.actor === 'staff').length,
    lateFees: dollarsFromCents(sumOf(kept)),
  };
}

const question = fc.constantFrom(...firstDays).chain((first) =>
  fc.record({
    stories: fc.array(story(first), { maxLength: 10 }),
    from: fc.integer({ min: 0, max: windowDays - 1 }).map((offset) => addDays(first, offset)),
    days: fc.integer({ min: 1, max: 10 }),
    region: fc.option(fc.constantFrom(...catalogue.regions.map(({ id }) => id)), { nil: undefined }),
    by: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
  }),
);

/** The orders of a booking's cars, without those that were cancelled. */
function ordersOf({ row, cars }: Pick<Story, 'row' | 'cars'>): Pick<BookingRow, 'packageId' | 'addOnIds'>[] {
  return cars.length === 0 ? [row] : cars.filter(({ status }) => status === 'standing');
}

test('every figure equals a recount of the rows, to the cent, on the days the clock is changed too', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ stories: drafts, from, days, region, by }) => {
      await clear();
      const all = drafts.map(({ changes, ...rest }, index) => ({ row: bookingRowOf(`b${index}`, changes), ...rest }));
      await store(all);
      const period = { from, to: addDays(from, days - 1) };
      const report = await reportOn({ ...period, by, ...(region === undefined ? {} : { region }) });
      const counted = all.filter(({ row }) => region === undefined || row.regionId === region);

      expect(report.figures).toMatchObject(recount(counted, period));
      expect(report.figuresBefore).toMatchObject(recount(counted, report.before));
      for (const part of report.parts) {
        const { money, bookings: made, jobsDone, cancelledByCustomer, cancelledByShop } = recount(counted, part);
        expect(part).toMatchObject({
          money,
          bookings: made,
          jobsDone,
          cancelled: cancelledByCustomer + cancelledByShop,
        });
      }
      for (const { id, name: _name, soldHours: _sold, openHours: _open, ...figures } of report.regions) {
        const {
          disputed: _,
          averageOrder: _a,
          withAddOns: _w,
          leadDays: _l,
          ...expected
        } = recount(
          counted.filter(({ row }) => row.regionId === id),
          period,
        );
        expect(figures).toEqual(expected);
      }
      const made = counted.filter(({ row }) => wasAgreed(row) && isOn(period, row.createdAt));
      const orders = made.flatMap(ordersOf);
      for (const { id, bookings: wanted } of report.packages)
        expect(wanted).toBe(orders.filter(({ packageId }) => packageId === id).length);
      for (const { id, bookings: wanted } of report.addOns)
        expect(wanted).toBe(orders.filter(({ addOnIds }) => addOnIds.includes(id)).length);
    }),
    { seed: 20261120, numRuns: 120 },
  );
});

test('crew use is the half hours of agreed jobs, told the same by region, by crew and by hour', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ stories: drafts, from, days, by }) => {
      await clear();
      const all = drafts
        .map(({ changes, ...rest }, index) => ({ row: bookingRowOf(`b${index}`, changes), ...rest }))
        .filter(({ row }) => weekday(row.appointmentDate) !== 0);
      await store(all);
      const period = { from, to: addDays(from, days - 1) };
      const report = await reportOn({ ...period, by });
      const sold = (await database.connection.select().from(crewCells).all()).filter(({ date, bookingId }) => {
        const { row } = all.find((each) => each.row.id === bookingId) ?? {};
        return date >= period.from && date <= period.to && row?.status !== 'pending';
      });
      const soldHours = sold.length / 2;
      for (const rows of [[report.figures], report.regions, report.crews, report.hours]) {
        expect(sumOf(rows.map((row) => row.soldHours))).toBe(soldHours);
        expect(sumOf(rows.map((row) => row.openHours))).toBe(report.figures.openHours);
        for (const row of rows) expect(row.soldHours).toBeLessThanOrEqual(row.openHours);
      }
    }),
    { seed: 20261120, numRuns: 60 },
  );
});

describe('the hours in which jobs can be sold', () => {
  const tuesday = '2026-12-08';
  const openHours = async (changes: Partial<ReportQuery> = {}) =>
    (await reportOn({ from: tuesday, to: tuesday, by: 'day', region: regionId, ...changes })).figures.openHours;
  /** Hours of all crews of some regions on a weekday, by the shop's folder. */
  const crewHours = (regions: readonly Region[], day: number) =>
    sumOf(
      regions.map(({ week, initialCrews }) => {
        const { opens: from, closes: until } = week[day] ?? { opens: '00:00', closes: '00:00' };
        return (initialCrews * (minutesOf(until) - minutesOf(from))) / 60;
      }),
    );
  const own = catalogue.regions.slice(0, 1);
  const ofTuesday = crewHours(own, 2);

  test('are those from opening to closing for each crew of a working day', async () => {
    expect(ofTuesday).toBeGreaterThan(0);
    expect(await openHours()).toBe(ofTuesday);
    expect(await openHours({ region: undefined })).toBe(crewHours(catalogue.regions, 2));
  });

  test.each([
    ['a Sunday', { from: '2026-12-06', to: '2026-12-06' }, 0],
    [
      'a week',
      { from: '2026-12-07', to: '2026-12-13' },
      sumOf([0, 1, 2, 3, 4, 5, 6].map((each) => crewHours(own, each))),
    ],
  ])('of %s', async (_name, period, expected) => {
    expect(await openHours(period)).toBe(expected);
  });

  test.each([
    ['closed here', regionId, 0],
    ['closed everywhere', null, 0],
    ['closed elsewhere', farRegionId, ofTuesday],
  ])('of a day that is %s', async (_name, closedId, expected) => {
    await database.commit((transaction) =>
      transaction.insert(closures).values({ id: 'c', date: tuesday, regionId: closedId, reason: '' }).run(),
    );
    expect(await openHours()).toBe(expected);
  });

  test('lack the breaks', async () => {
    const pause = { id: 'b', crewId, date: tuesday, fromCell: 24, untilCell: 27, reason: '', createdAt: 0 };
    await database.commit(async (transaction) => {
      await transaction.insert(crewBreaks).values(pause).run();
      for (const cell of [24, 25, 26])
        await transaction.insert(crewCells).values({ crewId, date: tuesday, cell, breakId: 'b' }).run();
    });
    expect(await openHours()).toBe(ofTuesday - 1.5);
  });

  test.each([
    ['does not work that day', { workingDays: [1, 3, 4, 5, 6] }],
    ['has been given up', { isActive: false }],
  ])('lack a crew that %s, but for the hours that it did work', async (_name, changes) => {
    await database.commit(async (transaction) => {
      await transaction.update(crews).set(changes).run();
      await insertRow(transaction, bookingRowOf('b', { appointmentDate: tuesday }));
      for (const cell of halfHours(time, 3)) {
        await transaction
          .insert(crewCells)
          .values({ crewId, date: tuesday, cell, bookingId: 'b', visitNumber: 1 })
          .run();
      }
    });
    const { figures } = await reportOn({ from: tuesday, to: tuesday, by: 'day', region: regionId });
    await database.commit((transaction) =>
      transaction
        .update(crews)
        .set({ workingDays: [1, 2, 3, 4, 5, 6], isActive: true })
        .run(),
    );
    expect(figures).toMatchObject({ soldHours: 1.5, openHours: 1.5 });
  });
});

test('a region that there is not is refused', async () => {
  const refused = await makeReport(
    { database, clock, firstCatalogue: catalogue },
    { from: '2026-12-08', to: '2026-12-08', by: 'day', region: 'x' },
  );
  expect(refused).toMatchObject({ body: { code: 'invalid_value', fields: { region: expect.any(String) } } });
});
