import { describe, expect, test } from 'vitest';
import { type BookingStatus, bookingStatuses } from './booking-status';
import { crewUndoMs, judgeUndo, lastUndoable, standingEvents, type UndoableDeed, type UndoQuestion } from './undo';

const at = Date.parse('2026-12-08T09:00:00-05:00');
const dayEndsAt = Date.parse('2026-12-09T00:00:00-05:00');
const crew = { userId: 'robin', role: 'crew' } as const;
const office = { userId: 'alex', role: 'office' } as const;

function question(changes: Partial<UndoQuestion>): UndoQuestion {
  return {
    deed: 'checked-in',
    at,
    doneBy: 'robin',
    status: 'in-progress',
    isPaid: true,
    caller: crew,
    now: at + 60_000,
    dayEndsAt,
    hasWindows: false,
    refundedCents: 0,
    ...changes,
  };
}

/** Each action: the statuses in which it can be undone, the result, and whether the customer was emailed. */
const table: [UndoableDeed, BookingStatus[], { paid: BookingStatus; onSite: BookingStatus }, boolean][] = [
  ['on-my-way', ['confirmed', 'scheduled'], { paid: 'confirmed', onSite: 'scheduled' }, true],
  ['checked-in', ['in-progress'], { paid: 'confirmed', onSite: 'scheduled' }, false],
  ['completed', ['completed'], { paid: 'in-progress', onSite: 'in-progress' }, false],
  ['no-show', ['no-show'], { paid: 'confirmed', onSite: 'scheduled' }, true],
];

test.each(table)('%s is undone from %j to %j', (deed, from, to, isMailed) => {
  for (const status of bookingStatuses) {
    for (const isPaid of [true, false]) {
      const outcome = judgeUndo(question({ deed, status, isPaid }));
      if (!from.includes(status)) expect(outcome).toEqual({ ok: false, problem: 'moved-on' });
      else expect(outcome).toMatchObject({ ok: true, value: { to: isPaid ? to.paid : to.onSite, isMailed } });
    }
  }
});

describe('who, and until when', () => {
  test.each([
    ['the crew member, at once', { now: at }, undefined],
    ['the crew member, at the last moment', { now: at + crewUndoMs }, undefined],
    ['the crew member, later', { now: at + crewUndoMs + 1 }, 'too-late'],
    ['a colleague of the crew', { caller: { ...crew, userId: 'sam' } }, 'not-yours'],
    ['a crew whose colleague is gone', { doneBy: null }, 'not-yours'],
    ['the office, for the crew', { caller: office, now: at + crewUndoMs + 1 }, undefined],
    ['the office, at the end of the day', { caller: office, now: dayEndsAt }, undefined],
    ['the office, on the next day', { caller: office, now: dayEndsAt + 1 }, 'too-late'],
    ['the crew member, after midnight', { at: dayEndsAt - 1, now: dayEndsAt + 1 }, 'too-late'],
  ] as const)('%s', (_, changes, refusal) => {
    const outcome = judgeUndo(question(changes));
    expect(outcome.ok ? undefined : outcome.problem).toBe(refusal);
  });

  test('it says until when', () => {
    expect(judgeUndo(question({}))).toMatchObject({ value: { until: at + crewUndoMs } });
    expect(judgeUndo(question({ caller: office }))).toMatchObject({ value: { until: dayEndsAt } });
  });
});

test('a check-in stays once windows were recorded, and a completion does not care', () => {
  expect(judgeUndo(question({ hasWindows: true }))).toEqual({ ok: false, problem: 'windows-recorded' });
  expect(judgeUndo(question({ deed: 'completed', status: 'completed', hasWindows: true })).ok).toBe(true);
});

test('a no-show stays once money was refunded with it', () => {
  const missed = { deed: 'no-show', status: 'no-show' } as const;
  expect(judgeUndo(question({ ...missed, refundedCents: 1 }))).toEqual({ ok: false, problem: 'money-refunded' });
  expect(judgeUndo(question({ ...missed, refundedCents: 0 })).ok).toBe(true);
});

describe('the events that count', () => {
  const event = (id: string, kind: string, data = {}) => ({ id, kind, data });
  const started = [event('1', 'held'), event('2', 'on-my-way'), event('3', 'checked-in')];
  const undone = [...started, event('4', 'undone', { eventId: '3' })];

  test('are all until one is undone', () => {
    expect(standingEvents(started)).toEqual(started);
    expect(standingEvents(undone).map(({ id }) => id)).toEqual(['1', '2']);
  });

  test('decide which action could be undone next', () => {
    expect(lastUndoable(started)?.id).toBe('3');
    expect(lastUndoable(undone)?.id).toBe('2');
    expect(lastUndoable([...undone, event('5', 'checked-in')])?.id).toBe('5');
    expect(lastUndoable([event('1', 'held')])).toBeUndefined();
  });
});
