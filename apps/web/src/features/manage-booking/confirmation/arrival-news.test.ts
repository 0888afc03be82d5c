import { bookingStatuses } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { arrivalNews } from './arrival-news';

const phone = '(813) 555-4700';
const titleOf = (arrival: Parameters<typeof arrivalNews>[0]['arrival'], status: (typeof bookingStatuses)[number]) =>
  arrivalNews({ arrival, status, phone })?.title;

test('who came another way, or sees the confirmation, is told nothing', () => {
  for (const status of bookingStatuses) {
    expect(titleOf(undefined, status)).toBeUndefined();
    expect(titleOf('paid', status)).toBeUndefined();
  }
});

test.each([
  ['pending', 'This order isn’t paid yet'],
  ['confirmed', 'This order is booked'],
  ['scheduled', 'This order is booked'],
  ['in-progress', 'This order is booked'],
  ['completed', 'This order is done'],
  ['no-show', 'This order is done'],
  ['cancelled', 'This order is cancelled'],
  ['expired', 'This order is cancelled'],
] as const)('who returns to an order that is %s reads "%s"', (status, title) => {
  expect(titleOf('booked', status)).toBe(title);
});

test('changes that were not saved are said, while the booking can still be changed', () => {
  expect(titleOf('not-changed', 'confirmed')).toBe('Your last changes weren’t saved');
  expect(arrivalNews({ arrival: 'not-changed', status: 'confirmed', phone })?.text).toContain(phone);
  expect(titleOf('not-changed', 'cancelled')).toBe('This order is cancelled');
});

test('what was confirmed without payment says so', () => {
  expect(titleOf('kept', 'scheduled')).toBe('We confirmed this appointment without payment');
});
