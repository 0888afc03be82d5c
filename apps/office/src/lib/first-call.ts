import { createStaffClient } from '@tintforge/api-contract/staff-client';
import { callFirst, firstOrigin } from '@tintforge/app-base/first-calls';
import { readLoginToken, rememberedArea } from '@tintforge/app-base/session/login-token';
import { shopToday } from '@tintforge/app-base/shop-time';
import { isCalendarDate, parseTrackingCode, weekday } from '@tintforge/booking-core';

const callStaffFirst = createStaffClient(firstOrigin);

/** Paths of `paths`, which would bring all of them into the first code. A test compares them. */
const board = /^\/admin\/?$/;
const oneBooking = /^\/admin\/bookings\/([^/]+)\/?$/;
const crewDay = /^\/crew\/?$/;
const withLogin = /^\/(admin|crew|check-in)(\/|$)/;

/**
 * Calls the server for what the page at this address shows first: the user, and for staff who were let in before what
 * costs one call. These are calls that the page makes itself at its first renders; its queries find the responses
 * (`app-base/first-calls`).
 */
export function makeFirstCalls({ pathname, search }: Pick<Location, 'pathname' | 'search'>, now: number): void {
  if (readLoginToken() === undefined || !withLogin.test(pathname)) return;
  void callFirst('getUser', {});
  const area = rememberedArea();
  const query = new URLSearchParams(search);
  if (area !== undefined && crewDay.test(pathname)) callForCrewDay(query);
  if (area !== 'admin') return;
  if (board.test(pathname)) callForBoard(query, now);
  const code = parseTrackingCode(oneBooking.exec(pathname)?.[1] ?? '');
  if (code !== undefined) void callLive('getStaffBooking', { params: { code } });
}

/** A call whose data the page keeps live: from changes on that were asked for no later than the data. */
const callLive: typeof callStaffFirst = (name, input) => {
  void callStaffFirst('getChanges', { query: {} });
  return callStaffFirst(name, input);
};

/** A day on the board. A week, and a Sunday on which the shop may be closed, are left to the page. */
function callForBoard(query: URLSearchParams, now: number): void {
  const from = query.get('day') ?? shopToday(now);
  const isOfPage = query.has('view') || query.has('paper') || !isCalendarDate(from);
  if (isOfPage || (!query.has('day') && weekday(from) === 0)) return;
  const region = query.get('region');
  void callLive('getSchedule', { query: { from, days: 1, ...(region === null ? {} : { region }) } });
}

/** The region of an address counts for the office alone. */
function callForCrewDay(query: URLSearchParams): void {
  const day = query.get('day') === 'tomorrow' ? 'tomorrow' : 'today';
  if (!query.has('region')) void callLive('getCrewDay', { query: { day } });
}
