import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commit } from '../../../db/unit-of-work';
import { book, bookingRequestOf, hold, pay, release, sync, type Ticket } from '../../../testing/customer';
import { loggedIn, makeAccount } from '../../../testing/logged-in';
import { storedBooking } from '../../../testing/stored-rows';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { joinBookings } from './owner-store';

const email = 'customer@tintforge.example';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const ownerOf = async ({ booking }: Ticket) => (await storedBooking(shop, booking.trackingCode)).row.userId;

describe('a booking belongs', () => {
  test('to whoever is logged in, whatever email it names', async () => {
    const { call, account } = await loggedIn(shop);
    const body = bookingRequestOf(shop.catalogue, { customerEmail: 'other@tintforge.example' });
    expect(await ownerOf(await call('createBooking', { body, idempotencyKey: randomUUID() }))).toBe(account.id);
  });

  test('to whoever is logged in although another account has proved the email', async () => {
    await makeAccount(shop, { email });
    const { call, account } = await loggedIn(shop);
    const body = bookingRequestOf(shop.catalogue, { customerEmail: email });
    expect(await ownerOf(await call('createBooking', { body, idempotencyKey: randomUUID() }))).toBe(account.id);
  });

  test('to the account that has proved the email, however a guest types it', async () => {
    const account = await makeAccount(shop, { email });
    expect(await ownerOf(await hold(shop, { customerEmail: ' Customer@Tintforge.Example ' }))).toBe(account.id);
  });

  test('to nobody while the email is not proved', async () => {
    await makeAccount(shop, { email, emailVerifiedAt: null });
    expect(await ownerOf(await hold(shop))).toBeNull();
  });

  test('to nobody when no account has the email', async () => {
    await makeAccount(shop, { email: 'other@tintforge.example' });
    expect(await ownerOf(await hold(shop))).toBeNull();
  });
});

describe('when an address is proved', () => {
  const join = (userId: string, address = email) =>
    commit(shop.database, (transaction) => joinBookings(transaction, { userId, email: address }));

  test('the guest bookings made with it join the account, however it is typed', async () => {
    const tickets = [await book(shop), await book(shop, { appointmentTime: '13:00' })];
    const other = await book(shop, { appointmentDate: '2026-12-09', customerEmail: 'other@tintforge.example' });
    const account = await makeAccount(shop);
    expect(await join(account.id, 'Customer@tintforge.example')).toBe(2);
    expect(await Promise.all(tickets.map(ownerOf))).toEqual([account.id, account.id]);
    expect(await ownerOf(other)).toBeNull();
    expect(await join(account.id)).toBe(0);
  });

  test('a booking that belongs to an account stays with it', async () => {
    const first = await makeAccount(shop);
    const booked = await book(shop);
    await join(first.id);
    const second = await makeAccount(shop);
    expect(await join(second.id)).toBe(0);
    expect(await ownerOf(booked)).toBe(first.id);
  });

  test('holds that came to nothing join uncounted, one that runs is counted', async () => {
    const released = await hold(shop);
    await release(shop, released);
    const expired = await hold(shop, { appointmentDate: '2026-12-09' });
    shop.clock.advance(15 * 60_000);
    await shop.runExpiry();
    const running = await hold(shop);
    const account = await makeAccount(shop);
    expect(await join(account.id)).toBe(1);
    expect(await Promise.all([released, expired, running].map(ownerOf))).toEqual([account.id, account.id, account.id]);
  });

  test('a hold under way is still paid and confirmed', async () => {
    const held = await hold(shop);
    const account = await makeAccount(shop);
    await join(account.id);
    await pay(shop, held);
    await sync(shop, held);
    expect((await storedBooking(shop, held.booking.trackingCode)).row).toMatchObject({
      status: 'confirmed',
      userId: account.id,
    });
  });
});
