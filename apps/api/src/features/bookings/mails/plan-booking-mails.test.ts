import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, hold, pay, type Ticket } from '../../../testing/customer';
import { endHoldUnproved } from '../../../testing/mishaps';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

const startsAt = Date.parse('2026-12-08T09:00:00-05:00');
const day = 86_400_000;
const advice = { kind: 'aftercare', dueAt: Date.parse('2026-12-09T09:00:00-05:00') };

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
    ['three hours', startsAt - 3 * 3_600_000],
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
    ['forward', '2027-03-10T10:00:00-05:00', '2027-03-13', '2027-03-14T13:00:00.000Z'],
    ['back', '2026-10-28T10:00:00-04:00', '2026-10-31', '2026-11-01T14:00:00.000Z'],
  ])('is advised at nine also when the clocks go %s in between', async (_name, now, appointmentDate, dueAt) => {
    shop.clock.set(Date.parse(now));
    const plan = await planned(await book(shop, { appointmentDate }));
    expect(plan.at(-1)).toEqual({ kind: 'aftercare', dueAt: Date.parse(dueAt) });
  });
});

test('a hold plans nothing', async () => {
  expect(await planned(await hold(shop))).toEqual([]);
});
