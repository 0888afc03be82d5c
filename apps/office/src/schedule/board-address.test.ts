import { weekStart } from '@tintforge/content';
import { describe, expect, test } from 'vitest';
import { type BoardView, boardPath, daysOf, openingDay, readBoardView, stepView } from './board-address';

const today = '2026-12-08';
const plain: BoardView = { day: today, span: 'day', region: undefined, paper: undefined };

describe('a view and its address', () => {
  test.each<[string, BoardView]>([
    ['/admin', plain],
    ['/admin?day=2026-12-09', { ...plain, day: '2026-12-09' }],
    ['/admin?view=week', { ...plain, span: 'week' }],
    ['/admin?day=2026-12-09&view=week&region=tampa', { ...plain, day: '2026-12-09', span: 'week', region: 'tampa' }],
    ['/admin?paper=tampa-1', { ...plain, paper: 'tampa-1' }],
  ])('%s', (address, view) => {
    expect(boardPath(view, today)).toBe(address);
    expect(readBoardView(new URL(address, 'https://shop.example').searchParams, today)).toEqual(view);
  });

  test.each(['day=tomorrow', 'day=2026-02-30', 'view=year'])(
    'what makes no sense is as if it were not there: %s',
    (query) => {
      expect(readBoardView(new URLSearchParams(query), today)).toEqual(plain);
    },
  );
});

test.each([
  ['2026-12-12', '2026-12-12'],
  ['2026-12-13', '2026-12-14'],
  ['2026-12-14', '2026-12-14'],
])('on %s the board opens on %s, never on an empty Sunday', (day, opening) => {
  expect(openingDay(day)).toBe(opening);
});

describe('stepping', () => {
  test.each<[string, BoardView['span'], 1 | -1, string]>([
    ['2026-12-08', 'day', 1, '2026-12-09'],
    ['2026-12-08', 'day', -1, '2026-12-07'],
    ['2026-12-12', 'day', 1, '2026-12-14'],
    ['2026-12-14', 'day', -1, '2026-12-12'],
    ['2026-12-08', 'week', 1, '2026-12-15'],
    ['2027-01-02', 'week', -1, '2026-12-26'],
  ])('from %s by a %s, %i: %s', (day, span, step, expected) => {
    expect(stepView({ ...plain, day, span }, step)).toEqual({ ...plain, day: expected, span });
  });

  test('stops at Sundays where a region opens on them, and the board opens there', () => {
    const sunday = '2026-12-13';
    expect(stepView({ ...plain, day: '2026-12-12' }, 1, true).day).toBe(sunday);
    expect(stepView({ ...plain, day: '2026-12-14' }, -1, true).day).toBe(sunday);
    expect(openingDay(sunday, true)).toBe(sunday);
  });
});

test.each([
  ['2026-12-07', '2026-12-07'],
  ['2026-12-12', '2026-12-07'],
  ['2026-12-13', '2026-12-14'],
])('the week of %s begins on %s', (day, from) => {
  expect(daysOf({ ...plain, day, span: 'week' })).toEqual({ from, days: 6 });
  expect(daysOf({ ...plain, day })).toEqual({ from: day, days: 1 });
});

test.each(['2026-12-07', '2026-12-08', '2026-12-12'])(
  'where a region opens on Sundays, the week of %s has seven days from the shop’s first',
  (day) => {
    const from = weekStart === 0 ? '2026-12-06' : '2026-12-07';
    expect(daysOf({ day, span: 'week' }, true)).toEqual({ from, days: 7 });
  },
);
