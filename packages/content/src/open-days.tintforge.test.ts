import { expect, test } from 'vitest';
import { isOpenOn, mostStarts, openDaysText } from './open-days';
import { regions } from './regions';

const day = { opens: '09:00', closes: '20:00', starts: ['09:00'] } as const;

test.each([
  ['Monday to Saturday', [null, day, day, day, day, day, day]],
  ['Monday to Sunday', [day, day, day, day, day, day, day]],
  ['Tuesday, Friday to Sunday', [day, null, day, null, null, day, day]],
  ['Wednesday', [null, null, null, day, null, null, null]],
] as const)('%s', (text, week) => {
  expect(openDaysText([{ week }])).toBe(text);
});

test('regions open on different days are told together', () => {
  const monday = { week: [null, day, null, null, null, null, null] };
  const tuesday = { week: [null, null, day, null, null, null, null] };
  expect(openDaysText([tuesday, monday])).toBe('Monday to Tuesday');
});

test('the shop begins with 14 starts a day, Monday to Saturday', () => {
  expect(openDaysText(regions)).toBe('Monday to Saturday');
  expect(mostStarts(regions)).toBe(14);
  expect([isOpenOn('sarasota', 6), isOpenOn('sarasota', 0)]).toEqual([true, false]);
});
