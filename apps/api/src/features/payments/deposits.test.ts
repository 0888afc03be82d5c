import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookings, payments, refunds } from '../../db/schema';
import {
  book,
  cancel,
  details,
  hold,
  openPayment,
  payBalance,
  refusal,
  sync,
  type Ticket,
} from '../../testing/customer';
import { sampleShop } from '../../testing/sample-shop';
import { setDeposit } from '../../testing/set-deposit';
import { changeExtras, keepByStaff, receiveAtCar } from '../../testing/staff';
import { storedBooking } from '../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  await setDeposit(shop, 20);
});
afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);

async function paymentsOf(ticket: Ticket) {
  const { row } = await stored(ticket);
  const condition = eq(payments.bookingId, row.id);
  return shop.database.connection.select().from(payments).where(condition).orderBy(asc(payments.attempt)).all();
}

async function refundedCents(ticket: Ticket): Promise<number> {
  const { row } = await stored(ticket);
  const rows = await shop.database.connection.select().from(refunds).where(eq(refunds.bookingId, row.id)).all();
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

describe('a deposit of 20% on $449.98', () => {
  test('is what a hold asks for, and is paid to the cent', async () => {
    const held = await hold(shop);
    expect(held.booking).toMatchObject({ totalPrice: sampleShop.total, deposit: 90, policy: { lateFee: 90 } });
    const call = { bookingToken: held.manageToken };
    const { trackingCode, customerName, vehicleInfo } = held.booking;
    const body = { amount: sampleShop.total, bookingInfo: { trackingCode, customerName, vehicleInfo } };
    expect(await refusal(shop.call('createIntent', { ...call, body }))).toMatchObject({
      status: 409,
      code: 'price_changed',
      message: 'The deposit is $90.00.',
    });
    await shop.browser.pay(await openPayment(shop, held), 'pm_card_visa');
    await sync(shop, held);
    expect(await details(shop, held)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'deposit-paid',
      deposit: 90,
      due: (sampleShop.totalCents - 9_000) / 100,
      balance: (sampleShop.totalCents - 9_000) / 100,
      payments: [{ purpose: 'upfront', amount: 90 }],
    });
    const { row } = await stored(held);
    const [payment] = await paymentsOf(held);
    expect(row).toMatchObject({ upfrontPaymentId: payment?.id, upfrontCents: 9_000, billCents: sampleShop.totalCents });
  });

  test('stays as it was held, whatever the shop sets meanwhile', async () => {
    const held = await hold(shop);
    await setDeposit(shop, 90);
    await shop.browser.pay(await openPayment(shop, held), 'pm_card_visa');
    await sync(shop, held);
    expect(await details(shop, held)).toMatchObject({
      paymentStatus: 'deposit-paid',
      deposit: 90,
      due: (sampleShop.totalCents - 9_000) / 100,
    });
    const other = { customerEmail: 'other@tintforge.example', customerPhone: '8135550177' };
    const next = await hold(shop, { ...other, appointmentTime: '13:00' });
    expect(next.booking.deposit).toBe(Math.round(sampleShop.totalCents * 0.9) / 100);
    await setDeposit(shop, null);
    const last = await hold(shop, { ...other, appointmentDate: '2026-12-09' });
    expect(last.booking.deposit).toBeNull();
  });

  test('leaves a balance that is paid by card', async () => {
    const ticket = await book(shop);
    await payBalance(shop, ticket);
    await sync(shop, ticket);
    expect(await details(shop, ticket)).toMatchObject({
      paymentStatus: 'paid',
      due: 0,
      payment: { amount: sampleShop.total },
    });
  });

  test('leaves a balance that is paid at the car', async () => {
    const ticket = await book(shop);
    await receiveAtCar(shop, ticket, (sampleShop.totalCents - 9_000) / 100);
    expect(await details(shop, ticket)).toMatchObject({ paymentStatus: 'paid-on-site', due: 0, balance: 0 });
  });

  test('goes back when the cancellation is free', async () => {
    const ticket = await book(shop);
    await cancel(shop, ticket);
    expect(await refundedCents(ticket)).toBe(9_000);
    expect((await stored(ticket)).row).toMatchObject({ status: 'cancelled', billCents: 0 });
  });

  test('is kept when the cancellation is late, and nothing is due', async () => {
    const ticket = await book(shop);
    shop.clock.set(Date.parse('2026-12-08T13:00:00Z'));
    await cancel(shop, ticket);
    expect(await refundedCents(ticket)).toBe(0);
    expect((await stored(ticket)).row).toMatchObject({ status: 'cancelled', billCents: 9_000 });
    expect(await details(shop, ticket)).toMatchObject({ due: 0, balance: 0, paymentStatus: 'paid' });
  });

  test('is the most that a late cancellation keeps, though the balance was paid', async () => {
    const ticket = await book(shop);
    await payBalance(shop, ticket);
    await sync(shop, ticket);
    shop.clock.set(Date.parse('2026-12-08T13:00:00Z'));
    await cancel(shop, ticket);
    expect(await refundedCents(ticket)).toBe(sampleShop.totalCents - 9_000);
    expect((await stored(ticket)).row.billCents).toBe(9_000);
  });

  test('is followed by a larger balance when something is added', async () => {
    const ticket = await book(shop);
    await changeExtras(shop, ticket, [sampleShop.addOnId, sampleShop.otherAddOnId]);
    expect(await details(shop, ticket)).toMatchObject({
      paymentStatus: 'deposit-paid',
      deposit: 90,
      due: (sampleShop.totalCents + sampleShop.otherAddOnCents - 9_000) / 100,
    });
  });

  test('is not asked of a booking that staff keep', async () => {
    const held = await hold(shop);
    await keepByStaff(shop, held);
    expect(await details(shop, held)).toMatchObject({ paymentStatus: 'on-site', deposit: null, due: sampleShop.total });
  });
});

test('a booking is confirmed by nothing but its upfront amount', async () => {
  const held = await hold(shop);
  const { row } = await stored(held);
  await openPayment(shop, held);
  const [payment] = await paymentsOf(held);
  const upfrontPaymentId = payment?.id ?? '';
  const confirm = async () =>
    shop.database.connection.update(bookings).set({ upfrontPaymentId }).where(eq(bookings.id, row.id)).run();
  await expect(confirm()).rejects.toThrow();
  expect((await stored(held)).row).toMatchObject({ status: 'pending', upfrontPaymentId: null });
});
