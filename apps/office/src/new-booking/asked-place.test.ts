import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { newBookingPath, readAskedPlace } from './asked-place';

const { regionId, otherCrewId: crewId } = sampleShop;
const place = { date: '2026-12-08', start: '13:00', crewId, regionId } as const;

test('a slot comes out of its own URL', () => {
  const path = newBookingPath(place);
  expect(path).toBe(`/admin/new-booking?day=2026-12-08&start=13%3A00&crew=${crewId}&region=${regionId}`);
  expect(readAskedPlace(path.slice(path.indexOf('?')))).toEqual(place);
});

test.each([
  ['no time', `?day=2026-12-08&crew=${crewId}&region=${regionId}`],
  ['a time at which nothing starts', `?day=2026-12-08&start=13:07&crew=${crewId}&region=${regionId}`],
])('with %s it is the day', (_name, search) => {
  expect(readAskedPlace(search)).toEqual({ date: '2026-12-08', crewId, regionId });
});

test.each([
  ['nothing', ''],
  ['a day that does not exist', `?day=2026-02-30&start=13:00&crew=${crewId}&region=${regionId}`],
  ['a region that is not served', `?day=2026-12-08&start=13:00&crew=${crewId}&region=nowhere`],
  ['no crew', `?day=2026-12-08&start=13:00&region=${regionId}`],
])('%s is no place', (_name, search) => {
  expect(readAskedPlace(search)).toBeUndefined();
});
