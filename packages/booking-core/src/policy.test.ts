import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cancellation,
  freeNoticeMs,
  graceAfterPayingMs,
  mayReschedule,
  policyOf,
  settleCancellation,
} from './policy';
import { createShopClock } from './time';

const { formatMoment, instantOf } = createShopClock('America/New_York');
const hour = 3_600_000;
const minute = 60_000;
const startsAt = instantOf({ date: '2026-12-08', time: '09:00' });
const booking: Cancellation = {
  now: startsAt - 48 * hour,
  startsAt,
  paidAt: startsAt - 72 * hour,
  totalCents: 44_998,
  capturedCents: 44_998,
  refundedCents: 0,
  lateFeePercent: 25,
  by: 'customer',
};

test('notice is 24 hours, grace 30 minutes', () => {
  expect(freeNoticeMs).toBe(24 * hour);
  expect(graceAfterPayingMs).toBe(30 * minute);
});

describe('the late fee', () => {
  test.each([
    [44_998, 25, 11_250],
    [34_999, 25, 8_750],
    [129_999, 25, 32_500],
    [101, 50, 51],
    [1, 49, 0],
    [1, 50, 1],
    [44_998, 0, 0],
    [44_998, 100, 44_998],
    [0, 25, 0],
  ])('of %d cents at %d percent is %d cents, rounded half up', (totalCents, lateFeePercent, lateFeeCents) => {
    expect(policyOf({ ...booking, totalCents, lateFeePercent }).lateFeeCents).toBe(lateFeeCents);
  });

  test('is the exact product rounded half up, for any total and percentage', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        (totalCents, lateFeePercent) => {
          const product = BigInt(totalCents) * BigInt(lateFeePercent);
          const expected = product / 100n + (product % 100n >= 50n ? 1n : 0n);
          expect(policyOf({ ...booking, totalCents, lateFeePercent }).lateFeeCents).toBe(Number(expected));
        },
      ),
      { seed: 20261120, numRuns: 2000 },
    );
  });
});

describe('the last free moment', () => {
  test.each([
    ['not paid yet', null, startsAt - 24 * hour],
    ['paid days before', startsAt - 72 * hour, startsAt - 24 * hour],
    ['paid exactly 24 hours before', startsAt - 24 * hour, startsAt - 24 * hour],
    ['paid a millisecond later', startsAt - 24 * hour + 1, startsAt - 24 * hour + 1 + 30 * minute],
    ['paid three hours before', startsAt - 3 * hour, startsAt - 2.5 * hour],
    ['paid ten minutes before', startsAt - 10 * minute, startsAt],
    ['paid after the start', startsAt + minute, startsAt],
  ])('when %s', (_, paidAt, freeUntil) => {
    expect(policyOf({ ...booking, paidAt }).freeUntil).toBe(freeUntil);
  });
});

describe('cancelling', () => {
  const keeps = { refundCents: 33_748, keptCents: 11_250, free: false };
  const returnsAll = { refundCents: 44_998, keptCents: 0, free: true };
  const cases: [string, Partial<Cancellation>, Omit<ReturnType<typeof settleCancellation>, 'feeCents'>][] = [
    ['two days before', {}, returnsAll],
    ['exactly 24 hours before', { now: startsAt - 24 * hour }, returnsAll],
    ['a millisecond later', { now: startsAt - 24 * hour + 1 }, keeps],
    ['after the start', { now: startsAt + hour }, keeps],
    ['late, by the shop', { now: startsAt - hour, by: 'shop' }, returnsAll],
    ['late, but 30 minutes after paying', { paidAt: startsAt - 5 * hour, now: startsAt - 4.5 * hour }, returnsAll],
    ['31 minutes after paying', { paidAt: startsAt - 5 * hour, now: startsAt - 5 * hour + 31 * minute }, keeps],
    ['right after paying, but the job has begun', { paidAt: startsAt - minute, now: startsAt }, keeps],
    ['right after paying, a moment before the job', { paidAt: startsAt - minute, now: startsAt - 1 }, returnsAll],
    [
      'without having paid',
      { paidAt: null, capturedCents: 0, now: startsAt - hour },
      { refundCents: 0, keptCents: 0, free: false },
    ],
    [
      'late, when part was returned',
      { now: startsAt - hour, refundedCents: 30_000 },
      { refundCents: 3_748, keptCents: 11_250, free: false },
    ],
    [
      'late, when less than the fee is left',
      { now: startsAt - hour, refundedCents: 40_000 },
      { refundCents: 0, keptCents: 4_998, free: false },
    ],
    [
      'late, when nothing is left',
      { now: startsAt - hour, refundedCents: 44_998 },
      { refundCents: 0, keptCents: 0, free: false },
    ],
    ['in time, when part was returned', { refundedCents: 30_000 }, { refundCents: 14_998, keptCents: 0, free: true }],
    ['when more was returned than captured', { refundedCents: 50_000 }, { refundCents: 0, keptCents: 0, free: true }],
    [
      'late, with the percentage of the day it was paid',
      { now: startsAt - hour, lateFeePercent: 10 },
      { refundCents: 40_498, keptCents: 4_500, free: false },
    ],
  ];
  test.each(cases)('%s', (_, change, expected) => {
    expect(settleCancellation({ ...booking, ...change })).toMatchObject(expected);
  });

  test('always divides what is left, keeps no more than the fee, and later never returns more', () => {
    const cents = fc.integer({ min: 0, max: 150_000 });
    const anyCancellation = fc.record({
      now: fc.integer({ min: -72 * hour, max: 6 * hour }).map((offset) => startsAt + offset),
      startsAt: fc.constant(startsAt),
      paidAt: fc.option(fc.integer({ min: -72 * hour, max: 0 }).map((offset) => startsAt + offset)),
      totalCents: cents,
      capturedCents: cents,
      refundedCents: cents,
      lateFeePercent: fc.integer({ min: 0, max: 100 }),
      by: fc.constantFrom('customer' as const, 'shop' as const),
    });
    fc.assert(
      fc.property(anyCancellation, fc.integer({ min: 0, max: 48 * hour }), (cancellation, wait) => {
        const { refundCents, keptCents, free } = settleCancellation(cancellation);
        const remaining = Math.max(0, cancellation.capturedCents - cancellation.refundedCents);
        expect(refundCents + keptCents).toBe(remaining);
        expect(refundCents).toBeGreaterThanOrEqual(0);
        expect(keptCents).toBeGreaterThanOrEqual(0);
        expect(keptCents).toBeLessThanOrEqual(policyOf(cancellation).lateFeeCents);
        if (free) expect(keptCents).toBe(0);
        const later = settleCancellation({ ...cancellation, now: cancellation.now + wait });
        expect(later.refundCents).toBeLessThanOrEqual(refundCents);
      }),
      { seed: 20261120, numRuns: 3000 },
    );
  });
});

describe('moving', () => {
  test.each([
    ['two days before', { now: startsAt - 48 * hour }, true],
    ['exactly 24 hours before', { now: startsAt - 24 * hour }, true],
    ['a millisecond later', { now: startsAt - 24 * hour + 1 }, false],
    ['within the grace after paying', { paidAt: startsAt - 2 * hour, now: startsAt - 1.75 * hour }, true],
    ['when the job begins', { paidAt: startsAt - minute, now: startsAt }, false],
  ])('%s', (_, change, expected) => {
    expect(mayReschedule({ ...booking, ...change })).toBe(expected);
  });
});

describe('24 hours are 24 hours when the clocks change', () => {
  test.each([
    ['Sunday, the clocks went back that night', '2026-11-01', '09:00', 'Sat, Oct 31, 10:00 AM EDT'],
    ['Monday after the clocks went back', '2026-11-02', '09:00', 'Sun, Nov 1, 9:00 AM EST'],
    ['Saturday before the clocks go back', '2026-10-31', '16:30', 'Fri, Oct 30, 4:30 PM EDT'],
    ['Sunday, the clocks went forward that night', '2027-03-14', '09:00', 'Sat, Mar 13, 8:00 AM EST'],
    ['Monday after the clocks went forward', '2027-03-15', '13:00', 'Sun, Mar 14, 1:00 PM EDT'],
    ['Saturday before the clocks go forward', '2027-03-13', '09:00', 'Fri, Mar 12, 9:00 AM EST'],
  ])('%s', (_, date, time, freeUntil) => {
    const moments = { startsAt: instantOf({ date, time }), paidAt: instantOf({ date: '2026-10-01', time: '12:00' }) };
    const policy = policyOf({ ...booking, ...moments });
    expect(formatMoment(policy.freeUntil)).toBe(freeUntil);
    expect(settleCancellation({ ...booking, ...moments, now: policy.freeUntil }).free).toBe(true);
    expect(settleCancellation({ ...booking, ...moments, now: policy.freeUntil + 1 }).free).toBe(false);
  });

  test('grace runs through the hour that comes twice', () => {
    // 1:45 AM daylight time; half an hour later the clock reads 1:15 AM standard time.
    const paidAt = instantOf({ date: '2026-11-01', time: '01:45' });
    const policy = policyOf({ ...booking, paidAt, startsAt: instantOf({ date: '2026-11-01', time: '09:00' }) });
    expect(formatMoment(paidAt)).toBe('Sun, Nov 1, 1:45 AM EDT');
    expect(formatMoment(policy.freeUntil)).toBe('Sun, Nov 1, 1:15 AM EST');
  });

  test('grace jumps the hour that is skipped', () => {
    const paidAt = instantOf({ date: '2027-03-14', time: '01:45' });
    const policy = policyOf({ ...booking, paidAt, startsAt: instantOf({ date: '2027-03-14', time: '09:00' }) });
    expect(formatMoment(policy.freeUntil)).toBe('Sun, Mar 14, 3:15 AM EDT');
  });
});

describe('work of a quote', () => {
  const quoted = { ...booking, freeNoticeHours: 72, paidAt: startsAt - 30 * 24 * hour };

  test('has its own notice', () => {
    expect(policyOf(quoted).freeUntil).toBe(startsAt - 72 * hour);
    expect(mayReschedule({ ...quoted, now: startsAt - 72 * hour })).toBe(true);
    expect(mayReschedule({ ...quoted, now: startsAt - 72 * hour + 1 })).toBe(false);
  });

  test.each([
    ['later than the notice', startsAt - 5 * hour, startsAt - 5 * hour],
    ['earlier than the notice', startsAt - 100 * hour, startsAt - 72 * hour],
    ['after the start, at which the job begins', startsAt + 5 * hour, startsAt],
  ])('is free until its floor, %s', (_, freeFloorAt, freeUntil) => {
    expect(policyOf({ ...quoted, freeFloorAt }).freeUntil).toBe(freeUntil);
  });

  test('never has less time for its floor', () => {
    const moments = fc.record({
      paidAt: fc.integer({ min: startsAt - 200 * hour, max: startsAt - 1 }),
      freeFloorAt: fc.integer({ min: startsAt - 200 * hour, max: startsAt + 200 * hour }),
      freeNoticeHours: fc.integer({ min: 0, max: 168 }),
    });
    fc.assert(
      fc.property(moments, ({ freeFloorAt, ...own }) => {
        const without = policyOf({ ...booking, ...own }).freeUntil;
        const floored = policyOf({ ...booking, ...own, freeFloorAt }).freeUntil;
        expect(floored).toBe(Math.max(without, Math.min(freeFloorAt, startsAt)));
      }),
    );
  });
});
