import { contractVersion, type EndpointName } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, correctionOf } from '../testing/customer';
import { loggedIn } from '../testing/logged-in';
import { type RawAnswer, rawCall } from '../testing/raw-call';
import { openTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

type Headers = Record<string, string>;

/** A profile as pages sent it before a change said what it was made from. */
async function saveProfile(headers: Headers, changes: object = {}): Promise<RawAnswer> {
  const { account, headers: login } = await loggedIn(shop);
  const payload = { email: account.email, firstName: 'Blue', lastName: 'Heron', phone: '', ...changes };
  return rawCall(shop, { name: 'updateProfile', headers: { ...login, ...headers }, payload });
}

/** A correction likewise. */
async function correct(headers: Headers, changes: object = {}): Promise<RawAnswer> {
  const { booking, manageToken } = await book(shop);
  const { seen: _seen, ...before } = correctionOf({ notes: 'Gate code 4711' });
  const payload = { ...before, ...changes };
  const { trackingCode: code } = booking;
  return rawCall(shop, {
    name: 'correctBooking',
    code,
    headers: { 'booking-token': manageToken, ...headers },
    payload,
  });
}

const requests = [
  ['a profile', saveProfile],
  ['a correction', correct],
] as const;

const ofBrowser = { 'sec-fetch-site': 'same-origin', referer: 'https://shop.example/dashboard?tab=profile' };

describe.each(requests)('%s in the form of an earlier version', (_what, send) => {
  test.each<[string, Headers]>([
    ['that names its version', { 'contract-version': 'earlier', ...ofBrowser }],
    ['of before pages named one', ofBrowser],
  ])('from a page %s says to reload the page, and names no field', async (_page, headers) => {
    const { status, body } = await send(headers);
    expect(status).toBe(409);
    expect(body).toEqual({ code: 'page_outdated', message: expect.stringContaining('Reload the page') });
  });

  test.each<[string, Headers]>([
    ['a page of this version', { 'contract-version': contractVersion, ...ofBrowser }],
    ['a program', {}],
    ['the documentation', { ...ofBrowser, referer: 'https://shop.example/api/docs/static/index.html' }],
  ])('from %s names what is missing', async (_caller, headers) => {
    expect(await send(headers)).toMatchObject({ status: 400, body: { code: 'missing_field' } });
  });
});

test.each(requests)(
  '%s that an outdated page still sends in the right form has what was typed wrong named',
  async (_, send) => {
    const wrong = {
      phone: undefined,
      firstName: undefined,
      lastName: undefined,
      email: 'no address',
      seen: { email: 'x' },
    };
    const ofCorrection = { vehicleMake: '', seen: { vehicleMake: 'x' } };
    const changes = send === saveProfile ? wrong : ofCorrection;
    const { status, body } = await send({ 'contract-version': 'earlier' }, changes);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).not.toEqual([]);
  },
);

describe('an address that the API no longer has', () => {
  const ask = async (headers: Headers) => {
    const response = await shop.server.inject({ method: 'POST', url: '/api/bookings/TF-0000-0000/recolor', headers });
    return response.json();
  };

  test('says to an outdated page to reload', async () => {
    expect(await ask({ 'contract-version': 'earlier' })).toMatchObject({ code: 'page_outdated' });
  });

  test.each<Headers>([{}, { 'contract-version': contractVersion }])(
    'is no more than that to others',
    async (headers) => {
      expect(await ask(headers)).toMatchObject({ code: 'not_found' });
    },
  );
});

test('an unknown booking is unknown to outdated pages, too', async () => {
  const name: EndpointName = 'getBooking';
  const answer = await rawCall(shop, { name, headers: { 'contract-version': 'earlier' } });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
