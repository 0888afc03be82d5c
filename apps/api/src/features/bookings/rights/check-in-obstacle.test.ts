import { bookingStatuses } from '@tintforge/booking-core';
import { describe, expect, test } from 'vitest';
import { onShopClock } from '../../../testing/sample-shop';
import { checkInObstacle, isToday } from './check-in-obstacle';

const row = { status: 'confirmed', regionId: 'tampa', appointmentDate: '2026-12-08', tintApproval: 'none' } as const;
const noon = Date.parse(onShopClock('2026-12-08T12:00'));
const ownCrew = { role: 'crew', regionId: 'tampa' } as const;
const otherCrew = { role: 'crew', regionId: 'naples' } as const;
const admin = { role: 'admin', regionId: null } as const;

describe('on its day, by a crew of its region', () => {
  test.each([
    ['pending', 'unpaid-hold'],
    ['confirmed', undefined],
    ['scheduled', undefined],
    ['in-progress', 'in-progress'],
    ['completed', 'completed'],
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
    ['no-show', 'no-show'],
  ] as const)('a %s booking: %s', (status, obstacle) => {
    expect(checkInObstacle({ ...row, status }, { caller: ownCrew, now: noon })).toBe(obstacle);
    expect(checkInObstacle({ ...row, status }, { caller: admin, now: noon })).toBe(obstacle);
  });
});

test('a crew of another region is told so, whatever has become of the booking', () => {
  for (const status of bookingStatuses) {
    expect(checkInObstacle({ ...row, status }, { caller: otherCrew, now: noon })).toBe('other-region');
  }
});

test('a crew without a region has no job anywhere', () => {
  expect(checkInObstacle(row, { caller: { role: 'crew', regionId: null }, now: noon })).toBe('other-region');
});

test('what has become of a booking says more than the day', () => {
  const now = noon + 86_400_000;
  expect(checkInObstacle({ ...row, status: 'cancelled' }, { caller: ownCrew, now })).toBe('cancelled');
  expect(checkInObstacle(row, { caller: ownCrew, now })).toBe('not-today');
});

describe('an exemption', () => {
  const waiting = { ...row, tintApproval: 'pending' } as const;

  test('that waits stands in the way, and one that was decided does not', () => {
    expect(checkInObstacle(waiting, { caller: ownCrew, now: noon })).toBe('exemption-pending');
    expect(checkInObstacle(waiting, { caller: admin, now: noon })).toBe('exemption-pending');
    for (const tintApproval of ['none', 'approved', 'refused'] as const) {
      expect(checkInObstacle({ ...row, tintApproval }, { caller: ownCrew, now: noon })).toBeUndefined();
    }
  });

  test('says less than what has become of the booking', () => {
    expect(checkInObstacle({ ...waiting, status: 'cancelled' }, { caller: admin, now: noon })).toBe('cancelled');
  });

  test('of another day is known to the shop and to no crew', () => {
    const now = noon - 86_400_000;
    expect(checkInObstacle(waiting, { caller: ownCrew, now })).toBe('not-today');
    expect(checkInObstacle(waiting, { caller: admin, now })).toBe('exemption-pending');
  });
});

describe('the day is the one on the shop’s clock', () => {
  test.each([
    ['2026-12-08', '2026-12-08T00:00', true],
    ['2026-12-08', '2026-12-07T23:59:59.999', false],
    ['2026-12-08', '2026-12-08T23:59:59.999', true],
    ['2026-12-08', '2026-12-09T00:00', false],
    // The clocks go forward on March 14 and back on November 1.
    ['2027-03-15', '2027-03-14T23:59:59', false],
    ['2027-03-15', '2027-03-15T00:00', true],
    ['2026-10-31', '2026-10-31T23:59:59', true],
    ['2026-11-02', '2026-11-01T23:59:59', false],
    ['2026-11-02', '2026-11-02T00:00', true],
  ])('%s at %s: %s', (appointmentDate, moment, expected) => {
    const now = Date.parse(onShopClock(moment));
    expect(isToday({ appointmentDate }, now)).toBe(expected);
    expect(checkInObstacle({ ...row, appointmentDate }, { caller: ownCrew, now })).toBe(
      expected ? undefined : 'not-today',
    );
  });
});
