import { startRefusals } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { goneWords } from './gone-words';

const startsAt = '2026-12-08T14:00:00Z';

test('a chosen start is called taken only where others took it', () => {
  for (const reason of startRefusals) {
    const day = { closes: '20:00', starts: [{ time: '09:00' as const, startsAt, available: false, reason }] };
    const { title, message } = goneWords(day, '09:00');
    expect([reason, /taken/i.test(`${title} ${message}`)]).toEqual([reason, reason === 'taken']);
  }
});

test('a job that would end too late is told the end of that day', () => {
  const reason = 'too-late-for-job' as const;
  const day = { closes: '18:30', starts: [{ time: '16:30' as const, startsAt, available: false, reason }] };
  expect(goneWords(day, '16:30').message).toContain('your job would end after 6:30 PM');
});

test('a start that the shop no longer offers is not called taken', () => {
  expect(goneWords({ closes: '20:00', starts: [] }, '12:00').message).toContain('We no longer start then.');
});
