import { describe, expect, test } from 'vitest';
import { contractVersion } from '../contract-version';
import * as door from './index';

const { ApiError, codeOf, createClient, detailsOf } = door;

test('the door to the client lets out these names and no others', () => {
  expect(Object.keys(door).sort()).toEqual(['ApiError', 'clientOf', 'codeOf', 'createClient', 'detailsOf']);
});

/** A network with one response that records its requests. */
function network(answer: Response) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    asked.push({ url: String(url), init });
    return answer.clone();
  };
  return { asked, fetch };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe('a call', () => {
  test('fills the path, sends credentials, and reads JSON', async () => {
    const { asked, fetch } = network(json({ trackingCode: 'TF-0000-0000' }));
    const call = createClient({ fetch });
    expect(await call('getBooking', { params: { code: 'TF 1/2' } })).toEqual({ trackingCode: 'TF-0000-0000' });
    expect(asked[0]).toMatchObject({
      url: '/api/bookings/TF%201%2F2',
      init: { method: 'GET', credentials: 'include' },
    });
    expect(asked[0]?.init.body).toBeUndefined();
  });

  test('sends a body as JSON with its content type, key and token', async () => {
    const { asked, fetch } = network(json({ booking: {} }));
    const body = { trackingCode: 'TF-0000-0000' };
    await createClient({ fetch })('syncPayment', { body, bookingToken: 'secret' });
    expect(asked[0]?.init.headers).toEqual({
      'contract-version': contractVersion,
      'content-type': 'application/json',
      'booking-token': 'secret',
    });
    expect(asked[0]?.init.body).toBe(JSON.stringify(body));
  });

  test('shows who is logged in, as it is at that moment', async () => {
    const { asked, fetch } = network(json({ user: {} }));
    let token: string | undefined;
    const call = createClient({ fetch, bearer: () => token });
    await call('getDemo', {});
    token = 'abc';
    await call('getDemo', {});
    expect(asked.map(({ init }) => init.headers)).toEqual([
      { 'contract-version': contractVersion },
      { 'contract-version': contractVersion, authorization: 'Bearer abc' },
    ]);
  });

  test('leaves out what is undefined in a query', async () => {
    const { asked, fetch } = network(json({}));
    const query = {
      zip: '33602',
      from: '2026-12-01',
      days: 60,
      vehicleType: 'sedan' as const,
      packageId: 'sedan-basic',
    };
    await createClient({ fetch })('getAvailability', { query: { ...query, exclude: undefined } });
    expect(asked[0]?.url).toBe(
      '/api/availability?zip=33602&from=2026-12-01&days=60&vehicleType=sedan&packageId=sedan-basic',
    );
  });
});

describe('an answer that is no success', () => {
  test('is thrown as "<status>: <text>" with its code and details', async () => {
    const details = { trackingCode: 'TF-0000-0000' };
    const { fetch } = network(json({ code: 'already_paid', message: 'Paid.', details }, 409));
    const error: unknown = await createClient({ fetch })('syncPayment', { body: { trackingCode: 'x' } }).catch(
      (thrown) => thrown,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect((error as door.ApiError).message).toMatch(/^409: \{"code":"already_paid"/);
    expect(codeOf(error)).toBe('already_paid');
    expect(detailsOf(error, 'already_paid')).toEqual(details);
    expect(detailsOf(error, 'slot_taken')).toBeUndefined();
  });

  test('falls back on the status text when it is empty', async () => {
    const { fetch } = network(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    const error: unknown = await createClient({ fetch })('getPaymentConfig', {}).catch((thrown) => thrown);
    expect((error as door.ApiError).message).toBe('502: Bad Gateway');
    expect(codeOf(error)).toBeUndefined();
  });
});
