import { expect, test } from 'vitest';
import { openingHours } from './opening-hours';

test('a span of days is each of its days', () => {
  expect(openingHours({ days: 'Monday-Friday', hours: '09:00-17:00' })).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
  });
  expect(openingHours({ days: 'Saturday', hours: '10:00-15:00' }).dayOfWeek).toEqual(['Saturday']);
});

test.each([
  { days: 'Mon-Fri', hours: '09:00-17:00' },
  { days: 'Monday-Fri', hours: '09:00-17:00' },
  { days: 'Sunday', hours: 'closed' },
  { days: 'Monday', hours: '9AM-5PM' },
])('hours printed for people are refused: $days $hours', (line) => {
  expect(() => openingHours(line)).toThrow(/^Not /);
});
