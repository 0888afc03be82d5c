import { type MailKind, type NoticeTimingOf, noticeKinds } from '@tintforge/api-contract';
import type { UndoableDeed } from '@tintforge/booking-core';
import {
  book,
  cancel,
  cancelCar,
  details,
  furtherCarOf,
  hold,
  openBalance,
  pay,
  payBalance,
  reschedule,
  sync,
  type Ticket,
} from './customer';
import { type LoggedIn, loggedIn, logIn, testPassword } from './logged-in';
import { endHoldUnproved, fillDay } from './mishaps';
import { phoneBookingOf } from './phone-booking';
import { sampleMessage } from './sample-message';
import { depositDraft, requestQuote, sampleDraft, sentQuote } from './sample-quote';
import { sampleShop } from './sample-shop';
import { addTotp } from './second-factor';
import { cancelByStaff, changeExtras, keepByStaff, planVisits, receiveAtCar, versionOf } from './staff';
import { storedBooking } from './stored-rows';
import type { TestShop } from './test-shop';
import { exemptOrder, legalFront, tintOrderOf } from './tint-order';

const day = 86_400_000;
const minute = 60_000;

/** For each kind of email, events that cause it, as they happen in production. Each cause needs its own shop. */
export const mailCauses: Readonly<Record<MailKind, (shop: TestShop) => Promise<unknown>>> = {
  'booking-confirmed': (shop) => book(shop),
  async 'booking-rescheduled'(shop) {
    await reschedule(shop, await book(shop), { appointmentDate: '2026-12-11', appointmentTime: '13:00' });
  },
  async 'booking-cancelled'(shop) {
    const booked = await book(shop);
    shop.clock.advance(6 * day);
    await cancel(shop, booked);
  },
  async 'car-cancelled'(shop) {
    const booked = await book(shop, {
      furtherCars: [furtherCarOf({ packageId: sampleShop.packageId, tint: tintOrderOf({ shades: [legalFront] }) })],
      tint: tintOrderOf({ shades: [legalFront] }),
    });
    await cancelCar(shop, booked, { number: 2 });
  },
  async 'payment-link'(shop) {
    const { staff } = await loggedIn(shop, { role: 'admin' });
    await staff('createPhoneBooking', { body: phoneBookingOf(shop.catalogue), idempotencyKey: shop.random.uuid() });
  },
  async 'balance-due'(shop) {
    const ticket = await bookWithBalance(shop);
    const { staff } = await loggedIn(shop, { role: 'admin' });
    const body = { version: await versionOf(shop, ticket), amount: (await details(shop, ticket)).balance };
    await staff('sendBalanceLink', { params: { code: ticket.booking.trackingCode }, body });
  },
  async 'balance-paid'(shop) {
    const ticket = await bookWithBalance(shop);
    await payBalance(shop, ticket);
    await sync(shop, ticket);
  },
  async 'surplus-returned'(shop) {
    const ticket = await bookWithBalance(shop);
    const clientSecret = await openBalance(shop, ticket);
    await receiveAtCar(shop, ticket, 100);
    await shop.browser.pay(clientSecret, 'pm_card_visa');
    await sync(shop, ticket);
  },
  async 'booking-links'(shop) {
    await book(shop);
    await shop.call('mailBookingLinks', { body: { codeOrEmail: 'customer@tintforge.example' } });
  },
  async 'booking-kept'(shop) {
    await keepByStaff(shop, await hold(shop));
  },
  async 'booking-moved-by-shop'(shop) {
    const { booking } = await book(shop);
    const { staff } = await loggedIn(shop, { role: 'admin' });
    const start = { appointmentDate: '2026-12-11', appointmentTime: '13:00' } as const;
    const { version } = (await storedBooking(shop, booking.trackingCode)).row;
    await staff('moveByShop', {
      params: { code: booking.trackingCode },
      body: { version, ...start, reason: '', notify: true },
    });
  },
  async 'visits-planned'(shop) {
    const ticket = await book(shop);
    await planVisits(shop, ticket, { visits: [{ date: '2026-12-10', minutes: 240 }], notify: true });
  },
  async 'booking-changed'(shop) {
    const ticket = await book(shop);
    const { staff } = await loggedIn(shop, { role: 'admin' });
    const body = { version: await versionOf(shop, ticket), vehicleModel: 'Coupe', reason: '', notify: true };
    await staff('changeByShop', { params: { code: ticket.booking.trackingCode }, body });
  },
  async 'booking-cancelled-by-shop'(shop) {
    await cancelByStaff(shop, await book(shop));
  },
  async 'booking-missed'(shop) {
    const { booking } = await book(shop);
    shop.clock.advance(8 * day);
    const { staff } = await loggedIn(shop, { role: 'admin' });
    const { version } = (await storedBooking(shop, booking.trackingCode)).row;
    await staff('recordNoShow', { params: { code: booking.trackingCode }, body: { version, refund: 100, reason: '' } });
  },
  async 'no-show-corrected'(shop) {
    const ticket = await book(shop);
    shop.clock.advance(7 * day + 2 * 60 * minute);
    await undoSent(shop, ticket, 'no-show', ({ staff, params, version }) =>
      staff('recordNoShow', { params, body: { version, refund: 0, reason: '' } }),
    );
  },
  async 'on-my-way-corrected'(shop) {
    const ticket = await book(shop, { appointmentDate: '2026-12-01', appointmentTime: '14:00' });
    await undoSent(shop, ticket, 'on-my-way', ({ staff, params }) =>
      staff('sendOnMyWay', { params, body: { minutes: 30 } }),
    );
  },
  'exemption-approved': (shop) => decideExemption(shop, 'approveExemption'),
  'exemption-refused': (shop) => decideExemption(shop, 'refuseExemption'),
  async 'hold-expired'(shop) {
    await hold(shop);
    shop.clock.advance(16 * minute);
    await shop.runExpiry();
  },
  'payment-without-time': payTooLate,
  async reminder(shop) {
    await book(shop);
    shop.clock.advance(6 * day);
  },
  async 'on-my-way'(shop) {
    const { booking } = await book(shop, { appointmentDate: '2026-12-01', appointmentTime: '14:00' });
    const { staff } = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
    await staff('sendOnMyWay', { params: { code: booking.trackingCode }, body: { minutes: 30 } });
  },
  async aftercare(shop) {
    await book(shop);
    shop.clock.advance(8 * day);
  },
  async 'refund-settled'(shop) {
    await cancel(shop, await book(shop));
    await shop.runRefunds();
  },
  'refund-failed': failRefund,
  'shop-alert': payTooLate,
  'message-received': (shop) => shop.call('sendMessage', { body: sampleMessage }),
  'message-acknowledged': (shop) => shop.call('sendMessage', { body: sampleMessage }),
  'quote-received': (shop) => requestQuote(shop),
  'quote-request-acknowledged': (shop) => requestQuote(shop),
  async 'quote-link'(shop) {
    const { code } = await requestQuote(shop);
    const { staff } = await loggedIn(shop, { role: 'office' });
    await staff('sendQuoteLink', { params: { code }, body: { version: 1 } });
  },
  'quote-sent': (shop) => sentQuote(shop),
  async 'quote-updated'(shop) {
    const quote = await sentQuote(shop);
    await quote.send(sampleDraft);
  },
  async 'quote-reminder'(shop) {
    await sentQuote(shop);
    shop.clock.advance(28 * day);
  },
  async 'quote-change-asked'(shop) {
    const { number, ...key } = await sentQuote(shop);
    await shop.call('askQuoteChange', { ...key, body: { number, text: 'Without the stairs, please.' } });
  },
  async 'quote-renewal-asked'(shop) {
    const { number, ...key } = await sentQuote(shop);
    shop.clock.advance(40 * day);
    await shop.call('renewQuote', { ...key, body: { number } });
  },
  async 'quote-declined'(shop) {
    const { code, quoteToken } = await requestQuote(shop);
    await shop.call('declineQuote', { params: { code }, quoteToken, body: { reason: 'price' } });
  },
  'quote-accepted': async (shop) => (await sentQuote(shop)).accept(),
  'quote-to-schedule': async (shop) => (await sentQuote(shop)).accept({ preferredDays: ['2026-12-08', '2026-12-09'] }),
  async 'deposit-reminder'(shop) {
    await (await sentQuote(shop, { draft: depositDraft })).accept();
    shop.clock.advance(day);
  },
  async 'acceptance-ended'(shop) {
    await (await sentQuote(shop, { draft: depositDraft })).accept();
    shop.clock.advance(4 * day);
    await shop.runExpiry();
  },
  'verify-email': (shop) => register(shop),
  async 'account-exists'(shop) {
    await loggedIn(shop, { email: 'customer@tintforge.example' });
    await register(shop);
  },
  async 'reset-password'(shop) {
    await loggedIn(shop, { email: 'customer@tintforge.example' });
    await shop.call('forgotPassword', { body: { email: 'customer@tintforge.example' } });
  },
  async 'staff-invitation'(shop) {
    const { staff } = await loggedIn(shop, { role: 'admin' });
    const body = {
      username: 'new-installer',
      email: 'customer@tintforge.example',
      role: 'crew',
      regionId: sampleShop.regionId,
    } as const;
    await staff('addStaff', { body: { ...body, firstName: '', lastName: '' } });
  },
  async 'password-changed'(shop) {
    const { call } = await loggedIn(shop, { email: 'customer@tintforge.example' });
    await call('changePassword', { body: { currentPassword: testPassword, newPassword: 'another-heron-by-the-bay' } });
  },
  async 'new-device'(shop) {
    const { account } = await loggedIn(shop, { email: 'customer@tintforge.example' });
    await logIn(shop, account);
  },
  async 'second-factor'(shop) {
    const customer = await loggedIn(shop, { email: 'customer@tintforge.example' });
    await addTotp(shop, customer);
  },
  async 'shop-notices'(shop) {
    const { staff } = await loggedIn(shop, { role: 'office', email: 'customer@tintforge.example' });
    const timingOf = Object.fromEntries(noticeKinds.map((each) => [each, 'at-once'])) as NoticeTimingOf;
    await staff('setNoticeEmails', { body: { timingOf } });
    shop.clock.advance(minute);
    await book(shop);
    await shop.call('sendMessage', { body: sampleMessage });
    shop.clock.advance(2 * minute);
    await shop.runNotices();
  },
};

function register(shop: TestShop) {
  const body = { username: 'sample-customer', password: testPassword, email: 'customer@tintforge.example' };
  return shop.call('register', { body });
}

async function decideExemption(shop: TestShop, act: 'approveExemption' | 'refuseExemption'): Promise<void> {
  const ticket = await book(shop, { tint: exemptOrder() });
  const { staff } = await loggedIn(shop, { role: 'admin' });
  const body = { version: await versionOf(shop, ticket), reason: 'Read it' };
  await staff(act, { params: { code: ticket.booking.trackingCode }, body });
}

/** The money arrives when others have the time. */
async function payTooLate(shop: TestShop): Promise<void> {
  const held = await hold(shop);
  await pay(shop, held);
  await endHoldUnproved(shop, held, 'expired');
  await fillDay(shop);
  await shop.emulator.webhooks.deliverDue();
}

/** The card provider reports a refund as succeeded, and then as failed. */
async function failRefund(shop: TestShop): Promise<void> {
  await cancel(shop, await book(shop, {}, 'pm_card_refundFail'));
  await shop.runRefunds();
  shop.clock.advance(10_000);
  shop.emulator.advance();
  await shop.emulator.webhooks.deliverDue();
}

/** Staff do something, its email is sent, and they undo it. */
async function undoSent(
  shop: TestShop,
  ticket: Ticket,
  deed: UndoableDeed,
  act: (by: Pick<LoggedIn, 'staff'> & { params: { code: string }; version: number }) => Promise<unknown>,
) {
  const { staff } = await loggedIn(shop, { role: 'admin' });
  const params = { code: ticket.booking.trackingCode };
  await act({ staff, params, version: await versionOf(shop, ticket) });
  await shop.runMails();
  await staff('undoDeed', { params, body: { version: await versionOf(shop, ticket), deed } });
}

/** A paid booking to which the shop has added an extra: $149.99 are due. */
async function bookWithBalance(shop: TestShop): Promise<Ticket> {
  const ticket = await book(shop);
  await changeExtras(shop, ticket, [sampleShop.addOnId, sampleShop.otherAddOnId]);
  return ticket;
}
