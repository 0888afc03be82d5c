import {
  acceptOnly,
  type EndpointName,
  type ErrorBody,
  type ErrorCode,
  errorStatuses,
  type PaymentConfig,
} from '@tintforge/api-contract';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseBusy } from '../db/unit-of-work';
import { defaultLimits } from '../limits';
import { seededRandomness } from '../testing/seeded-randomness';
import { createTestClock } from '../testing/test-clock';
import { answer, type RouteHandler, registerRoute } from './contract-routes';
import { registerErrors } from './errors';
import { fastifyOptions } from './logging';
import { problem } from './problem';

const order = {
  vehicleType: 'sedan',
  vehicleYear: 2024,
  vehicleMake: 'Toyota',
  vehicleModel: 'Camry',
  packageId: 'sedan-premium',
  addOnIds: [],
  appointmentDate: '2026-12-01',
  appointmentTime: '09:00',
  zip: '33602',
  customerName: 'A. Customer',
  customerEmail: 'customer@tintforge.example',
  customerPhone: '(813) 555-4700',
  address: { street: '1 Bay Street', city: 'Tampa' },
  site: { garage: 'yes', shade: 'yes', power: 'yes' },
  notes: '',
  totalPrice: 399.99,
};

const key = '0b0f5a2e-6f0c-4a6b-9d0e-2f6f7d7d9c11';
const token = 'a-token-of-twenty-or-more-characters';

const open: FastifyInstance[] = [];

beforeEach(() => acceptOnly({ vehicleTypes: ['sedan', 'cargo-van'], filmTypes: ['Carbon Film'] }));
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

/** A server with one route of the contract. */
function serve<Name extends EndpointName>(name: Name, handler: RouteHandler<Name>): FastifyInstance {
  const random = seededRandomness('routes', createTestClock('2026-12-01T10:00:00-05:00'));
  const app = Fastify(
    fastifyOptions({ config: { logLevel: 'silent', trustProxy: false, limits: defaultLimits }, random }),
  );
  app.decorate('aroundCall', (work) => work());
  registerErrors(app);
  registerRoute(app, name, handler);
  open.push(app);
  return app;
}

const notReached = async () => {
  throw new Error('the handler must not be reached');
};

function book(body: unknown, options: InjectOptions = {}): InjectOptions {
  const headers = { 'idempotency-key': key, 'content-type': 'application/json', ...options.headers };
  return { method: 'POST', url: '/api/bookings', payload: JSON.stringify(body), ...options, headers };
}

async function refusal(app: FastifyInstance, request: InjectOptions): Promise<ErrorBody> {
  const response = await app.inject(request);
  const body = response.json<ErrorBody>();
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.statusCode).toBe(errorStatuses[body.code]);
  return body;
}

describe('input that does not fit', () => {
  const cases: { what: string; body: unknown; code: ErrorCode; field: string; message: RegExp }[] = [
    {
      what: 'a key of nobody',
      body: { ...order, status: 'confirmed' },
      code: 'unknown_key',
      field: 'status',
      message: /"status" isn’t a field/,
    },
    {
      what: 'a nested key of nobody',
      body: { ...order, address: { ...order.address, zip: '1' } },
      code: 'unknown_key',
      field: 'address.zip',
      message: /"address\.zip"/,
    },
    {
      what: 'no ZIP',
      body: { ...order, zip: undefined },
      code: 'missing_field',
      field: 'zip',
      message: /"zip" is missing/,
    },
    {
      what: 'no vehicle type',
      body: { ...order, vehicleType: undefined },
      code: 'missing_field',
      field: 'vehicleType',
      message: /"vehicleType" is missing/,
    },
    {
      what: 'no city',
      body: { ...order, address: { street: '1 Bay Street' } },
      code: 'missing_field',
      field: 'address.city',
      message: /"address\.city" is missing/,
    },
    {
      what: 'a total in words',
      body: { ...order, totalPrice: '399.99' },
      code: 'invalid_type',
      field: 'totalPrice',
      message: /"totalPrice" must be a number/,
    },
    {
      what: 'null for a text',
      body: { ...order, notes: null },
      code: 'invalid_type',
      field: 'notes',
      message: /"notes" must be a string/,
    },
    {
      what: 'a vehicle of no type',
      body: { ...order, vehicleType: 'boat' },
      code: 'invalid_value',
      field: 'vehicleType',
      message: /"vehicleType".*"sedan"\|"cargo-van"/,
    },
    {
      what: 'a package id too long',
      body: { ...order, packageId: 'x'.repeat(61) },
      code: 'invalid_value',
      field: 'packageId',
      message: /"packageId".*60/,
    },
    {
      what: 'half a cent',
      body: { ...order, totalPrice: 399.995 },
      code: 'invalid_value',
      field: 'totalPrice',
      message: /Amount must be a whole number of cents/,
    },
    {
      what: 'a mail address of none',
      body: { ...order, customerEmail: 'nobody' },
      code: 'invalid_value',
      field: 'customerEmail',
      message: /valid email address/,
    },
    {
      what: 'a line break in a name',
      body: { ...order, customerName: 'A\nB' },
      code: 'invalid_characters',
      field: 'customerName',
      message: /^Name may not contain line breaks/,
    },
    {
      what: 'a NUL in the notes',
      body: { ...order, notes: 'a\u0000b' },
      code: 'invalid_characters',
      field: 'notes',
      message: /^Notes may not contain control characters/,
    },
    {
      what: 'the 30th of February',
      body: { ...order, appointmentDate: '2027-02-30' },
      code: 'invalid_date',
      field: 'appointmentDate',
      message: /day that exists/,
    },
  ];

  test.each(cases)('$what is $code and names the field', async ({ body, code, field, message }) => {
    const refused = await refusal(serve('createBooking', notReached), book(body));
    expect(refused.code).toBe(code);
    expect(refused.message).toMatch(message);
    expect(Object.keys(refused.fields ?? {})).toContain(field);
  });

  test('every bad field has its own message, and the first decides the code', async () => {
    const body = { ...order, zip: undefined, totalPrice: 'a lot', status: 'paid', paymentStatus: 'paid' };
    const refused = await refusal(serve('createBooking', notReached), book(body));
    expect(Object.keys(refused.fields ?? {}).sort()).toEqual(['paymentStatus', 'status', 'totalPrice', 'zip']);
    expect(refused.message).toBe(Object.values(refused.fields ?? {})[0]);
  });

  test('a body of another kind names no field', async () => {
    const refused = await refusal(serve('createBooking', notReached), book([order]));
    expect(refused).toEqual({ code: 'invalid_type', message: 'The request body must be an object.', fields: {} });
  });

  test('a query is read as strictly as a body', async () => {
    const app = serve('getAvailability', notReached);
    const query = { zip: '33602', from: '2026-12-01', days: '7', vehicleType: 'sedan', packageId: 'sedan-premium' };
    const ask = async (changes: Record<string, string | string[]>) =>
      (await refusal(app, { url: '/api/availability', query: { ...query, ...changes } })).code;
    expect(await ask({ color: 'red' })).toBe('unknown_key');
    expect(await ask({ days: 'seven' })).toBe('invalid_type');
    expect(await ask({ days: '0' })).toBe('invalid_value');
    expect(await ask({ zip: ['33602', '34201'] })).toBe('invalid_type');
    expect(await ask({ from: '2026-11-31' })).toBe('invalid_date');
  });

  test('an address that no resource can have is not found', async () => {
    const refused = await refusal(serve('getBooking', notReached), { url: `/api/bookings/${'x'.repeat(21)}` });
    expect(refused.code).toBe('not_found');
  });
});

describe('a body that cannot be read', () => {
  const cases: { what: string; request: InjectOptions; code: ErrorCode }[] = [
    { what: 'half a JSON', request: book(undefined, { payload: '{"zip":' }), code: 'broken_json' },
    { what: 'an empty body', request: book(undefined, { payload: '' }), code: 'missing_field' },
    {
      what: 'JSON that reaches for the prototype',
      request: book(undefined, { payload: '{"__proto__":{}}' }),
      code: 'broken_json',
    },
    { what: 'a body over 64 KiB', request: book({ ...order, notes: 'x'.repeat(64 * 1024) }), code: 'body_too_large' },
    {
      what: 'plain text',
      request: book(order, { headers: { 'content-type': 'text/plain' } }),
      code: 'unsupported_media_type',
    },
    {
      what: 'a form',
      request: book(order, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      code: 'unsupported_media_type',
    },
    {
      what: 'no body at all',
      request: { method: 'POST', url: '/api/bookings', headers: { 'idempotency-key': key } },
      code: 'missing_field',
    },
  ];

  test.each(cases)('$what is $code', async ({ request, code }) => {
    expect((await refusal(serve('createBooking', notReached), request)).code).toBe(code);
  });
});

describe('a call without what its route asks for', () => {
  test('is unauthorized without a booking token, before its body is read', async () => {
    const app = serve('createIntent', notReached);
    const request = { method: 'POST', url: '/api/payment/create-intent', payload: '{' } as const;
    for (const given of [undefined, 'too-short', 'not of base64url, but long enough', 'x'.repeat(201)]) {
      const headers = { 'content-type': 'application/json', ...(given !== undefined && { 'booking-token': given }) };
      expect((await refusal(app, { ...request, headers })).code).toBe('unauthorized');
    }
    const headers = { 'content-type': 'application/json', 'booking-token': token };
    expect((await refusal(app, { ...request, headers })).code).toBe('broken_json');
  });

  test('has no idempotency key when it carries none or no UUID, before its body is read', async () => {
    const app = serve('createBooking', notReached);
    const request = { method: 'POST', url: '/api/bookings', payload: '{' } as const;
    for (const given of [{}, { 'idempotency-key': 'again' }]) {
      const headers = { 'content-type': 'application/json', ...given };
      expect((await refusal(app, { ...request, headers })).code).toBe('idempotency_key_missing');
    }
  });
});

describe('what a handler answers', () => {
  test('reaches the caller with its status and headers', async () => {
    const app = serve('getPaymentConfig', async () =>
      answer(200, { publishableKey: 'pk_test_1', stripeJsUrl: null }, { 'x-note': 'kept' }),
    );
    const response = await app.inject('/api/payment/config');
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-note']).toBe('kept');
    expect(response.json()).toEqual({ publishableKey: 'pk_test_1', stripeJsUrl: null });
  });

  test('is parsed input, the token, the key and the address', async () => {
    const seen: unknown[] = [];
    const app = serve('createBooking', async ({ body, bookingToken, idempotencyKey, address }) => {
      seen.push(body.customerName, bookingToken, idempotencyKey, address);
      return problem('closed_day', { message: 'We are closed on this day.' });
    });
    const request = book({ ...order, customerName: '  A. Customer ' }, { headers: { 'booking-token': token } });
    expect((await refusal(app, { ...request, remoteAddress: '203.0.113.7' })).code).toBe('closed_day');
    expect(seen).toEqual(['A. Customer', token, key, '203.0.113.7']);
  });

  test('with details keeps them', async () => {
    const app = serve('createIntent', async () =>
      problem('already_paid', { message: 'This booking is paid.', details: { trackingCode: 'TF-0000-0000' } }),
    );
    const body = { amount: 1, bookingInfo: { trackingCode: 'TF-0000-0000', customerName: '', vehicleInfo: '' } };
    const headers = { 'booking-token': token };
    const refused = await refusal(app, { method: 'POST', url: '/api/payment/create-intent', headers, body });
    expect(refused).toEqual({
      code: 'already_paid',
      message: 'This booking is paid.',
      details: { trackingCode: 'TF-0000-0000' },
    });
  });

  test('is the problem that came in place of what was to be sent', async () => {
    const app = serve('getPaymentConfig', async () =>
      answer<200, PaymentConfig>(200, problem('not_found', { message: 'Gone.' }), { 'x-note': 'lost' }),
    );
    const response = await app.inject('/api/payment/config');
    expect([response.statusCode, response.json()]).toEqual([404, { code: 'not_found', message: 'Gone.' }]);
    expect(response.headers).not.toHaveProperty('x-note');
  });

  test('is our bug when it does not fit its own schema', async () => {
    const wrong = { publishableKey: 'pk_test_1', stripeJsUrl: null, secretKey: 'sk_test_1' };
    const app = serve('getPaymentConfig', async () => answer(200, wrong));
    const refused = await refusal(app, { url: '/api/payment/config' });
    expect(refused.code).toBe('internal');
    expect(JSON.stringify(refused)).not.toContain('secretKey');
  });
});

describe('what goes wrong inside', () => {
  test('is internal, and its text stays here', async () => {
    const app = serve('getPaymentConfig', async () => {
      throw new Error('disk full at /var/lib');
    });
    const refused = await refusal(app, { url: '/api/payment/config' });
    expect(refused.code).toBe('internal');
    expect(refused.message).not.toContain('disk');
  });

  test('is busy while another process holds the database', async () => {
    const app = serve('getPaymentConfig', async () => {
      throw new DatabaseBusy('locked');
    });
    expect((await refusal(app, { url: '/api/payment/config' })).code).toBe('busy');
  });

  test('an address that cannot be decoded is not found, in the form of all errors', async () => {
    const app = serve('getBooking', notReached);
    expect((await refusal(app, { url: '/api/bookings/%zz' })).code).toBe('not_found');
  });
});
