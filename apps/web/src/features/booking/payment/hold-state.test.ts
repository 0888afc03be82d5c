import { bookingStatuses } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { sampleBooking } from '../../../testing/sample-booking';
import { fateOf } from './hold-state';

function fate(changes: Parameters<typeof sampleBooking>[0]) {
  return fateOf({ booking: sampleBooking(changes), holdExpiresAt: null });
}

test('a pending booking is held', () => {
  expect(fate({ status: 'pending' })).toBe('held');
  expect(fate({ status: 'pending', paymentStatus: 'failed' })).toBe('held');
});

test('a booking with its money is paid, however far the job has come', () => {
  for (const status of bookingStatuses.filter((each) => !['pending', 'cancelled', 'expired'].includes(each))) {
    expect(fate({ status, paymentStatus: 'paid' })).toBe('paid');
  }
});

test('an ended hold says whether a card was charged', () => {
  for (const status of ['expired', 'cancelled'] as const) {
    expect(fate({ status, paymentStatus: 'pending' })).toBe('ended');
    expect(fate({ status, paymentStatus: 'failed' })).toBe('ended');
    expect(fate({ status, paymentStatus: 'refund-pending' })).toBe('refunded');
    expect(fate({ status, paymentStatus: 'refund-failed' })).toBe('refunded');
  }
});
