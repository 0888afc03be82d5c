import { expect, test } from 'vitest';
import { newBookingPath, readAskedPlace } from './asked-place';

const place = { date: '2026-12-08', start: '13:00', crewId: 'tampa-2', regionId: 'tampa' } as const;

test('a slot comes out of its own URL', () => {
  const path = newBookingPath(place);
  expect(path).toBe('/admin/new-booking?day=2026-12-08&start=13%3A00&crew=tampa-2&region=tampa');
  expect(readAskedPlace(path.slice(path.indexOf('?')))).toEqual(place);
});

test.each([
  ['no time', '?day=2026-12-08&crew=tampa-2&region=tampa'],
  ['a time at which nothing starts', '?day=2026-12-08&start=13:07&crew=tampa-2&region=tampa'],
])('with %s it is the day', (_name, search) => {
  expect(readAskedPlace(search)).toEqual({ date: '2026-12-08', crewId: 'tampa-2', regionId: 'tampa' });
});

test.each([
  ['nothing', ''],
  ['a day that does not exist', '?day=2026-02-30&start=13:00&crew=tampa-2&region=tampa'],
  ['a region that is not served', '?day=2026-12-08&start=13:00&crew=tampa-2&region=miami'],
  ['no crew', '?day=2026-12-08&start=13:00&region=tampa'],
])('%s is no place', (_name, search) => {
  expect(readAskedPlace(search)).toBeUndefined();
});
