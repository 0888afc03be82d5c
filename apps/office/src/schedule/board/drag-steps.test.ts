import type { BoardPlace } from '@tintforge/api-contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleJob, sampleOpening } from '../../testing/sample-schedule';
import { isArrow, type Lane, laneAt, placeIn, pointOf, stepPlace } from './drag-steps';

const { starts } = sampleOpening;
const hours = { from: 540, until: 1200 };

/** Two crews one below the other; eleven hours are 1100 wide. */
const day: Lane[] = ['tampa-1', 'tampa-2'].map((crewId, row) => ({
  crewId,
  date: '2026-12-08',
  left: 100,
  top: row * 80,
  width: 1100,
  height: 80,
  hours,
  starts,
}));

/** The same crews on two days side by side. */
const week: Lane[] = ['tampa-1', 'tampa-2'].flatMap((crewId, row) =>
  ['2026-12-08', '2026-12-09'].map((date, column) => ({
    crewId,
    date,
    left: 100 + column * 200,
    top: row * 80,
    width: 200,
    height: 80,
    hours,
    starts,
  })),
);

const job = sampleJob();
const place: BoardPlace = { date: '2026-12-08', start: '11:30', crewId: 'tampa-1' };

test('a lane is found under a point, and none beside the board', () => {
  expect(laneAt(day, { x: 300, y: 81 })?.crewId).toBe('tampa-2');
  expect(laneAt(day, { x: 99, y: 40 })).toBeUndefined();
  expect(laneAt(week, { x: 301, y: 40 })?.date).toBe('2026-12-09');
});

test('where a job is put down is the nearest start; in a week it keeps its own', () => {
  const [lane] = day;
  if (lane === undefined) throw new Error('There is no lane');
  expect(placeIn(lane, { x: 510, job, span: 'day' })).toEqual({ ...place, start: '13:00' });
  expect(placeIn(lane, { x: 510, job, span: 'week' })).toEqual({ ...place, start: '09:00' });
});

test('a job can be put back at a start that is no longer offered, and no other job there', () => {
  const [lane] = day;
  if (lane === undefined) throw new Error('There is no lane');
  const atNoon = sampleJob({ start: '12:00' });
  expect(placeIn(lane, { x: 400, job: atNoon, span: 'day' }).start).toBe('12:00');
  expect(placeIn(lane, { x: 400, job, span: 'day' }).start).toBe('11:30');
});

test('what stands at a place is put down at that place', () => {
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.constantFrom(...day), (start, lane) => {
      const at = { date: lane.date, crewId: lane.crewId, start };
      const { x, y } = pointOf(lane, at, 'day');
      expect(laneAt(day, { x, y: y + 1 })).toBe(lane);
      expect(placeIn(lane, { x, job, span: 'day' })).toEqual(at);
    }),
  );
});

describe('arrow keys', () => {
  test.each<[string, Lane[], 'day' | 'week', BoardPlace, Partial<BoardPlace>]>([
    ['ArrowRight', day, 'day', place, { start: '13:00' }],
    ['ArrowLeft', day, 'day', place, { start: '11:00' }],
    ['ArrowDown', day, 'day', place, { crewId: 'tampa-2' }],
    ['ArrowUp', day, 'day', place, {}],
    ['ArrowRight', day, 'day', { ...place, start: '16:30' }, {}],
    ['ArrowRight', week, 'week', place, { date: '2026-12-09' }],
    ['ArrowLeft', week, 'week', place, {}],
    ['ArrowDown', week, 'week', place, { crewId: 'tampa-2' }],
  ])('%s', (key, lanes, span, from, change) => {
    if (!isArrow(key)) throw new Error(`${key} is no arrow`);
    expect(stepPlace(lanes, { place: from, key, span })?.place).toEqual({ ...from, ...change });
  });

  test('other keys move nothing, and a place beside the board has no neighbors', () => {
    expect(isArrow('Home')).toBe(false);
    expect(stepPlace([], { place, key: 'ArrowDown', span: 'day' })).toBeUndefined();
  });
});
