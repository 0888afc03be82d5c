import type { BoardJob, BoardPlace, Schedule } from '@tintforge/api-contract';
import { describe, expect, test } from 'vitest';
import { sampleJob, sampleSchedule } from '../../testing/sample-schedule';
import { judgePlace } from './judge-place';

const job = sampleJob();
const there: BoardPlace = { date: '2026-12-08', start: '13:00', crewId: 'tampa-2' };

function judge(schedule: Schedule, place: Partial<BoardPlace> = {}, of: BoardJob = job) {
  return judgePlace(schedule, { job: of, place: { ...there, ...place } });
}

function boardWith(second: Parameters<typeof sampleSchedule>[0] = {}): Schedule {
  return sampleSchedule({ 'tampa-1': { jobs: [job] }, ...second });
}

const later = (start: BoardJob['start']) => sampleJob({ trackingCode: 'TF-9C1R-7VKM', start, crewId: 'tampa-2' });

test('a free place is free, and its own is its own', () => {
  expect(judge(boardWith())).toEqual({ kind: 'free' });
  expect(judge(boardWith(), { start: '09:00', crewId: 'tampa-1' })).toEqual({ kind: 'here' });
});

test('its own time is no obstacle', () => {
  expect(judge(boardWith(), { start: '11:30', crewId: 'tampa-1' })).toEqual({ kind: 'free' });
});

describe('a place that does not work says why', () => {
  const at = (board: Schedule, place: Partial<BoardPlace> = {}) => {
    const verdict = judge(board, place);
    return verdict.kind === 'refused' ? verdict.why : verdict.kind;
  };

  test.each([
    ['09:30', /free/],
    ['11:00', /TF-9C1R-7VKM at 11:00 AM is in the way/],
    ['16:00', /TF-9C1R-7VKM at 4:00 PM is in the way/],
    ['16:30', /free/],
  ] as const)('beside a job at %s', (start, expected) => {
    expect(at(boardWith({ 'tampa-2': { jobs: [later(start)] } }))).toMatch(expected);
  });

  test.each([
    ['12:00', '13:00', /free/],
    ['12:30', '13:30', /break/],
    ['16:00', '17:00', /break/],
    ['16:30', '17:00', /free/],
  ] as const)('beside a break from %s to %s', (from, until, expected) => {
    const pause = { id: 'b', crewId: 'tampa-2', date: '2026-12-08', from, until, reason: 'Van', isFromCalendar: false };
    expect(at(boardWith({ 'tampa-2': { breaks: [pause] } }))).toMatch(expected);
  });

  test.each<[string, Schedule, Partial<BoardPlace>, RegExp]>([
    [
      'a break',
      boardWith({
        'tampa-2': {
          breaks: [
            {
              id: 'b',
              crewId: 'tampa-2',
              date: '2026-12-08',
              from: '16:00',
              until: '17:00',
              reason: 'Van',
              isFromCalendar: false,
            },
          ],
        },
      }),
      {},
      /break.*Van/,
    ],
    ['another region', boardWith(), { crewId: 'naples-1' }, /belongs to Tampa Bay/],
    ['a time that is over', boardWith(), { start: '10:30' }, /passed/],
    ['a day that is over', boardWith(), { date: '2026-12-07' }, /passed/],
    ['a day off', boardWith({ 'tampa-2': { isWorking: false } }), {}, /Tampa Bay crew 2 doesn’t work/],
    ['a day that is not shown', boardWith(), { date: '2026-12-09' }, /isn’t on the board/],
    ['a crew that is not shown', boardWith(), { crewId: 'tampa-3' }, /isn’t on the board/],
  ])('%s', (_name, board, place, why) => {
    expect(at(board, place)).toMatch(why);
  });

  test('a closed day', () => {
    const board = boardWith();
    const closures = [{ date: '2026-12-08', reason: 'Storm', canReopen: true }];
    const closed = { ...board, regions: board.regions.map((region) => ({ ...region, closures })) };
    expect(at(closed)).toMatch(/closed.*Storm/);
  });

  test('a job that would not be over by eight', () => {
    const long = sampleJob({ jobMinutes: 240 });
    expect(judge(boardWith(), { start: '16:30' }, long)).toEqual({
      kind: 'refused',
      why: expect.stringMatching(/8:00 PM/),
    });
    expect(judge(boardWith(), { start: '15:30' }, long)).toEqual({ kind: 'free' });
  });
});

test('a crew with its own hours takes a job that is done, with its drive, within them', () => {
  const hours = { opens: '10:00', closes: '16:30' };
  const board = boardWith({ 'tampa-2': { hours } });
  expect(judge(board)).toEqual({ kind: 'free' });
  expect(judge(board, { start: '13:30' })).toEqual({
    kind: 'refused',
    why: 'Tampa Bay crew 2 works only from 10:00 AM to 4:30 PM.',
  });
});

test('a start that the region does not offer is refused, and one after closing time too', () => {
  expect(judge(boardWith(), { start: '12:00' })).toEqual({
    kind: 'refused',
    why: 'No job starts at 12:00 PM on this day.',
  });
  const board = boardWith();
  const regions = board.regions.map((region) => ({ ...region, openings: [] }));
  expect(judge({ ...board, regions })).toMatchObject({ kind: 'refused' });
});
