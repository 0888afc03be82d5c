import { bookingStatuses, paymentStatuses } from '@tintforge/booking-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameQuestion, isUnfiltered, listPath, presetsOf, readListAddress, wholeList } from './list-address';

const read = (path: string) => readListAddress(new URL(path, 'http://localhost').searchParams);

test('the whole list has the plain address', () => {
  expect(listPath(wholeList)).toBe('/admin/bookings');
  expect(read('/admin/bookings')).toEqual({ ...wholeList, after: '', before: '', page: 1 });
  expect(isUnfiltered(wholeList)).toBe(true);
});

test('an address reads as what it was made of', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-12-${String(number).padStart(2, '0')}`);
  const anyQuestion = fc
    .record({
      q: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
      region: fc.constantFrom('', 'tampa', 'naples'),
      status: fc.subarray([...bookingStatuses]),
      payment: fc.subarray([...paymentStatuses]),
      days: fc.tuple(day, day).map((days) => days.toSorted()),
      sort: fc.constantFrom('booked' as const, 'when' as const, 'total' as const),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    })
    .map(({ days: [from = '', to = ''], ...question }) => ({ ...question, from, to }));
  const anyPage = fc.constantFrom({}, { after: 'abc', page: 2 }, { before: 'a-_c', page: 7 });
  fc.assert(
    fc.property(anyQuestion, anyPage, (question, page) => {
      expect(read(listPath(question, page))).toEqual({ ...question, after: '', before: '', page: 1, ...page });
    }),
    { seed: 6 },
  );
});

describe('what an address cannot mean is left out', () => {
  test.each([
    ['a status that there is none of', 'status=boiled,confirmed', { status: ['confirmed'] }],
    ['a payment that there is none of', 'payment=,gold', { payment: [] }],
    ['a day that does not exist', 'from=2026-02-30', { from: '' }],
    ['days that end before they begin', 'from=2026-12-02&to=2026-12-01', { from: '2026-12-02', to: '' }],
    ['an order that there is none of', 'sort=name&direction=sideways', { sort: 'booked', direction: 'descending' }],
    ['a page that there is none of', 'page=-3', { page: 1 }],
    ['a page that is no number', 'page=two', { page: 1 }],
  ])('%s', (_name, query, expected) => expect(read(`/admin/bookings?${query}`)).toMatchObject(expected));
});

test('the lists one comes back to differ, and each is known again by its address', () => {
  const presets = Object.values(presetsOf('2026-12-01'));
  expect(new Set(presets.map((preset) => listPath(preset))).size).toBe(presets.length);
  for (const preset of presets) {
    expect(presets.filter((each) => isSameQuestion(each, read(listPath(preset))))).toEqual([preset]);
  }
});
