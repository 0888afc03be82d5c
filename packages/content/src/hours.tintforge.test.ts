import { doors, judgePrintedWeek } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { hours, openingText, printedHours, printHours } from './hours';

const linesOf = ({ lines }: (typeof hours)['office']) => lines.map((line) => `${line.days} ${line.hours}`).join(', ');

/** docs/product.md, Hours. */
test.each([
  ['shopAndPhone', 'Shop and phone', 'Mon-Fri 9am-6pm, Sat 10am-4pm, Sun closed'],
  ['office', 'Office', 'Mon-Fri 9am-5pm'],
  ['appointmentsByPhone', 'Appointments by phone', 'Mon-Fri 9am-5pm, Sat 10am-3pm'],
] as const)('%s', (variant, name, printed) => {
  expect(hours[variant].name).toBe(name);
  expect(linesOf(hours[variant])).toBe(printed);
});

test('the first hours have no contradiction', () => {
  for (const door of doors) expect(judgePrintedWeek(printedHours[door])).toEqual([]);
});

const early = { opens: '08:30', closes: '12:00' };
const late = { opens: '12:30', closes: '20:00' };

test.each([
  ['shopAndPhone', 'Mon closed, Tue-Wed 8:30am-12pm, Thu 12:30pm-8pm, Fri 8:30am-12pm, Sat-Sun closed'],
  ['office', 'Tue-Wed 8:30am-12pm, Thu 12:30pm-8pm, Fri 8:30am-12pm'],
  ['appointmentsByPhone', 'Tue-Wed 8:30am-12pm, Thu 12:30pm-8pm, Fri 8:30am-12pm'],
] as const)('other hours of %s are written in the same way', (door, printed) => {
  expect(linesOf(printHours(door, [null, null, early, early, late, early, null]))).toBe(printed);
});

test('a closed day between two with the same hours divides them', () => {
  expect(linesOf(printHours('office', [early, early, null, early, early, early, early]))).toBe(
    'Mon 8:30am-12pm, Wed-Sun 8:30am-12pm',
  );
});

test('the foot of emails has the hours of the telephone on one line', () => {
  expect(openingText(hours.shopAndPhone)).toBe('Mon-Fri 9am-6pm, Sat 10am-4pm');
});
