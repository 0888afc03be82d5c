import { describe, expect, test } from 'vitest';
import {
  type BookingEvent,
  type BookingStatus,
  bookingEvents,
  bookingStatuses,
  isFinal,
  nextBookingStatus,
  occupiesCrew,
} from './booking-status';

/** Every transition of the booking's life; all others are refused. */
const life: [BookingStatus, BookingEvent, BookingStatus][] = [
  ['pending', 'paid', 'confirmed'],
  ['pending', 'kept-by-staff', 'scheduled'],
  ['pending', 'accepted', 'scheduled'],
  ['pending', 'hold-expired', 'expired'],
  ['pending', 'cancelled', 'cancelled'],
  ['confirmed', 'checked-in', 'in-progress'],
  ['confirmed', 'cancelled', 'cancelled'],
  ['confirmed', 'no-show', 'no-show'],
  ['scheduled', 'checked-in', 'in-progress'],
  ['scheduled', 'cancelled', 'cancelled'],
  ['scheduled', 'no-show', 'no-show'],
  ['in-progress', 'completed', 'completed'],
  ['expired', 'paid-late', 'confirmed'],
  ['expired', 'kept-by-staff', 'scheduled'],
];

const everyPair = bookingStatuses.flatMap((status) => bookingEvents.map((event) => [status, event] as const));

test('there are eight statuses', () => {
  expect(bookingStatuses).toEqual([
    'pending',
    'confirmed',
    'scheduled',
    'in-progress',
    'completed',
    'cancelled',
    'expired',
    'no-show',
  ]);
});

describe('the full table', () => {
  test.each(everyPair)('%s, then %s', (status, event) => {
    const next = life.find(([from, what]) => from === status && what === event)?.[2];
    expect(nextBookingStatus(status, event)).toEqual(
      next === undefined ? { ok: false, problem: 'not_allowed' } : { ok: true, value: next },
    );
  });
});

test('an expired booking comes back only through late money, or because staff keep it', () => {
  const waysBack = bookingEvents.filter((event) => nextBookingStatus('expired', event).ok);
  expect(waysBack).toEqual(['paid-late', 'kept-by-staff']);
});

test('only cancelled and expired bookings give their crew back', () => {
  expect(bookingStatuses.filter((status) => !occupiesCrew(status))).toEqual(['cancelled', 'expired']);
});

test('nothing follows completed, cancelled and no-show', () => {
  expect(bookingStatuses.filter(isFinal)).toEqual(['completed', 'cancelled', 'no-show']);
});
