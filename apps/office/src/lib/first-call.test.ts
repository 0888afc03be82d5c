// @vitest-environment jsdom

import { paths } from '@tintforge/app-base/paths';
import { rememberArea } from '@tintforge/app-base/session/login-token';
import { keepLogin } from '@tintforge/app-base/testing/sample-account';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { makeTrackingCode } from '@tintforge/booking-core';
import { instantOf } from '@tintforge/content/clock';
import { expect, test } from 'vitest';
import { dayPath } from '../crew/day-address';
import { boardPath } from '../schedule/board-address';
import { makeFirstCalls } from './first-call';

const code = makeTrackingCode('TF', [7, 1, 20, 3, 9, 22, 30]);
const user = '/api/auth/user';
/** From which the page is kept live. */
const changes = '/api/admin/changes';
const tuesday = '2026-12-01';
const sunday = '2026-12-06';

function callsAt(path: string, today = tuesday): string[] {
  const seen = stubNetwork({});
  makeFirstCalls(new URL(path, window.location.href), instantOf({ date: today, time: '12:00' }));
  return seen.map(({ url }) => `${url.pathname}${url.search}`);
}

const boardOf = (day: string, region?: string) => boardPath({ day, span: 'day', region, paper: undefined }, tuesday);

test('without a login nothing is called for', () => {
  rememberArea('admin');
  expect([paths.admin, paths.crew, paths.adminBooking(code)].flatMap((path) => callsAt(path))).toEqual([]);
});

test('with a login that was not let in before, the user', () => {
  keepLogin('of-user');
  expect(callsAt(paths.admin)).toEqual([user]);
  expect(callsAt(paths.crew)).toEqual([user]);
  expect(callsAt(paths.adminCheckIn)).toEqual([user]);
  expect(callsAt(paths.createAdmin)).toEqual([]);
});

test('for the office also the day, the booking, or the day of a crew', () => {
  keepLogin('of-user');
  rememberArea('admin');
  expect(callsAt(paths.admin)).toEqual([user, changes, '/api/admin/schedule?from=2026-12-01&days=1']);
  expect(callsAt(boardOf(sunday, 'tampa'))).toEqual([
    user,
    changes,
    '/api/admin/schedule?from=2026-12-06&days=1&region=tampa',
  ]);
  expect(callsAt(paths.adminBooking(code))).toEqual([user, changes, `/api/admin/bookings/${code}`]);
  expect(callsAt(dayPath({ day: 'tomorrow' }))).toEqual([user, changes, '/api/crew/today?day=tomorrow']);
  expect(callsAt(paths.adminSettings)).toEqual([user]);
});

test('what the page works out for itself is left to it', () => {
  keepLogin('of-user');
  rememberArea('admin');
  expect(callsAt(paths.admin, sunday)).toEqual([user]);
  expect(callsAt(`${paths.admin}?view=week`)).toEqual([user]);
  expect(callsAt(`${paths.admin}?day=someday`)).toEqual([user]);
  expect(callsAt(paths.adminBooking('nonsense'))).toEqual([user]);
  expect(callsAt(dayPath({ region: 'tampa' }))).toEqual([user]);
});

test('a crew calls for its own day, and for nothing of the office', () => {
  keepLogin('of-user');
  rememberArea('crew');
  expect(callsAt(paths.crew)).toEqual([user, changes, '/api/crew/today?day=today']);
  expect(callsAt(paths.admin)).toEqual([user]);
  expect(callsAt(paths.adminBooking(code))).toEqual([user]);
});
