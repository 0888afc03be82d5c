import type { ErrorCode, QuoteView } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { addDays } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import { cancel, details, openPayment, payBalance, release, sync, type Ticket } from '../../testing/customer';
import { ticketOf } from '../../testing/sample-quote';
import { cancelByStaff, keepByStaff, planVisits, receiveAtCar, StaffRefused } from '../../testing/staff';
import type { TestShop } from '../../testing/test-shop';
import { observe } from './observe';
import type { QuoteBookingAction } from './quote-steps';

/** Refusals that the state of a booking, a colleague or a card explains. */
const refusals: readonly ErrorCode[] = [
  'price_changed',
  'hold_expired',
  'already_paid',
  'payment_unknown',
  'not_cancellable',
  'refund_changed',
  'bill_changed',
  'nothing_due',
  'not_possible',
  'changed_meanwhile',
  'crew_busy',
  'missing_field',
  'amount_too_high',
];

/** Something that is done to the booking of an accepted quote; resolves to a description of its outcome. */
export async function actOnQuoteBooking(
  shop: TestShop,
  { view, action }: { view: QuoteView; action: QuoteBookingAction },
): Promise<string> {
  if (view.booking === null) return 'no booking';
  try {
    return await perform(shop, await ticketOf(shop, view), action);
  } catch (error) {
    const code = error instanceof ApiError ? error.body?.code : error instanceof StaffRefused ? error.code : undefined;
    if (code !== undefined && refusals.includes(code as ErrorCode)) return code;
    throw error;
  }
}

/** Numbers of the visits of a booking that are planned. */
async function plannedOf(shop: TestShop, { booking }: Ticket): Promise<number[]> {
  const found = (await observe(shop)).find((each) => each.booking.code === booking.trackingCode);
  return found?.visits.filter(({ status }) => status === 'planned').map(({ number }) => number) ?? [];
}

async function perform(shop: TestShop, ticket: Ticket, action: QuoteBookingAction): Promise<string> {
  switch (action.kind) {
    case 'pay': {
      const secret = await openPayment(shop, ticket);
      const { status, code = '' } = await shop.browser.pay(secret, action.card);
      if (action.isSynced) await sync(shop, ticket);
      return `${status} ${code}`;
    }
    case 'pay balance': {
      const { status } = await payBalance(shop, ticket);
      if (action.isSynced) await sync(shop, ticket);
      return status;
    }
    case 'give back':
      await release(shop, ticket);
      return 'released';
    case 'cancel':
      return String((await cancel(shop, ticket)).refund);
    case 'cancel by staff':
      return (await cancelByStaff(shop, ticket)).status;
    case 'keep':
      return (await keepByStaff(shop, ticket)).status;
    case 'receive': {
      const { due } = await details(shop, ticket);
      const amount = Math.floor(due * action.share) / 100;
      return amount === 0 ? 'nothing due' : (await receiveAtCar(shop, ticket, amount)).paymentStatus;
    }
    case 'plan': {
      const today = localMoment(shop.clock.now()).date;
      const visits = action.days.map((days, index) => ({
        date: addDays(today, days),
        crewId: index % 2 === 0 ? 'tampa-1' : 'tampa-2',
        start: '10:00' as const,
      }));
      const cancelled = visits.length === 0 ? await plannedOf(shop, ticket) : [];
      return (await planVisits(shop, ticket, { visits, cancelled, reason: 'As agreed on the phone' })).status;
    }
  }
}
