// @vitest-environment jsdom

import { paths } from '@tintforge/app-base/paths';
import { keepLogin } from '@tintforge/app-base/testing/sample-account';
import { sampleToken } from '@tintforge/app-base/testing/sample-booking';
import { stubNetwork } from '@tintforge/app-base/testing/stub-network';
import { makeQuoteCode, makeTrackingCode } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { rememberBookingToken } from './booking-tokens';
import { makeFirstCalls } from './first-call';
import { rememberQuoteToken } from './quote-tokens';

const code = makeTrackingCode('TF', [7, 1, 20, 3, 9, 22, 30]);
const quoteCode = makeQuoteCode('TQ', [7, 1, 20, 3, 9, 22, 30]);
const booking = `/api/bookings/${code}`;

function keepSecrets() {
  const now = Date.now();
  rememberBookingToken({ trackingCode: code, manageToken: sampleToken, startsAt: undefined, now });
  rememberQuoteToken({ code: quoteCode, quoteToken: sampleToken, now });
}

function callsAt(pathname: string): string[] {
  const seen = stubNetwork({});
  makeFirstCalls({ pathname });
  return seen.map(({ url, headers }) => {
    const secret = headers.get('booking-token') ?? headers.get('quote-token') ?? headers.get('authorization');
    return secret === null ? url.pathname : `${url.pathname} with ${secret}`;
  });
}

test('without a secret or a login a page calls for what is public', () => {
  expect(callsAt(paths.bookingVerification(code))).toEqual([booking]);
  expect(callsAt(paths.invoice(code))).toEqual([]);
  expect(callsAt(paths.ownQuote(quoteCode))).toEqual([]);
  expect(callsAt(paths.account)).toEqual([]);
});

test('with a secret it calls for everything, once', () => {
  keepSecrets();
  expect(callsAt(paths.bookingVerification(code))).toEqual([`${booking}/details with ${sampleToken}`]);
  expect(callsAt(`${paths.bookingVerification(code)}/`)).toEqual([`${booking}/details with ${sampleToken}`]);
  expect(callsAt(paths.invoice(code))).toEqual([`${booking}/details with ${sampleToken}`]);
  expect(callsAt(paths.ownQuote(quoteCode))).toEqual([`/api/quotes/${quoteCode} with ${sampleToken}`]);
});

test('with a login it calls for the user, where the page does', () => {
  keepLogin('of-user');
  const user = '/api/auth/user with Bearer of-user';
  expect(callsAt(paths.account)).toEqual([user]);
  expect(callsAt(paths.bookingVerification(code))).toEqual([user, `${booking} with Bearer of-user`]);
  expect(callsAt(paths.invoice(code))).toEqual([`${booking}/details with Bearer of-user`]);
  expect(callsAt(paths.ownQuote(quoteCode))).toEqual([`/api/quotes/${quoteCode} with Bearer of-user`]);
});

test('other pages, and codes that are none, call for nothing', () => {
  keepSecrets();
  const others = [paths.login, paths.booking, paths.findBooking, paths.quote, paths.demoMailbox, '/'];
  const wrong = ['nonsense', '..%2f', ''].map((typed) => `/booking-verification/${typed}`);
  expect([...others, ...wrong].flatMap(callsAt)).toEqual([]);
});
