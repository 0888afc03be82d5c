import { callFirst } from '@tintforge/app-base/first-calls';
import { readLoginToken } from '@tintforge/app-base/session/login-token';
import { parseQuoteCode, parseTrackingCode } from '@tintforge/booking-core';
import { bookingAccess } from './booking-access';
import { quoteAccess } from './quote-access';

/** Paths of `paths`, which would bring all of them into the first code. A test compares them. */
const pageOfCode = /^\/(booking-verification|invoice|quote)\/([^/]+)\/?$/;
const dashboard = /^\/dashboard\/?$/;

/**
 * Calls the server for what the page at this address shows first; its queries find the response (`app-base/first-calls`).
 * These are the calls that the page makes at its first render, and no others.
 */
export function makeFirstCalls({ pathname }: Pick<Location, 'pathname'>): void {
  const [, page, typed = ''] = pageOfCode.exec(pathname) ?? [];
  if (page === 'quote') callForQuote(typed);
  else if (page === 'invoice') callForInvoice(typed);
  else if (page === 'booking-verification') callForBooking(typed);
  else if (dashboard.test(pathname)) callForUser();
}

function callForBooking(typed: string): void {
  const code = parseTrackingCode(typed);
  if (code === undefined) return;
  callForUser();
  const access = bookingAccess(code);
  if (access?.bookingToken === undefined) void callFirst('getBooking', { params: { code } });
  else void callFirst('getBookingDetails', { params: { code }, ...access });
}

function callForInvoice(typed: string): void {
  const code = parseTrackingCode(typed);
  const access = code === undefined ? undefined : bookingAccess(code);
  if (code !== undefined && access !== undefined) void callFirst('getBookingDetails', { params: { code }, ...access });
}

function callForQuote(typed: string): void {
  const code = parseQuoteCode(typed);
  const access = code === undefined ? undefined : quoteAccess(code);
  if (code !== undefined && access !== undefined) void callFirst('getQuote', { params: { code }, ...access });
}

function callForUser(): void {
  if (readLoginToken() !== undefined) void callFirst('getUser', {});
}
