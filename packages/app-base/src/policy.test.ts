import { expect, test } from 'vitest';
import { bookedPolicy, expectedPolicy } from './policy';
import { sampleBooking } from './testing/sample-booking';

const startsAt = '2026-12-08T14:00:00Z';
const dayBefore = Date.parse('2026-12-07T14:00:00Z');
const order = { startsAt, totalCents: 44_998, lateFeePercent: 25 };

test('before paying, the rule names its moment while it is still to come', () => {
  const policy = expectedPolicy({ ...order, now: dayBefore - 1 });
  expect(policy).toEqual({ freeUntil: '2026-12-07T14:00:00.000Z', lateFeeCents: 11_250, startsAt });
});

test('exactly 24 hours ahead the moment is now; later there is none to name', () => {
  expect(expectedPolicy({ ...order, now: dayBefore }).freeUntil).toBeDefined();
  expect(expectedPolicy({ ...order, now: dayBefore + 1 }).freeUntil).toBeUndefined();
});

test('a booking’s own moment is told until it has passed', () => {
  const booking = sampleBooking();
  expect(bookedPolicy(booking, dayBefore - 1)).toEqual({
    freeUntil: '2026-12-07T14:00:00Z',
    lateFeeCents: 11_250,
    startsAt,
  });
  expect(bookedPolicy(booking, dayBefore).freeUntil).toBeUndefined();
});
