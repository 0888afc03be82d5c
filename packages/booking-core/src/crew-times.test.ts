import { expect, test } from 'vitest';
import { earlyCheckInMs, isEarlyCheckIn, noShowFrom, noShowWaitMs } from './crew-times';

const startsAt = Date.parse('2026-12-08T09:00:00-05:00');

test('a check-in is early until an hour before the start', () => {
  expect(isEarlyCheckIn({ startsAt, now: startsAt - earlyCheckInMs - 1 })).toBe(true);
  expect(isEarlyCheckIn({ startsAt, now: startsAt - earlyCheckInMs })).toBe(false);
  expect(isEarlyCheckIn({ startsAt, now: startsAt + 1 })).toBe(false);
});

test('a crew waits twenty minutes before a no-show; the office decides from the start on', () => {
  expect(noShowFrom(startsAt, 'crew')).toBe(startsAt + noShowWaitMs);
  expect(noShowWaitMs).toBe(20 * 60_000);
  expect(noShowFrom(startsAt, 'office')).toBe(startsAt);
});
