import { describe, expect, test } from 'vitest';
import { bookingStatuses } from './booking-status';
import {
  type CancellationAsker,
  cancellationAskers,
  isMovable,
  moveOverrides,
  noticeOverrides,
  refundNeedsReason,
  type StaffMove,
  shopRefundCents,
  shopRefunds,
  usualRefund,
} from './staff-rules';
import { northRegion as north, southRegion as south } from './testing/catalogue';

/** A Friday, at 11:00 in the shop. */
const now = { date: '2026-11-20', minutes: 660 };
const nowMs = Date.parse('2026-11-20T16:00:00Z');
const hourMs = 3_600_000;

test('the shop moves a booking until the crew is at the car', () => {
  expect(bookingStatuses.filter(isMovable)).toEqual(['pending', 'confirmed', 'scheduled']);
});

describe('a start that staff give', () => {
  test.each([
    ['in two hours', north, '2026-11-20', '13:00', []],
    ['in half an hour', north, '2026-11-20', '11:30', ['lead-time']],
    ['today, where the next working day is the first', south, '2026-11-20', '16:30', ['lead-time']],
    ['tomorrow there', south, '2026-11-21', '09:00', []],
    ['on the 60th day', north, '2027-01-19', '09:00', []],
    ['on the 61st day', north, '2027-01-20', '09:00', ['horizon']],
  ] as const)('%s', (_, region, date, time, overrides) => {
    expect(noticeOverrides({ region, date, time, now })).toEqual(overrides);
  });
});

describe('a move', () => {
  const move: StaffMove = {
    status: 'confirmed',
    startsAt: nowMs + 24 * hourMs,
    paidAt: nowMs - 240 * hourMs,
    to: { region: north, date: '2026-11-25', time: '09:00', now },
    now: nowMs,
  };

  test('in the free moment to a start that customers book overrides nothing', () => {
    expect(moveOverrides(move)).toEqual([]);
  });

  test('a millisecond later overrides the free moment, but for a hold', () => {
    const late = { ...move, startsAt: move.startsAt - 1 };
    expect(moveOverrides(late)).toEqual(['free-moment']);
    expect(moveOverrides({ ...late, status: 'scheduled', paidAt: null })).toEqual(['free-moment']);
    expect(moveOverrides({ ...late, status: 'pending', paidAt: null })).toEqual([]);
  });

  test('of a start that has passed to one too soon overrides both', () => {
    const both = { ...move, startsAt: nowMs - hourMs, to: { ...move.to, date: '2026-11-20', time: '10:30' } as const };
    expect(moveOverrides(both)).toEqual(['lead-time', 'free-moment']);
  });
});

describe('what the shop returns when it cancels', () => {
  test.each([
    ['full', 44_998],
    ['policy', 33_748],
    ['amount', 5_000],
    ['none', 0],
  ] as const)('%s', (refund, cents) => {
    const money = { remainingCents: 44_998, byPolicyCents: 33_748, amountCents: 5_000 };
    expect(shopRefundCents(refund, money)).toBe(cents);
  });

  test('is explained unless it is everything', () => {
    const explained = (by: CancellationAsker) => shopRefunds.filter((refund) => refundNeedsReason(refund, by));
    expect(explained('shop')).toEqual(['policy', 'amount', 'none']);
    expect(explained('customer')).toEqual(['amount', 'none']);
    expect(cancellationAskers.map(usualRefund)).toEqual(['policy', 'full']);
  });
});
