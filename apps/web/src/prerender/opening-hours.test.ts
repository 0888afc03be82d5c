import { expect, test } from 'vitest';
import { openingHours } from './opening-hours';

test('days with the same hours are named in full, from Monday on, and closed days are left out', () => {
  const weekdays = { opens: '09:00', closes: '17:00' };
  const saturday = { opens: '10:00', closes: '15:00' };
  expect(openingHours([null, weekdays, weekdays, null, weekdays, weekdays, saturday])).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '17:00',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '15:00' },
  ]);
});
