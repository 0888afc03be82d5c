import { formatDuration } from '@tintforge/app-base/duration';
import { formatTime, minutesOfDay } from '@tintforge/booking-core';
import { exampleOrder } from '@tintforge/content';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { describe, expect, test } from 'vitest';
import { holdExample, lateFeeExample, leadTimeExample, reminderExample, travelExample } from './rule-examples';

const { totalCents, jobMinutes } = exampleOrder;

const share = (percent: number) => Math.round((totalCents * percent) / 100);

test.each([25, 0, 100, 33])('a late fee of %d percent is kept of the order, and the rest returned', (percent) => {
  const keptCents = share(percent);
  expect(lateFeeExample({ lateFeePercent: percent, depositPercent: null })).toEqual({
    keptCents,
    returnedCents: totalCents - keptCents,
  });
});

test.each([
  ['a larger fee keeps the deposit and nothing else', 25, 10, 10],
  ['a fee of the deposit keeps all of it', 25, 25, 25],
  ['a smaller fee returns the rest of the deposit', 5, 40, 5],
])('of an order with a deposit, %s', (_name, lateFeePercent, depositPercent, kept) => {
  expect(lateFeeExample({ lateFeePercent, depositPercent })).toEqual({
    keptCents: share(kept),
    returnedCents: share(depositPercent) - share(kept),
  });
});

test.each([
  [15, '9:15 AM'],
  [60, '10:00 AM'],
])('a hold of %d minutes ends at %s', (minutes, until) => {
  expect(holdExample(minutes)).toContain(`is held until ${until}.`);
});

test.each([
  [30, 30],
  [0, 0],
  [31, 60],
])('with %d minutes of travel the crew is free %d minutes after the job', (minutes, later) => {
  const free = 9 * 60 + jobMinutes + later;
  const clock = `${((Math.floor(free / 60) + 11) % 12) + 1}:${String(free % 60).padStart(2, '0')} PM`;
  expect(travelExample(minutes)).toBe(
    `takes ${formatDuration(jobMinutes)}. A crew that starts it at 9:00 AM is available again at ${clock}.`,
  );
});

test.each([
  [24, 'Monday at 9:00 AM'],
  [1, 'Tuesday at 8:00 AM'],
  [12, 'Monday at 9:00 PM'],
  [48, 'Sunday at 9:00 AM'],
  [72, 'Saturday at 9:00 AM'],
])('%d hours before Tuesday at nine is %s', (hours, moment) => {
  expect(reminderExample(hours)).toContain(moment);
});

describe('who asks at ten', () => {
  const { starts } = sampleShop;
  /** The first start of a day that is not before a time. */
  const from = (time: string) => formatTime(starts.find((start) => start >= time) ?? '');
  const first = formatTime(starts[0] ?? '');
  const untilLast = minutesOfDay(starts.at(-1) ?? '') - minutesOfDay('10:00');

  test.each([
    [0, `${from('10:00')} the same day`],
    [120, `${from('12:00')} the same day`],
    [untilLast, `${formatTime(starts.at(-1) ?? '')} the same day`],
    [untilLast + 1, `${first} the next day`],
    [1440, `${from('10:00')} the next day`],
    [2000, `${first} 2 days later`],
    [2880, `${from('10:00')} 2 days later`],
  ])('with a lead time of %d minutes gets %s', (minutes, start) => {
    expect(leadTimeExample({ kind: 'minutes', minutes })).toContain(start);
  });

  test('gets the next working day where that is the rule', () => {
    expect(leadTimeExample({ kind: 'next-working-day' })).toContain(`${first} on the next working day`);
  });
});
