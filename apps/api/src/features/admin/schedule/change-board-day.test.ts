import type { BoardDayJob, BoardDayRequest } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit, closures, crewBreaks } from '../../../db/schema';
import { book, bookingRequestOf, cancel, hold, refusal, sync } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { later, minutesOf, sampleShop, startsClearOf, startsInTime } from '../../../testing/sample-shop';
import { checkIn, keepByStaff, planVisits } from '../../../testing/staff';
import { rowCounts, storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const { afternoon, basicMinutes, basicPackageId, cells, closes, crewId, opens, otherCrewId, regionId, regionName } =
  sampleShop;
const { time, vehicleType, zip } = sampleShop;
/** When the crew of a sample job at the start is free again, its drive over. */
const freeAfter = (start: string) => later(start, cells * 30);

let shop: TestShop;
let admin: LoggedIn;

/** It is Tuesday 2026-12-01, ten in the morning; the day that is not to be is the Tuesday after it. */
beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

const crewDay = { crewId, date: '2026-12-08' };

async function jobs(): Promise<BoardDayJob[]> {
  return (await admin.staff('getBoardDay', { query: crewDay })).jobs;
}

function change(body: Partial<BoardDayRequest>) {
  return admin.staff('changeBoardDay', { body: { ...crewDay, reason: 'Storm', jobs: [], rest: 'leave', ...body } });
}

const cancelling = ({ trackingCode: code, version, refund }: BoardDayJob) =>
  ({ act: 'cancel', code, version, refund }) as const;

function moving({ trackingCode: code, version, places: [place] }: BoardDayJob) {
  if (place === undefined) throw new Error(`There is no place for ${code}`);
  const { date, start, crewId: to } = place;
  return { act: 'move', code, version, date, start, crewId: to } as const;
}

test('of a job with several visits is left alone: its other days are not this crew’s', async () => {
  const ticket = await book(shop);
  await planVisits(shop, ticket, { visits: [{ date: '2026-12-10', minutes: 240 }] });
  const [job] = await jobs();
  if (job === undefined) throw new Error('There is no job');
  expect([job.isOpen, job.refund, job.places]).toEqual([false, 0, []]);
  const { jobs: settled } = await change({ jobs: [cancelling({ ...job, refund: ticket.booking.totalPrice })] });
  expect(settled).toEqual([
    {
      outcome: 'failed',
      trackingCode: job.trackingCode,
      message: 'This job takes several visits. Use “Schedule visits” on its page.',
    },
  ]);
  expect((await sync(shop, ticket)).booking.status).toBe('confirmed');
});

describe('a crew’s day', () => {
  /** A crew's starts on the day itself. */
  const placesOf = (places: BoardDayJob['places'], id: string) =>
    places.filter((place) => place.date === '2026-12-08' && place.crewId === id).map(({ start }) => start);

  test('shows each job with its refund and its free places, the same day first', async () => {
    const { booking } = await book(shop);
    const [job, ...others] = await jobs();
    expect(others).toEqual([]);
    expect(job).toMatchObject({
      trackingCode: booking.trackingCode,
      isOpen: true,
      refund: booking.totalPrice,
      returnByHand: 0,
      canNotify: true,
    });
    const places = job?.places ?? [];
    expect(new Set(places.map(({ date }) => date))).toEqual(
      new Set(['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11']),
    );
    expect(placesOf(places, otherCrewId)).toEqual(startsInTime());
    expect(places.every(({ crewName }) => crewName.startsWith(`${regionName} crew`))).toBe(true);
    expect(places).not.toContainEqual(expect.objectContaining({ ...crewDay, start: time }));
  });

  test('leaves out places on closed days and those that another job has', async () => {
    await book(shop);
    await book(shop);
    await shop.database.commit((transaction) =>
      transaction.insert(closures).values({ id: 'c', date: '2026-12-09', regionId: null, reason: '' }).run(),
    );
    const places = (await jobs())[0]?.places ?? [];
    expect(places.some(({ date }) => date === '2026-12-09')).toBe(false);
    expect(placesOf(places, otherCrewId)).toEqual(startsClearOf(time));
  });

  test('every place that it offers can be had', async () => {
    await book(shop);
    await book(shop, { appointmentTime: afternoon });
    const [job] = await jobs();
    if (job === undefined) throw new Error('There is no job');
    for (const { date, start, crewId: to } of job.places) {
      const { trackingCode: code, version } = job;
      const place = { appointmentDate: date, appointmentTime: start, crewId: to };
      const body = { version, ...place, notify: true, reason: '', dryRun: true };
      expect((await admin.staff('moveByShop', { params: { code }, body })).isWritten).toBe(false);
    }
  });

  test('a job that is begun, and a start that is only held, are not open', async () => {
    await checkIn(shop, await book(shop));
    await hold(shop, { appointmentTime: afternoon });
    expect((await jobs()).map(({ status, isOpen, refund, places }) => [status, isOpen, refund, places])).toEqual([
      ['in-progress', false, 0, []],
      ['pending', false, 0, []],
    ]);
  });

  test('what was paid at the car is to be given back by hand', async () => {
    const held = await hold(shop);
    await keepByStaff(shop, held);
    const { trackingCode: code } = held.booking;
    const { version } = (await storedBooking(shop, code)).row;
    const body = { version, direction: 'received', method: 'cash', amount: 100, note: '' } as const;
    await admin.staff('recordSitePayment', { params: { code }, body });
    expect(await jobs()).toMatchObject([{ refund: 0, returnByHand: 100 }]);
  });

  test('of a crew that does not exist there is none', async () => {
    const query = { crewId: 'atlantis-1', date: '2026-12-08' };
    expect(await refusal(admin.staff('getBoardDay', { query }))).toMatchObject({ code: 'not_found' });
    expect(await refusal(change({ crewId: 'atlantis-1' }))).toMatchObject({ code: 'not_found' });
  });
});

describe('a storm', () => {
  test('every job is cancelled with everything back on the card, or moved, and the customers read of it', async () => {
    const first = await book(shop);
    const second = await book(shop, { appointmentTime: afternoon });
    const [one, other] = await jobs();
    if (one === undefined || other === undefined) throw new Error('The jobs are missing');
    const result = await change({ jobs: [cancelling(one), moving(other)] });
    expect(result).toEqual({
      rest: 'left',
      jobs: [
        { outcome: 'cancelled', trackingCode: first.booking.trackingCode, refund: first.booking.totalPrice },
        {
          outcome: 'moved',
          trackingCode: second.booking.trackingCode,
          to: { date: moving(other).date, start: moving(other).start, crewId: moving(other).crewId },
        },
      ],
    });
    const cancelled = await storedBooking(shop, first.booking.trackingCode);
    expect(cancelled).toMatchObject({
      row: { status: 'cancelled' },
      cells: [],
      refunds: [{ amountCents: cancelled.row.totalCents, status: 'pending', userId: admin.account.id }],
    });
    expect(cancelled.mails.at(-1)).toBe('booking-cancelled-by-shop');
    expect((await storedBooking(shop, second.booking.trackingCode)).mails.at(-1)).toBe('booking-moved-by-shop');
    await shop.runRefunds();
    expect((await sync(shop, first)).booking.paymentStatus).toBe('refunded');
  });

  test('the day is audited, and each of its jobs', async () => {
    const { booking } = await book(shop);
    const acts = (await jobs()).map(cancelling);
    await change({ jobs: acts });
    const rows = await shop.database.connection.select().from(audit).all();
    expect(rows.map(({ action, subject }) => [action, subject])).toEqual([
      ['booking.cancelled', booking.trackingCode],
      ['crew-day.changed', crewId],
    ]);
    const refundCents = (await storedBooking(shop, booking.trackingCode)).row.totalCents;
    expect(rows.at(-1)?.data).toMatchObject({ cancelled: 1, moved: 0, failed: 0, refundCents, rest: 'leave' });
  });

  test('one that fails keeps nobody else’s from being settled, and says why', async () => {
    const gone = await book(shop);
    const stays = await book(shop, { appointmentTime: afternoon });
    const acts = (await jobs()).map(cancelling);
    await cancel(shop, gone);
    const { jobs: results } = await change({ jobs: acts });
    expect(results).toEqual([
      {
        outcome: 'failed',
        trackingCode: gone.booking.trackingCode,
        message: 'The customer cancelled it after you opened it. Reload to see the current details.',
      },
      { outcome: 'cancelled', trackingCode: stays.booking.trackingCode, refund: stays.booking.totalPrice },
    ]);
  });

  test('two jobs for one place: the second stands where it stood', async () => {
    await book(shop);
    const second = await book(shop, { appointmentTime: afternoon });
    const place = { date: '2026-12-09', start: time, crewId: otherCrewId };
    const acts = (await jobs()).map(
      ({ trackingCode: code, version }) => ({ act: 'move', code, version, ...place }) as const,
    );
    const { jobs: results } = await change({ jobs: acts });
    expect(results.map(({ outcome }) => outcome)).toEqual(['moved', 'failed']);
    expect((await storedBooking(shop, second.booking.trackingCode)).row).toMatchObject({ appointmentTime: afternoon });
  });

  test('a refund that is no longer what was shown is not paid', async () => {
    const { booking } = await book(shop);
    const acts = (await jobs()).map((job) => ({ ...cancelling(job), refund: 1 }));
    const { jobs: results } = await change({ jobs: acts });
    expect(results).toMatchObject([{ outcome: 'failed', message: expect.stringContaining('has changed') }]);
    expect((await storedBooking(shop, booking.trackingCode)).refunds).toEqual([]);
  });

  test('a held start is left to its customer', async () => {
    const held = await hold(shop);
    const acts = (await jobs()).map(cancelling);
    expect((await change({ jobs: acts })).jobs).toMatchObject([{ outcome: 'failed' }]);
    expect((await storedBooking(shop, held.booking.trackingCode)).row.status).toBe('pending');
  });
});

describe('the rest of the day', () => {
  const offered = async (date = '2026-12-08') => {
    const query = { zip, from: date, days: 1, vehicleType, packageId: basicPackageId };
    const { days } = await shop.call('getAvailability', { query });
    return (days[0]?.starts ?? []).filter(({ available }) => available).map((start) => start.time);
  };

  const everyStart = startsInTime(basicMinutes);
  type Span = [from: string, until: string];
  const isSpan = ([from, until]: Span) => from < until;

  test('is blocked round the jobs that stay, and where others have left', async () => {
    await book(shop);
    await book(shop, { appointmentTime: afternoon });
    const [first] = await jobs();
    if (first === undefined) throw new Error('The job is missing');
    const { rest } = await change({ jobs: [cancelling(first)], rest: 'block-crew' });
    expect(rest).toBe('crew-blocked');
    const { regions } = await admin.staff('getSchedule', { query: { from: '2026-12-08', days: 1, region: regionId } });
    const [day] = regions[0]?.crews[0]?.days ?? [];
    // The hours of the job that has left are a separate break.
    const blocked: Span[] = [
      [opens, time],
      [time, freeAfter(time)],
      [freeAfter(time), afternoon],
      [freeAfter(afternoon), closes],
    ];
    expect(day?.breaks.map(({ from, until, reason }) => [from, until, reason])).toEqual(
      blocked.filter(isSpan).map((span) => [...span, 'Storm']),
    );
    expect(await offered()).toEqual(everyStart);
  });

  test('is opened again at once, around the jobs and without a break for another reason', async () => {
    await book(shop, { appointmentTime: afternoon });
    const lunch = { ...crewDay, from: '12:00', until: '12:30', reason: 'Lunch' } as const;
    await admin.staff('addBreak', { body: lunch });
    await change({ rest: 'block-crew' });
    const breaks = async () => {
      const { regions } = await admin.staff('getSchedule', {
        query: { from: '2026-12-08', days: 1, region: regionId },
      });
      return regions[0]?.crews[0]?.days[0]?.breaks ?? [];
    };
    const storm = (await breaks()).filter(({ reason }) => reason === 'Storm');
    const blocked: Span[] = [
      [opens, '12:00'],
      ['12:30', afternoon],
      [freeAfter(afternoon), closes],
    ];
    expect(storm.map(({ from, until }) => [from, until])).toEqual(blocked.filter(isSpan));
    await admin.staff('removeBreak', { params: { id: storm[1]?.id ?? '' }, body: { isWholeBlock: true } });
    expect((await breaks()).map(({ reason }) => reason)).toEqual(['Lunch']);
  });

  test('of today begins now', async () => {
    await admin.staff('changeBoardDay', {
      body: { crewId, date: '2026-12-01', reason: 'Ill', jobs: [], rest: 'block-crew' },
    });
    const [pause, ...others] = await shop.database.connection.select().from(crewBreaks).all();
    expect([pause?.fromCell, pause?.untilCell, others]).toEqual([minutesOf('10:00') / 30, minutesOf(closes) / 30, []]);
  });

  test('the region is closed, and nobody books there any more', async () => {
    await book(shop);
    const acts = (await jobs()).map(cancelling);
    const { rest } = await change({ jobs: acts, rest: 'close-region' });
    expect(rest).toBe('region-closed');
    expect(await offered()).toEqual([]);
    expect(await offered('2026-12-09')).toEqual(everyStart);
    // A repetition is no failure.
    expect((await change({ rest: 'close-region' })).rest).toBe('region-closed');
    const body = bookingRequestOf(shop.catalogue);
    const call = shop.call('createBooking', { body, idempotencyKey: shop.random.uuid() });
    expect(await refusal(call)).toMatchObject({ code: 'closed_day' });
  });

  test('of a region that was closed is opened again by the office', async () => {
    await change({ rest: 'close-region' });
    const office = await loggedIn(shop, { role: 'office' });
    const read = async () => (await office.staff('getSchedule', { query: { from: '2026-12-08', days: 1 } })).regions;
    const closures = async () =>
      (await read()).map(({ id, closures: all }) => [id, all.map(({ canReopen }) => canReopen)]);
    expect((await closures())[0]).toEqual([regionId, [true]]);
    const reopen = () => office.staff('reopenDay', { body: { regionId, date: '2026-12-08' } });
    await reopen();
    expect((await closures())[0]).toEqual([regionId, []]);
    expect(await offered()).toEqual(everyStart);
    expect(await refusal(reopen())).toMatchObject({ code: 'not_found' });
  });

  test('of a day on which the whole shop is closed is the settings’ to open', async () => {
    const closure = { from: '2026-12-08', until: '2026-12-08', regionId: null, reason: 'Holiday', dryRun: false };
    await admin.staff('addClosures', { body: closure });
    const { regions } = await admin.staff('getSchedule', { query: { from: '2026-12-08', days: 1 } });
    expect(regions[0]?.closures).toEqual([{ date: '2026-12-08', reason: 'Holiday', canReopen: false }]);
    const call = admin.staff('reopenDay', { body: { regionId, date: '2026-12-08' } });
    expect(await refusal(call)).toMatchObject({ code: 'not_found' });
  });

  test('of a day that is over is nobody’s to change', async () => {
    const before = await rowCounts(shop);
    expect(await refusal(change({ date: '2026-11-30', rest: 'block-crew' }))).toMatchObject({
      code: 'invalid_value',
      fields: { date: expect.any(String) },
    });
    expect(await rowCounts(shop)).toEqual(before);
  });
});
