import { possibleStarts } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { expect, test } from 'vitest';
import { sampleOpening } from '../../testing/sample-schedule';
import { dayGroups, halfHours, regionGroups, spanText, startsText, startsWithin, withDays } from './hours-groups';

const workday = sampleOpening;
const week = [null, workday, workday, workday, workday, workday, workday];
const ids = ['tampa', 'clearwater', 'sarasota', 'naples'];
const weeks = Object.fromEntries(ids.map((id) => [id, week]));
const hours = { weeks, printed: catalogue.hours, holidays: {} };

test('regions with the same week are one group, and its days with the same hours one row', () => {
  expect(regionGroups(weeks, ids)).toEqual([
    {
      regionIds: ids,
      groups: [
        { days: [1, 2, 3, 4, 5, 6], hours: workday },
        { days: [0], hours: null },
      ],
    },
  ]);
});

test('a region that gets other hours is a group of its own', () => {
  const short = { opens: '10:00', closes: '16:00', starts: ['10:00' as const] };
  const changed = withDays(hours, { regionIds: ['naples'], days: [6, 0], day: short });
  expect(regionGroups(changed.weeks, ids).map(({ regionIds, groups }) => [regionIds, groups.length])).toEqual([
    [['tampa', 'clearwater', 'sarasota'], 2],
    [['naples'], 2],
  ]);
  expect(dayGroups(changed.weeks.naples ?? [])[1]).toEqual({ days: [6, 0], hours: short });
});

test('starts are told as spans', () => {
  expect(startsText(workday.starts)).toBe('9:00 AM to 11:30 AM, 1:00 PM to 4:30 PM');
  expect(startsText(['09:00', '12:00'])).toBe('9:00 AM, 12:00 PM');
  expect(spanText({ opens: '09:00', closes: '20:00' })).toBe('9:00 AM to 8:00 PM');
});

test('half hours to choose from span what a shop may set, and starts end before closing', () => {
  expect([halfHours[0]?.value, halfHours.at(-1)?.value]).toEqual(['06:00', '22:00']);
  expect(startsWithin({ opens: '06:00', closes: '22:00' })).toEqual(possibleStarts);
  expect(startsWithin({ opens: '12:00', closes: '13:00' })).toEqual(['12:00', '12:30']);
});
