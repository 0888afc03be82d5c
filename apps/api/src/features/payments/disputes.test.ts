import { paymentWords } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  book,
  cancel,
  cancelCar,
  details,
  furtherCarOf,
  openBalance,
  payBalance,
  refusal,
  type Ticket,
} from '../../testing/customer';
import { keptMails } from '../../testing/kept-mails';
import { type LoggedIn, loggedIn } from '../../testing/logged-in';
import { lateFee, morningOf, sampleShop } from '../../testing/sample-shop';
import { cancelByStaff, changeExtras, versionOf } from '../../testing/staff';
import { storedBooking } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let admin: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  admin = await loggedIn(shop, { role: 'admin' });
});

afterEach(() => shop.close());

const { total, totalCents } = sampleShop;
const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);
const codeOf = ({ booking }: Ticket) => ({ code: booking.trackingCode });
const staffView = (ticket: Ticket) => admin.staff('getStaffBooking', { params: codeOf(ticket) });
const chargeOf = (number = 0) => shop.store.charges.list().toReversed()[number]?.id ?? '';

/** The customer's bank disputes a card payment, and its event arrives. */
async function dispute(request: { amount?: number; status?: 'warning_needs_response' } = {}, number = 0) {
  const id = shop.emulator.openDispute(chargeOf(number), request) ?? '';
  await shop.emulator.webhooks.deliverDue();
  return id;
}

async function decide(id: string, status: 'won' | 'lost' | 'needs_response' | 'warning_closed'): Promise<void> {
  shop.clock.advance(1000);
  shop.emulator.moveDispute(id, status);
  await shop.emulator.webhooks.deliverDue();
  await shop.runRefunds();
}

/** The text of the emails with such a subject. */
async function toldOf(subject: string): Promise<string> {
  const mails = (await keptMails(shop)).filter((mail) => mail.subject.startsWith(subject));
  return mails.map(({ text }) => `${subject}\n${text}`).join('\n');
}

const promised = /your refund|we’re refunding|we refund|we’ve refunded|couldn’t refund|still yours|we owe/i;

/** Nothing of a disputed payment was tried at the card provider, and nothing promised since it was. */
async function expectNothingPromised(ticket: Ticket): Promise<void> {
  await shop.runRefunds();
  await shop.runRefunds();
  expect(shop.store.refunds.list()).toEqual([]);
  const told = (await toldOf('Cancelled')).replaceAll(/\s+/g, ' ');
  expect(told).toContain(paymentWords.held);
  expect(told).not.toMatch(promised);
  expect((await keptMails(shop)).map(({ subject }) => subject).join('\n')).not.toMatch(/refund/);
  expect((await stored(ticket)).row.paymentStatus).toBe('disputed');
}

describe('while a bank holds the payment', () => {
  test('its owner cancels without a refund being promised or tried', async () => {
    const ticket = await book(shop);
    await dispute();
    expect(await details(shop, ticket)).toMatchObject({ cancellation: { refund: 0, held: total, kept: 0 } });
    expect(await cancel(shop, ticket)).toMatchObject({ refund: 0, held: total });
    await expectNothingPromised(ticket);
    expect(await details(shop, ticket)).toMatchObject({ refunded: 0, refunds: [], due: 0, balance: 0 });
  });

  test('a refund that was shown before the dispute has changed', async () => {
    const ticket = await book(shop);
    await dispute();
    expect(await refusal(cancel(shop, ticket, total))).toMatchObject({
      code: 'refund_changed',
      details: { refund: 0, held: total, kept: 0 },
    });
  });

  test('the shop cancels without a refund being promised or tried', async () => {
    const ticket = await book(shop);
    await dispute();
    const { can } = await staffView(ticket);
    expect(can).toMatchObject({ cancel: { remaining: total, held: total }, refund: null });
    await cancelByStaff(shop, ticket);
    await expectNothingPromised(ticket);
    const after = await staffView(ticket);
    expect(after.staffRefunds).toMatchObject([{ status: 'pending', isHeld: true, amount: total }]);
    expect(after.history).toMatchObject(expect.arrayContaining([expect.objectContaining({ kind: 'cancelled' })]));
    expect(after.can).toMatchObject({ receive: null, giveBack: null, refund: null });
  });

  test('nothing can be refunded as a courtesy', async () => {
    const ticket = await book(shop);
    await dispute();
    const body = { version: await versionOf(shop, ticket), amount: 1, reason: 'Late crew' };
    const refused = refusal(admin.staff('refundBooking', { params: codeOf(ticket), body }));
    expect(await refused).toMatchObject({ code: 'amount_too_high' });
  });

  test('an order that becomes cheaper promises nothing either', async () => {
    const ticket = await book(shop);
    await dispute();
    await changeExtras(shop, ticket, []);
    await shop.runRefunds();
    expect(shop.store.refunds.list()).toEqual([]);
    const { staffRefunds } = await staffView(ticket);
    expect(staffRefunds).toMatchObject([{ status: 'pending', isHeld: true }]);
    expect(await details(shop, ticket)).toMatchObject({ refunded: 0, due: 0 });
  });

  test('one of several cars is cancelled without a promise', async () => {
    const ticket = await book(shop, { furtherCars: [furtherCarOf()] });
    await dispute();
    const [car] = (await details(shop, ticket)).cars ?? [];
    expect(car?.cancellation).toEqual({ refund: 0, held: car?.total, kept: 0 });
    await cancelCar(shop, ticket, { number: 1 });
    await shop.runRefunds();
    expect(shop.store.refunds.list()).toEqual([]);
    expect(await toldOf('One car cancelled')).not.toMatch(promised);
  });

  test('a no-show is recorded, and no refund offered', async () => {
    const ticket = await book(shop);
    await dispute();
    shop.clock.set(Date.parse(morningOf('2026-12-08')) + 3_600_000);
    admin = await loggedIn(shop, { role: 'admin' });
    const body = { version: await versionOf(shop, ticket), refund: 1, reason: '' };
    const call = (changes: object) =>
      admin.staff('recordNoShow', { params: codeOf(ticket), body: { ...body, ...changes } });
    expect(await refusal(call({}))).toMatchObject({ code: 'amount_too_high' });
    await call({ refund: 0 });
    expect(await toldOf('We missed you')).not.toMatch(promised);
  });

  test('a crew’s day is cancelled without a promise', async () => {
    const ticket = await book(shop);
    await dispute();
    const { crewId } = sampleShop;
    const day = await admin.staff('getBoardDay', { query: { crewId, date: '2026-12-08' } });
    const [job] = day.jobs;
    expect(job).toMatchObject({ refund: total, held: total });
    const act = {
      act: 'cancel',
      code: ticket.booking.trackingCode,
      version: job?.version ?? 0,
      refund: total,
    } as const;
    const body = { crewId, date: '2026-12-08', reason: 'The van broke down', rest: 'leave' as const, jobs: [act] };
    const { jobs } = await admin.staff('changeBoardDay', { body });
    expect(jobs).toMatchObject([{ outcome: 'cancelled', refund: 0 }]);
    await expectNothingPromised(ticket);
  });

  test('a refund that was on its way waits, before and after the dispute is known', async () => {
    const ticket = await book(shop);
    await cancel(shop, ticket);
    shop.emulator.openDispute(chargeOf());
    await shop.runRefunds();
    expect(await stored(ticket)).toMatchObject({
      row: { paymentStatus: 'refund-pending' },
      refunds: [{ status: 'pending', stripeRefundId: null }],
    });
    await shop.emulator.webhooks.deliverDue();
    await expectNothingPromised(ticket);
  });

  test('a refund that comes back waits, too, and its customer isn’t told that the shop owes it', async () => {
    const ticket = await book(shop, {}, 'pm_card_refundFail');
    await cancel(shop, ticket);
    await shop.runRefunds();
    await dispute();
    shop.clock.advance(10_000);
    shop.emulator.advance();
    await shop.emulator.webhooks.deliverDue();
    expect((await stored(ticket)).refunds.map(({ status }) => status)).toEqual(['retried', 'pending']);
    expect((await stored(ticket)).mails).not.toContain('refund-failed');
  });

  test('a refund that had failed before can’t be tried again', async () => {
    const ticket = await book(shop, {}, 'pm_card_refundFail');
    await cancel(shop, ticket);
    await shop.runRefunds();
    shop.clock.advance(10_000);
    shop.emulator.advance();
    await shop.emulator.webhooks.deliverDue();
    await dispute();
    const [refund] = (await staffView(ticket)).staffRefunds;
    expect(refund).toMatchObject({ status: 'failed', isHeld: true });
    const body = { version: await versionOf(shop, ticket) };
    const params = { ...codeOf(ticket), id: refund?.id ?? '' };
    expect(await refusal(admin.staff('retryRefund', { params, body }))).toMatchObject({ code: 'not_possible' });
  });

  test('what was paid by another card is refunded: the bank’s part comes first', async () => {
    const ticket = await book(shop);
    await changeExtras(shop, ticket, [...sampleShop.addOnIds]);
    const { balance } = await details(shop, ticket);
    expect(balance).toBeGreaterThan(0);
    await openBalance(shop, ticket);
    await payBalance(shop, ticket);
    await dispute();
    expect((await details(shop, ticket)).cancellation).toEqual({ refund: balance, held: total, kept: 0 });
    await cancel(shop, ticket);
    await shop.runRefunds();
    expect(shop.store.refunds.list().map(({ amount }) => amount)).toEqual([Math.round(balance * 100)]);
  });
});

describe('a dispute that is decided after the booking was cancelled', () => {
  test('for the shop: what the customer gets back by the policy is refunded', async () => {
    const ticket = await book(shop);
    const id = await dispute();
    shop.clock.set(Date.parse(morningOf('2026-12-08')) - 3_600_000);
    await cancel(shop, ticket);
    await decide(id, 'won');
    expect(shop.store.refunds.list().map(({ amount }) => amount)).toEqual([totalCents - lateFee]);
    expect((await stored(ticket)).row.paymentStatus).toBe('partially-refunded');
    expect((await keptMails(shop)).map(({ subject }) => subject).join()).toContain('We’ve refunded');
  });

  test('for the customer: nothing is refunded, owed or due', async () => {
    const ticket = await book(shop);
    const id = await dispute();
    await cancelByStaff(shop, ticket);
    await decide(id, 'lost');
    await expectNothingPromised(ticket);
    const { staffRefunds, can } = await staffView(ticket);
    expect(staffRefunds).toMatchObject([{ status: 'returned-otherwise', note: 'The customer’s bank returned it.' }]);
    expect(can).toMatchObject({ refund: null, receive: null });
    expect(await details(shop, ticket)).toMatchObject({ refunded: 0, due: 0 });
  });

  test('a booking that is cancelled after the dispute was lost owes nothing', async () => {
    const ticket = await book(shop);
    await decide(await dispute(), 'lost');
    await cancel(shop, ticket);
    await expectNothingPromised(ticket);
    expect((await stored(ticket)).refunds).toMatchObject([{ status: 'returned-otherwise', amountCents: totalCents }]);
  });

  test('a part that was lost is returned by the bank, the rest is for staff', async () => {
    const ticket = await book(shop);
    const id = await dispute({ amount: 10_000 });
    await cancelByStaff(shop, ticket);
    await decide(id, 'lost');
    await expectNothingPromised(ticket);
    expect((await stored(ticket)).refunds.map(({ status, amountCents }) => [status, amountCents])).toEqual([
      ['returned-otherwise', 10_000],
      ['failed', totalCents - 10_000],
    ]);
  });
});

describe('several disputes of one payment', () => {
  test('hold it until the last is won, in any order of events', async () => {
    const ticket = await book(shop);
    const first = await dispute({ amount: 10_000 });
    const second = await dispute({ amount: 5_000 });
    await cancel(shop, ticket);
    await decide(first, 'won');
    expect((await stored(ticket)).row.paymentStatus).toBe('disputed');
    expect(shop.store.refunds.list()).toEqual([]);
    await decide(second, 'won');
    expect(shop.store.refunds.list().map(({ amount }) => amount)).toEqual([totalCents]);
    expect((await stored(ticket)).row.paymentStatus).toBe('refunded');
  });

  test('that begin twice and end in between count each', async () => {
    const ticket = await book(shop);
    shop.emulator.openDispute(chargeOf(), { amount: 10_000 });
    const second = shop.emulator.openDispute(chargeOf(), { amount: 5_000 }) ?? '';
    shop.emulator.moveDispute(second, 'won');
    const { webhooks } = shop.emulator;
    webhooks.reorder(
      webhooks
        .pending()
        .map(({ id }) => id)
        .reverse(),
    );
    await webhooks.deliverDue();
    expect((await stored(ticket)).row.paymentStatus).toBe('disputed');
  });
});

describe('a bank’s inquiry', () => {
  test('takes no money, and is settled by a refund', async () => {
    const ticket = await book(shop);
    await dispute({ status: 'warning_needs_response' });
    expect(await details(shop, ticket)).toMatchObject({ paymentStatus: 'paid', cancellation: { refund: total } });
    expect((await stored(ticket)).mails.at(-1)).toBe('shop-alert');
    await cancel(shop, ticket);
    await shop.runRefunds();
    expect(shop.store.refunds.list()).toHaveLength(1);
  });

  test('that becomes a dispute holds the money from then on', async () => {
    const ticket = await book(shop);
    const id = await dispute({ status: 'warning_needs_response' });
    await decide(id, 'needs_response');
    expect((await stored(ticket)).row.paymentStatus).toBe('disputed');
    expect((await details(shop, ticket)).cancellation).toMatchObject({ refund: 0, held: total });
  });

  test('that is closed leaves nothing behind', async () => {
    const ticket = await book(shop);
    const id = await dispute({ status: 'warning_needs_response' });
    await decide(id, 'warning_closed');
    expect((await stored(ticket)).row.paymentStatus).toBe('paid');
  });
});
