import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, hold, pay, type Ticket } from '../../../testing/customer';
import { endHoldUnproved } from '../../../testing/mishaps';
import { morningOf, onShopClock } from '../../../testing/sample-shop';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const startsAt = Date.parse(morningOf('2026-12-08'));
const day = 86_400_000;
const advice = { kind: 'aftercare', dueAt: Date.parse(onShopClock('2026-12-09T09:00')) };

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const planned = async ({ booking }: Ticket) => (await storedBooking(shop, booking.trackingCode)).plannedMails;

describe('who has paid', () => {
  test('is reminded a day before and advised on the morning after', async () => {
    expect(await planned(await book(shop))).toEqual([{ kind: 'reminder', dueAt: startsAt - day }, advice]);
  });

  test.each([
    ['exactly 24 hours', startsAt - day],
    ['five hours', startsAt - 5 * 3_600_000],
  ])('is not reminded of what is only %s ahead', async (_name, now) => {
    shop.clock.set(now);
    expect(await planned(await book(shop))).toEqual([advice]);
  });

  test('and whose money came late is told the same', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    await endHoldUnproved(shop, held, 'expired');
    await shop.emulator.webhooks.deliverDue();
    expect(await planned(held)).toEqual([{ kind: 'reminder', dueAt: startsAt - day }, advice]);
  });

  test.each([
    ['forward', onShopClock('2027-03-10T10:00'), '2027-03-13', onShopClock('2027-03-14T09:00')],
    ['back', onShopClock('2026-10-28T10:00'), '2026-10-31', onShopClock('2026-11-01T09:00')],
  ])('is advised at nine also when the clocks go %s in between', async (_name, now, appointmentDate, dueAt) => {
    shop.clock.set(Date.parse(now));
    const plan = await planned(await book(shop, { appointmentDate, appointmentTime: '10:00' }));
    expect(plan.at(-1)).toEqual({ kind: 'aftercare', dueAt: Date.parse(dueAt) });
  });
});

test('a hold plans nothing', async () => {
  expect(await planned(await hold(shop))).toEqual([]);
});
