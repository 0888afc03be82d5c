import type { BoardDayJob, BoardPlace } from '@tintforge/api-contract';
import { describe, expect, test } from 'vitest';
import { sampleJob } from '../../testing/sample-schedule';
import { actsOf, cancelAll, choiceOf, moveAll, offeredPlaces, sumsOf } from './day-plan';

const place = (start: BoardPlace['start'], crewId = 'tampa-2', date = '2026-12-08') => ({
  date,
  start,
  crewId,
  crewName: crewId,
});

function dayJob(changes: Partial<BoardDayJob> = {}): BoardDayJob {
  const own = { isOpen: true, refund: 449.98, returnByHand: 0, canNotify: true, places: [] };
  return { ...sampleJob(), ...own, ...changes };
}

const places = [place('13:00', 'tampa-1'), place('09:00'), place('13:00'), place('09:00', 'tampa-1', '2026-12-09')];
const morning = dayJob({ places });
const afternoon = dayJob({ trackingCode: 'TF-9C1R-7VKM', start: '13:00', refund: 399.99, places });
const begun = dayJob({ trackingCode: 'TF-5X0P-3TJA', isOpen: false, refund: 0 });

test('cancelling all leaves what is begun, and sums to the cent', () => {
  const plan = cancelAll([morning, afternoon, begun]);
  const acts = actsOf([morning, afternoon, begun], plan);
  expect(acts).toEqual([
    { act: 'cancel', code: morning.trackingCode, version: 3, refund: 449.98 },
    { act: 'cancel', code: afternoon.trackingCode, version: 3, refund: 399.99 },
  ]);
  expect(sumsOf(acts)).toEqual({ cancelled: 2, moved: 0, refundCents: 84_997 });
});

describe('moving all', () => {
  test('gives each job its own start with another crew', () => {
    expect(moveAll([morning, afternoon, begun], 'leave')).toEqual({
      [morning.trackingCode]: choiceOf(place('09:00')),
      [afternoon.trackingCode]: choiceOf(place('13:00')),
    });
  });

  test('gives no place twice, and leaves whom there is no room for', () => {
    const few = [place('09:00'), place('09:30')];
    const jobs = [dayJob({ places: few }), dayJob({ trackingCode: 'TF-9C1R-7VKM', places: few })];
    expect(moveAll(jobs, 'leave')).toEqual({ [morning.trackingCode]: choiceOf(place('09:00')) });
  });

  test('takes the nearest start when its own is gone, and the nearest day', () => {
    const few = [place('09:00', 'tampa-2', '2026-12-09'), place('10:00'), place('16:30')];
    expect(moveAll([dayJob({ start: '13:00', places: few })], 'leave')).toEqual({
      [morning.trackingCode]: choiceOf(place('10:00')),
    });
  });

  test('goes to another day when the region is closed', () => {
    expect(moveAll([morning], 'close-region')).toEqual({
      [morning.trackingCode]: choiceOf(place('09:00', 'tampa-1', '2026-12-09')),
    });
  });
});

test.each([
  ['leave', 4],
  ['block-crew', 3],
  ['close-region', 1],
] as const)('with the rest of the day to %s, %i places are offered', (rest, count) => {
  expect(offeredPlaces(morning, rest)).toHaveLength(count);
});

test('a job without a choice is left', () => {
  expect(actsOf([morning], {})).toEqual([]);
  expect(actsOf([morning], { [morning.trackingCode]: choiceOf(place('09:00')) })).toEqual([
    { act: 'move', code: morning.trackingCode, version: 3, date: '2026-12-08', start: '09:00', crewId: 'tampa-2' },
  ]);
});
