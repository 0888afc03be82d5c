import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailbox } from '../db/schema';
import { details, hold, openPayment, pay, refusal, sync } from '../testing/customer';
import { type LoggedIn, loggedIn } from '../testing/logged-in';
import { sampleShop } from '../testing/sample-shop';
import { storedBooking } from '../testing/stored-rows';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { proveClockJumps } from './faults/prove-clock-jumps';
import { historyCount } from './histories/history-count';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const amounts = [
  ['an hour', hour],
  ['a day', day],
] as const;

test('however the clock jumps, no crew is in two places, and nobody is confirmed without money or charged for nothing', async () => {
  await proveClockJumps({ count: historyCount(6), seed: 20_261_122 });
});

describe.each(amounts)('a clock that jumps by %s', (_name, by) => {
  let shop: TestShop;
  let customer: LoggedIn;

  beforeEach(async () => {
    shop = await openTestShop();
    customer = await loggedIn(shop);
  });

  afterEach(() => shop.close());

  const user = () => customer.call('getUser', {});

  async function refreshes(): Promise<number> {
    const headers = { cookie: customer.cookie, origin: 'http://localhost:3000', host: 'localhost:3000' };
    return (await shop.server.inject({ method: 'POST', url: '/api/auth/refresh', headers })).statusCode;
  }

  test('forward ends a hold before its time, and money that was on its way gets the start all the same', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    shop.clock.advance(by);
    await shop.browser.pay(secret, 'pm_card_visa');
    await shop.runExpiry();
    expect((await details(shop, held)).status).toBe('confirmed');
  });

  test('forward ends a hold that nobody pays, and its start is free for others', async () => {
    const held = await hold(shop);
    shop.clock.advance(by);
    await shop.runExpiry();
    expect(await refusal(openPayment(shop, held))).toMatchObject({ code: 'hold_expired' });
    expect((await storedBooking(shop, held.booking.trackingCode)).cells).toEqual([]);
  });

  test('back makes a hold last so much longer; it can be paid, and is never sold twice', async () => {
    const held = await hold(shop);
    for (const [index] of sampleShop.crewIds.slice(1).entries()) {
      await hold(shop, { customerEmail: `other${index}@tintforge.example`, customerPhone: `813555018${index}` });
    }
    shop.clock.advance(-by);
    await shop.runExpiry();
    const third = hold(shop, { customerEmail: 'third@tintforge.example', customerPhone: '8135550179' });
    expect(await refusal(third)).toMatchObject({ code: 'slot_taken' });
    await pay(shop, held);
    expect((await sync(shop, held)).booking.status).toBe('confirmed');
  });

  test('forward asks a login to renew itself, which it does', async () => {
    shop.clock.advance(by);
    await expect(user()).rejects.toMatchObject({ status: 401 });
    expect(await refreshes()).toBe(200);
  });

  test('back ends no login', async () => {
    shop.clock.advance(-by);
    expect((await user()).user.username).toBe(customer.account.username);
    expect(await refreshes()).toBe(200);
  });

  test('back keeps no mail from going out for longer than the jump, and none goes twice', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    await sync(shop, held);
    shop.clock.advance(-by);
    await shop.runMails();
    shop.clock.advance(by);
    await shop.runMails();
    await shop.runMails();
    const { mails } = await storedBooking(shop, held.booking.trackingCode);
    expect(mails).toEqual(['booking-confirmed']);
    expect(await shop.database.connection.select().from(mailbox).all()).toHaveLength(1);
  });
});
