import { catalogue } from '@tintforge/content';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { payments, refunds } from '../../db/schema';
import {
  book,
  cancel,
  details,
  hold,
  openBalance,
  payBalance,
  refusal,
  sync,
  type Ticket,
} from '../../testing/customer';
import { loggedIn } from '../../testing/logged-in';
import { sampleShop } from '../../testing/sample-shop';
import { cancelByStaff, changeExtras, keepByStaff, receiveAtCar } from '../../testing/staff';
import { storedBooking } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { endUnwanted } from './end-unwanted';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);

/** The longest add-on of all. */
const longest = catalogue.addOns.find(({ id }) => id === sampleShop.addOnIds[2]);

/** Paid, with the price of the shop's extra due. */
async function bookWithBalance(): Promise<Ticket> {
  const ticket = await book(shop);
  await changeExtras(shop, ticket, [sampleShop.addOnId, sampleShop.otherAddOnId]);
  return ticket;
}

async function paymentsOf(ticket: Ticket) {
  const { row } = await stored(ticket);
  const condition = eq(payments.bookingId, row.id);
  return shop.database.connection.select().from(payments).where(condition).orderBy(asc(payments.attempt)).all();
}

async function refundsOf(ticket: Ticket) {
  const { row } = await stored(ticket);
  return shop.database.connection.select().from(refunds).where(eq(refunds.bookingId, row.id)).all();
}

/** Cents of a booking that the card provider has and has not returned. */
async function netAtProvider(ticket: Ticket): Promise<number> {
  const ids = (await paymentsOf(ticket)).map(({ intentId }) => intentId);
  return shop.store.charges
    .list()
    .filter((charge) => charge.paid && ids.includes(String(charge.payment_intent)))
    .reduce((sum, charge) => sum + charge.amount_captured - charge.amount_refunded, 0);
}

/** All that is still to be done by jobs. */
async function settle(ticket: Ticket): Promise<void> {
  await sync(shop, ticket);
  await endUnwanted(shop.payments);
  await shop.runRefunds();
}

describe('what a booking still owes', () => {
  test('is paid by card, to the cent, and told by email', async () => {
    const ticket = await bookWithBalance();
    expect(await details(shop, ticket)).toMatchObject({
      paymentStatus: 'on-site',
      due: sampleShop.otherAddOnCents / 100,
      balance: sampleShop.otherAddOnCents / 100,
    });
    await payBalance(shop, ticket);
    shop.clock.advance(60_000);
    await settle(ticket);
    const paidAt = new Date(shop.clock.now()).toISOString();
    expect(await details(shop, ticket)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      due: 0,
      balance: 0,
      payment: { amount: (sampleShop.totalCents + sampleShop.otherAddOnCents) / 100 },
      payments: [
        { purpose: 'upfront', amount: sampleShop.total, lastFour: '4242' },
        { purpose: 'balance', amount: sampleShop.otherAddOnCents / 100, at: paidAt, lastFour: '4242' },
      ],
      refunds: [],
    });
    expect(await netAtProvider(ticket)).toBe(sampleShop.totalCents + sampleShop.otherAddOnCents);
    const { mails, history } = await stored(ticket);
    expect(mails).toEqual(['booking-confirmed', 'balance-paid']);
    expect(history).toEqual(['held', 'paid', 'changed', 'balance-paid']);
  });

  test('is paid by the account that the booking belongs to as well', async () => {
    const customer = await loggedIn(shop, {
      username: 'heron',
      email: 'customer@tintforge.example',
      emailVerifiedAt: 1,
    });
    const ticket = await bookWithBalance();
    const params = { code: ticket.booking.trackingCode };
    const { clientSecret } = await customer.call('payBalance', {
      params,
      body: { amount: sampleShop.otherAddOnCents / 100 },
    });
    await shop.browser.pay(clientSecret, 'pm_card_visa');
    const { booking } = await customer.call('syncPayment', { body: { trackingCode: params.code } });
    expect(booking.paymentStatus).toBe('paid');
  });

  test('is nobody else’s to pay', async () => {
    const ticket = await bookWithBalance();
    const stranger = await loggedIn(shop, { username: 'stranger' });
    const call = { params: { code: ticket.booking.trackingCode }, body: { amount: sampleShop.otherAddOnCents / 100 } };
    expect(await refusal(stranger.call('payBalance', call))).toMatchObject({ status: 401 });
  });

  test('is paid by card for a booking that staff kept, with the terms that were shown', async () => {
    const ticket = await hold(shop);
    await keepByStaff(shop, ticket);
    expect(await details(shop, ticket)).toMatchObject({
      paymentStatus: 'on-site',
      balance: sampleShop.total,
      payments: [],
    });
    await payBalance(shop, ticket);
    await settle(ticket);
    expect(await details(shop, ticket)).toMatchObject({ status: 'scheduled', paymentStatus: 'paid', balance: 0 });
    expect((await stored(ticket)).row.termsVersion).not.toBeNull();
  });

  test('is asked for as it is now, or not at all', async () => {
    const ticket = await bookWithBalance();
    expect(await refusal(openBalance(shop, ticket, 100))).toMatchObject({
      code: 'bill_changed',
      details: { due: sampleShop.otherAddOnCents / 100 },
      message: `The amount due has changed. It’s now $${(sampleShop.otherAddOnCents / 100).toFixed(2)}.`,
    });
    await receiveAtCar(shop, ticket, sampleShop.otherAddOnCents / 100);
    expect(await refusal(openBalance(shop, ticket, sampleShop.otherAddOnCents / 100))).toMatchObject({
      code: 'nothing_due',
    });
    expect(await paymentsOf(ticket)).toHaveLength(1);
  });

  test('is not asked for while a time is only held, nor once it is cancelled', async () => {
    const held = await hold(shop);
    expect(await refusal(openBalance(shop, held, sampleShop.total))).toMatchObject({ code: 'nothing_due' });
    const cancelled = await bookWithBalance();
    await cancelByStaff(shop, cancelled);
    expect(await refusal(openBalance(shop, cancelled, sampleShop.otherAddOnCents / 100))).toMatchObject({
      code: 'nothing_due',
    });
  });

  test('asks the bank, and a declined card can be tried again', async () => {
    const ticket = await bookWithBalance();
    const clientSecret = await openBalance(shop, ticket);
    expect(await shop.browser.pay(clientSecret, 'pm_card_visa_chargeDeclined')).toMatchObject({
      code: 'card_declined',
    });
    await sync(shop, ticket);
    expect(await details(shop, ticket)).toMatchObject({ status: 'confirmed', paymentStatus: 'on-site' });
    await shop.browser.pay(clientSecret, 'pm_card_authenticationRequiredOnSetup');
    await sync(shop, ticket);
    expect(await openBalance(shop, ticket)).toBe(clientSecret);
    await shop.browser.answerBank(clientSecret, 'complete');
    await settle(ticket);
    expect(await details(shop, ticket)).toMatchObject({ paymentStatus: 'paid', balance: 0 });
  });

  test('is one payment though the answer of the card provider was lost', async () => {
    const ticket = await bookWithBalance();
    shop.emulator.faults.fail({ method: 'POST', path: /^\/v1\/payment_intents$/, kind: 'connection-after', times: 3 });
    expect(await refusal(openBalance(shop, ticket))).toMatchObject({ code: 'payment_unknown' });
    shop.emulator.faults.clear();
    await payBalance(shop, ticket);
    await settle(ticket);
    expect(await netAtProvider(ticket)).toBe(sampleShop.totalCents + sampleShop.otherAddOnCents);
    expect((await paymentsOf(ticket)).map(({ purpose }) => purpose)).toEqual(['upfront', 'balance']);
  });

  test('arrives by webhook and by the reconciler alike', async () => {
    const byWebhook = await bookWithBalance();
    await payBalance(shop, byWebhook);
    await shop.emulator.webhooks.deliverDue();
    expect((await stored(byWebhook)).row.paymentStatus).toBe('paid');
    const byReconciler = await book(shop, { appointmentDate: '2026-12-09', customerEmail: 'egret@tintforge.example' });
    await changeExtras(shop, byReconciler, [sampleShop.addOnId, sampleShop.otherAddOnId]);
    await payBalance(shop, byReconciler);
    shop.clock.advance(11 * 60_000);
    await shop.runReconciler();
    expect((await stored(byReconciler)).row.paymentStatus).toBe('paid');
    expect((await stored(byReconciler)).mails).toEqual(['booking-confirmed', 'balance-paid']);
  });
});

describe('while the card form is open', () => {
  test('a second tab gets the same payment, and finds it paid', async () => {
    const ticket = await bookWithBalance();
    const [one, other] = [await openBalance(shop, ticket), await openBalance(shop, ticket)];
    expect(other).toBe(one);
    await shop.browser.pay(one, 'pm_card_visa');
    expect(await shop.browser.pay(other, 'pm_card_visa')).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await settle(ticket);
    expect(await netAtProvider(ticket)).toBe(sampleShop.totalCents + sampleShop.otherAddOnCents);
    expect(await refundsOf(ticket)).toEqual([]);
  });

  test('cash at the car makes it unwanted: a job cancels it', async () => {
    const ticket = await bookWithBalance();
    const clientSecret = await openBalance(shop, ticket);
    await receiveAtCar(shop, ticket, sampleShop.otherAddOnCents / 100);
    await endUnwanted(shop.payments);
    expect((await paymentsOf(ticket)).map(({ status }) => status)).toEqual(['succeeded', 'canceled']);
    expect(await shop.browser.pay(clientSecret, 'pm_card_visa')).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    expect(await details(shop, ticket)).toMatchObject({ paymentStatus: 'paid-on-site', due: 0 });
  });

  test('money that came at the car meanwhile goes back by itself, and both sides hear of it', async () => {
    const ticket = await bookWithBalance();
    const clientSecret = await openBalance(shop, ticket);
    await receiveAtCar(shop, ticket, sampleShop.otherAddOnCents / 100);
    await shop.browser.pay(clientSecret, 'pm_card_visa');
    await settle(ticket);
    expect(await refundsOf(ticket)).toMatchObject([
      { amountCents: sampleShop.otherAddOnCents, reason: 'surplus', status: 'succeeded' },
    ]);
    expect(await netAtProvider(ticket)).toBe(sampleShop.totalCents);
    expect((await stored(ticket)).mails).toEqual([
      'booking-confirmed',
      'surplus-returned',
      'shop-alert',
      'refund-settled',
    ]);
    expect(await details(shop, ticket)).toMatchObject({ paymentStatus: 'paid-on-site', due: 0, balance: 0 });
  });

  test.each([
    [
      'falls',
      [sampleShop.addOnId, sampleShop.otherAddOnId],
      [sampleShop.otherAddOnId],
      sampleShop.packageCents + sampleShop.otherAddOnCents,
      sampleShop.addOnCents,
    ],
    [
      'rises',
      [sampleShop.addOnId, sampleShop.otherAddOnId],
      [sampleShop.addOnId, sampleShop.otherAddOnId, longest?.id ?? ''],
      sampleShop.totalCents + sampleShop.otherAddOnCents + (longest?.priceCents ?? 0),
      0,
    ],
  ])('a bill that %s keeps what is due of it', async (_, _before, after, totalCents, overCents) => {
    const ticket = await bookWithBalance();
    const clientSecret = await openBalance(shop, ticket);
    await changeExtras(shop, ticket, after);
    await shop.browser.pay(clientSecret, 'pm_card_visa');
    await settle(ticket);
    expect((await refundsOf(ticket)).map(({ amountCents }) => amountCents)).toEqual(overCents === 0 ? [] : [overCents]);
    const { due } = await details(shop, ticket);
    expect((await netAtProvider(ticket)) + Math.round(due * 100)).toBe(totalCents);
  });

  test('another amount gives it up for a new one', async () => {
    const ticket = await bookWithBalance();
    const first = await openBalance(shop, ticket);
    await changeExtras(shop, ticket, [sampleShop.otherAddOnId]);
    const second = await openBalance(shop, ticket);
    expect(second).not.toBe(first);
    expect((await paymentsOf(ticket)).map(({ status, amountCents }) => [status, amountCents])).toEqual([
      ['succeeded', sampleShop.totalCents],
      ['canceled', sampleShop.otherAddOnCents],
      ['requires_payment_method', sampleShop.otherAddOnCents - sampleShop.addOnCents],
    ]);
  });

  test('a cancellation returns all of it', async () => {
    const ticket = await bookWithBalance();
    const clientSecret = await openBalance(shop, ticket);
    await cancel(shop, ticket);
    await shop.browser.pay(clientSecret, 'pm_card_visa');
    await settle(ticket);
    expect(await netAtProvider(ticket)).toBe(0);
    expect((await refundsOf(ticket)).map(({ reason }) => reason).sort()).toEqual(['cancelled-by-customer', 'surplus']);
    expect(await details(shop, ticket)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  });

  test('nobody who pays for an hour finds a new form afterward', async () => {
    const ticket = await bookWithBalance();
    const first = await openBalance(shop, ticket);
    shop.clock.advance(59 * 60_000);
    await endUnwanted(shop.payments);
    expect(await openBalance(shop, ticket)).toBe(first);
    shop.clock.advance(60_000);
    await endUnwanted(shop.payments);
    expect(await openBalance(shop, ticket)).not.toBe(first);
  });
});

describe('a refund of two payments', () => {
  test('is of the newest first, and whole', async () => {
    const ticket = await bookWithBalance();
    await payBalance(shop, ticket);
    await settle(ticket);
    const { cancellation } = await details(shop, ticket);
    expect(cancellation).toEqual({ refund: (sampleShop.totalCents + sampleShop.otherAddOnCents) / 100, kept: 0 });
    await cancel(shop, ticket);
    await shop.runRefunds();
    expect((await refundsOf(ticket)).map(({ amountCents, status }) => [amountCents, status]).sort()).toEqual([
      [sampleShop.otherAddOnCents, 'succeeded'],
      [sampleShop.totalCents, 'succeeded'],
    ]);
    expect(await netAtProvider(ticket)).toBe(0);
    expect(await details(shop, ticket)).toMatchObject({ paymentStatus: 'refunded' });
  });

  test('after a change reaches the first where the second is not enough', async () => {
    const ticket = await bookWithBalance();
    await payBalance(shop, ticket);
    await settle(ticket);
    await changeExtras(shop, ticket, []);
    await shop.runRefunds();
    expect((await refundsOf(ticket)).map(({ amountCents }) => amountCents).sort((one, other) => other - one)).toEqual([
      sampleShop.otherAddOnCents,
      sampleShop.addOnCents,
    ]);
    expect(await netAtProvider(ticket)).toBe(sampleShop.packageCents);
    expect(await details(shop, ticket)).toMatchObject({
      totalPrice: sampleShop.packageCents / 100,
      due: 0,
      balance: 0,
    });
  });

  test('of a kept booking is a courtesy: it is not due again', async () => {
    const ticket = await hold(shop);
    await keepByStaff(shop, ticket);
    await payBalance(shop, ticket);
    await settle(ticket);
    const { staff } = await loggedIn(shop, { role: 'admin' });
    const { version } = await details(shop, ticket);
    await staff('refundBooking', {
      params: { code: ticket.booking.trackingCode },
      body: { version, amount: 50, reason: 'A scratch' },
    });
    await shop.runRefunds();
    expect(await details(shop, ticket)).toMatchObject({ paymentStatus: 'partially-refunded', due: 0, balance: 0 });
  });
});
