import { sampleBooking } from '@tintforge/app-base/testing/sample-booking';
import { type BookingStatus, bookingStatuses, type PaymentStatus, paymentStatuses } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { fateOf, type HoldFate, holdSeconds, isOver } from './hold-state';

const noHold = { heldAt: '2026-12-01T15:00:00Z', holdExpiresAt: null, cancelledByShop: false };

function fate(changes: Parameters<typeof sampleBooking>[0]) {
  return fateOf({ booking: sampleBooking(changes), ...noHold });
}

/** Every booking status with every payment status, and the resulting fate of a hold. */
const fates: Readonly<Record<BookingStatus, { uncharged: HoldFate; charged: HoldFate }>> = {
  pending: { uncharged: 'held', charged: 'refused' },
  confirmed: { uncharged: 'kept', charged: 'paid' },
  scheduled: { uncharged: 'kept', charged: 'paid' },
  'in-progress': { uncharged: 'kept', charged: 'paid' },
  completed: { uncharged: 'kept', charged: 'paid' },
  'no-show': { uncharged: 'kept', charged: 'paid' },
  expired: { uncharged: 'expired', charged: 'refused' },
  cancelled: { uncharged: 'released', charged: 'cancelled' },
};
const uncharged: readonly PaymentStatus[] = ['pending', 'failed', 'on-site', 'paid-on-site'];

test.each(bookingStatuses)('the fate of a %s booking follows from whether its card was charged', (status) => {
  for (const paymentStatus of paymentStatuses) {
    const expected = fates[status][uncharged.includes(paymentStatus) ? 'uncharged' : 'charged'];
    expect(fate({ status, paymentStatus }), paymentStatus).toBe(expected);
  }
});

test('a hold that the shop cancelled is not said to be released', () => {
  const booking = sampleBooking({ status: 'cancelled' });
  expect(fateOf({ booking, ...noHold, cancelledByShop: true })).toBe('called-off');
});

test('only a hold that ended without a charge is over', () => {
  const over = (['held', 'paid', 'kept', 'expired', 'released', 'called-off', 'refused', 'cancelled'] as const).filter(
    isOver,
  );
  expect(over).toEqual(['expired', 'released', 'called-off']);
});

test.each([
  ['five minutes, as the shop may set it', '2026-12-01T15:05:00Z', 300],
  ['an hour', '2026-12-01T16:00:00Z', 3_600],
  ['nothing any more', null, 0],
])('a hold lasts %s', (_, holdExpiresAt, seconds) => {
  expect(holdSeconds({ booking: sampleBooking(), ...noHold, holdExpiresAt })).toBe(seconds);
});
