import { expect, test } from 'vitest';
import { soonestFirst } from './soonest-first';

const now = Date.parse('2026-12-01T15:00:00Z');
const at = (appointmentInstant: string) => ({ appointmentInstant, jobMinutes: 120 });

test('upcoming and running jobs come first, then past ones, then what is not known yet', () => {
  const running = at('2026-12-01T14:00:00Z');
  const tomorrow = at('2026-12-02T14:00:00Z');
  const nextWeek = at('2026-12-08T14:00:00Z');
  const lastWeek = at('2026-11-24T14:00:00Z');
  const lastMonth = at('2026-11-02T14:00:00Z');
  const items = [undefined, lastMonth, nextWeek, lastWeek, undefined, running, tomorrow];
  expect(soonestFirst(items, (item) => item, now)).toEqual([
    running,
    tomorrow,
    nextWeek,
    lastWeek,
    lastMonth,
    undefined,
    undefined,
  ]);
});
