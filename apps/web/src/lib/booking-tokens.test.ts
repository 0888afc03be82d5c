import { memoryStorage } from '@tintforge/app-base/testing/memory-storage';
import { expect, test } from 'vitest';
import { bookingOfOrder, bookingTokenOf, keptBookings, rememberBookingToken } from './booking-tokens';

const startsAt = '2026-12-08T14:00:00Z';
const dayMs = 86_400_000;
const now = Date.parse('2026-12-01T15:00:00Z');
const end = Date.parse(startsAt) + 30 * dayMs;
const kept = { trackingCode: 'TF-7K3M-9QXA', manageToken: 'secret', startsAt, now };

test('a booking is open to the browser that made it until 30 days after the start', () => {
  const storage = memoryStorage();
  rememberBookingToken(kept, storage);
  expect(bookingTokenOf({ trackingCode: kept.trackingCode, now: end - 1 }, storage)).toBe('secret');
  expect(bookingTokenOf({ trackingCode: kept.trackingCode, now: end }, storage)).toBeUndefined();
});

test('other bookings stay known, and those whose time is over are thrown out', () => {
  const storage = memoryStorage();
  rememberBookingToken({ ...kept, trackingCode: 'old', startsAt: '2026-01-01T14:00:00Z' }, storage);
  rememberBookingToken({ ...kept, trackingCode: 'other' }, storage);
  rememberBookingToken(kept, storage);
  expect(storage.read('booking_tokens')).not.toContain('old');
  expect(bookingTokenOf({ trackingCode: 'other', now }, storage)).toBe('secret');
});

test('a spoilt store opens nothing and takes new bookings', () => {
  const storage = memoryStorage();
  storage.write('booking_tokens', '[{"broken":');
  expect(bookingTokenOf({ trackingCode: kept.trackingCode, now }, storage)).toBeUndefined();
  rememberBookingToken(kept, storage);
  expect(bookingTokenOf({ trackingCode: kept.trackingCode, now }, storage)).toBe('secret');
});

test('the order that became a booking leads to it, also after its secret was kept once more', () => {
  const storage = memoryStorage();
  rememberBookingToken({ ...kept, orderId: 'order-1' }, storage);
  rememberBookingToken(kept, storage);
  expect(bookingOfOrder({ orderId: 'order-1', now }, storage)).toBe(kept.trackingCode);
  expect(bookingOfOrder({ orderId: 'order-2', now }, storage)).toBeUndefined();
  expect(bookingOfOrder({ orderId: 'order-1', now: end }, storage)).toBeUndefined();
});

test('the bookings of this browser are listed until their time is over', () => {
  const storage = memoryStorage();
  rememberBookingToken(kept, storage);
  rememberBookingToken({ ...kept, trackingCode: 'other' }, storage);
  expect(keptBookings({ now }, storage).map(({ trackingCode }) => trackingCode)).toEqual([kept.trackingCode, 'other']);
  expect(keptBookings({ now: end }, storage)).toEqual([]);
});
