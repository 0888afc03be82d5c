import { expect, test } from 'vitest';
import { formatInstant, formatInstantTime, formatLongInstant, formatStart, shopMoment, shopToday } from './shop-time';

test('an instant is told on the shop’s clock, with its zone', () => {
  expect(formatInstant('2026-12-08T14:00:00Z')).toBe('Tue, Dec 8, 9:00 AM EST');
  expect(formatLongInstant('2026-07-07T20:30:00Z')).toBe('Tuesday, July 7, 2026, 4:30 PM EDT');
  expect(formatInstantTime('2026-12-08T18:00:00Z')).toBe('1:00 PM EST');
});

test('today is today in New York, wherever the browser is', () => {
  expect(shopToday(Date.parse('2026-12-08T04:59:00Z'))).toBe('2026-12-07');
  expect(shopToday(Date.parse('2026-12-08T05:00:00Z'))).toBe('2026-12-08');
});

test('midnight is hour 0', () => {
  expect(shopMoment(Date.parse('2026-12-08T05:00:00Z')).time).toBe('00:00');
});

test('a start names the zone of its own day, on both sides of each change of the clocks', () => {
  expect(formatStart({ date: '2026-10-31', time: '16:30' })).toBe('Sat, Oct 31, 4:30 PM EDT');
  expect(formatStart({ date: '2026-11-02', time: '09:00' })).toBe('Mon, Nov 2, 9:00 AM EST');
  expect(formatStart({ date: '2027-03-13', time: '16:30' })).toBe('Sat, Mar 13, 4:30 PM EST');
  expect(formatStart({ date: '2027-03-15', time: '09:00' })).toBe('Mon, Mar 15, 9:00 AM EDT');
});
