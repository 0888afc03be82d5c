import type { ClosureRequest } from '@tintforge/api-contract';
import { regions } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/schema';
import { book, hold, refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn, logIn } from '../../../testing/logged-in';
import { onShopClock, sampleShop } from '../../../testing/sample-shop';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const other = regions.at(-1)?.id ?? '';

let shop: TestShop;
let owner: LoggedIn;

/** It is Tuesday 2026-12-01; what is booked is for Tuesday the 8th in the first region. */
beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin' });
});
afterEach(() => shop.close());

const close = (changes: Partial<ClosureRequest> = {}) => {
  const body = { from: '2026-12-08', until: '2026-12-08', regionId: null, reason: 'Storm', dryRun: false, ...changes };
  return owner.staff('addClosures', { body });
};

const closed = async () =>
  (await owner.staff('getClosures', {})).closures.map(({ date, regionId }) => `${date} ${regionId ?? 'all'}`);

describe('a closed day', () => {
  test('is booked no more, and what stands on it is named first and stays', async () => {
    const { booking } = await book(shop);
    const before = await storedBooking(shop, booking.trackingCode);
    const shown = await close({ dryRun: true });
    expect(shown.standing).toMatchObject({
      count: 1,
      bookings: [{ trackingCode: booking.trackingCode, date: '2026-12-08', reason: 'The day is closed' }],
    });
    expect(await closed()).toEqual([]);
    await expect(hold(shop, { appointmentTime: '13:00' })).resolves.toBeDefined();

    expect((await close()).standing.count).toBe(2);
    expect(await closed()).toEqual(['2026-12-08 all']);
    expect(await refusal(hold(shop, { appointmentTime: '16:00' }))).toMatchObject({ code: 'closed_day' });
    expect(await storedBooking(shop, booking.trackingCode)).toEqual(before);
  });

  test('of one region leaves the others at work', async () => {
    await book(shop);
    expect((await close({ regionId: other })).standing.count).toBe(0);
    await expect(hold(shop)).resolves.toBeDefined();
    expect(await refusal(hold(shop, { zip: sampleShop.farZip }))).toMatchObject({ code: 'closed_day' });
  });

  test('is opened again, and by two at once too', async () => {
    const { closures } = await close();
    const body = { ids: closures.map(({ id }) => id) };
    const second = await loggedIn(shop, { role: 'admin' });
    await Promise.all([owner.staff('removeClosures', { body }), second.staff('removeClosures', { body })]);
    expect(await closed()).toEqual([]);
    await expect(hold(shop)).resolves.toBeDefined();
    const acts = await shop.database.connection.select().from(audit).all();
    expect(acts.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'closure.added 2026-12-08',
      'closure.removed 2026-12-08',
    ]);
  });

  test('that is over is not listed any more', async () => {
    await close({ from: '2026-12-01', until: '2026-12-01' });
    expect(await closed()).toHaveLength(1);
    shop.clock.set(Date.parse(onShopClock('2026-12-02T00:00')));
    owner = await logIn(shop, owner.account);
    expect(await closed()).toEqual([]);
  });
});

test('several days are closed at once, without Sundays and without those that are closed already', async () => {
  await close({ from: '2026-12-25', until: '2026-12-25' });
  await close({ from: '2026-12-24', until: '2026-12-24', regionId: other });
  const { closures } = await close({ from: '2026-12-24', until: '2026-12-28' });
  // The 27th is a Sunday.
  expect(closures.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-26', '2026-12-28']);
  expect(await closed()).toEqual([
    '2026-12-24 all',
    `2026-12-24 ${other}`,
    '2026-12-25 all',
    '2026-12-26 all',
    '2026-12-28 all',
  ]);
  expect((await close({ from: '2026-12-24', until: '2026-12-28', regionId: other })).closures).toEqual([]);
});

describe('days that cannot be closed', () => {
  test.each([
    [{ from: '2026-11-30', until: '2026-12-02' }, 'from', 'Please choose a day that hasn’t passed.'],
    [{ from: '2029-01-02', until: '2029-01-02' }, 'from', 'Please choose a day of this year or the next.'],
    [{ from: '2026-12-08', until: '2026-12-07' }, 'until', 'The last day can’t be before the first.'],
    [{ from: '2026-12-01', until: '2027-01-01' }, 'until', 'Please close at most 31 days at once.'],
    [{ regionId: 'nowhere' }, 'regionId', 'Please choose one of the regions.'],
    [{ reason: '' }, 'reason', 'Please enter a reason'],
  ])('%j', async (changes, field, message) => {
    expect(await refusal(close(changes))).toMatchObject({ status: 400, fields: { [field]: message } });
    expect(await closed()).toEqual([]);
  });

  test('but 31 days can, whole', async () => {
    expect((await close({ from: '2026-12-01', until: '2026-12-31' })).closures).toHaveLength(27);
  });
});

describe('a closure that is changed', () => {
  const change = (ids: string[], changes: Partial<ClosureRequest> = {}) => {
    const body = {
      from: '2026-12-08',
      until: '2026-12-08',
      regionId: null,
      reason: 'Storm',
      dryRun: false,
      ...changes,
    };
    return owner.staff('changeClosures', { body: { ...body, ids } });
  };

  test('has its new days, place and reason at once, after the bookings on them were shown', async () => {
    const ids = (await close({ from: '2026-12-09', until: '2026-12-10' })).closures.map(({ id }) => id);
    await book(shop);
    const wanted = { from: '2026-12-08', until: '2026-12-09', regionId: sampleShop.regionId, reason: 'Training' };
    expect((await change(ids, { ...wanted, dryRun: true })).standing.count).toBe(1);
    expect(await closed()).toEqual(['2026-12-09 all', '2026-12-10 all']);
    await change(ids, wanted);
    expect(await closed()).toEqual([`2026-12-08 ${sampleShop.regionId}`, `2026-12-09 ${sampleShop.regionId}`]);
    const rows = await shop.database.connection.select().from(audit).all();
    expect(rows.at(-1)).toMatchObject({
      action: 'closure.changed',
      subject: '2026-12-08',
      data: { until: '2026-12-09', regionId: sampleShop.regionId, days: 2, standing: 1 },
    });
  });

  test('is refused when somebody has reopened one of its days', async () => {
    const ids = (await close({ until: '2026-12-09' })).closures.map(({ id }) => id);
    await owner.staff('removeClosures', { body: { ids: ids.slice(0, 1) } });
    expect(await refusal(change(ids))).toMatchObject({ code: 'changed_meanwhile' });
    expect(await closed()).toEqual(['2026-12-09 all']);
  });
});
