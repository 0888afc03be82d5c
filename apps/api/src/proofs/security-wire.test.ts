import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { book } from '../testing/customer';
import { loggedIn } from '../testing/logged-in';
import { rowsOf } from '../testing/raw-sql';
import { rowCounts } from '../testing/stored-rows';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { sendBytes } from './raw-socket';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop.close());

const forgotten = '{"email":"wire@tintforge.example"}';
/** Smuggled in after the first request: it would count one more login attempt. */
const hidden =
  'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 49\r\n' +
  'connection: close\r\n\r\n{"username":"somebody","password":"some-password"}';

const head = ['POST /api/auth/forgot-password HTTP/1.1', 'host: localhost', 'content-type: application/json'];
const request = (headers: readonly string[], body = '') => [...head, ...headers, '', body].join('\r\n');

describe('two readings of one message', () => {
  test.each<[string, string]>([
    ['a length and chunks', request(['content-length: 4', 'transfer-encoding: chunked'], `0\r\n\r\n${hidden}`)],
    ['chunks and a length', request(['transfer-encoding: chunked', 'content-length: 4'], `0\r\n\r\n${hidden}`)],
    ['two lengths', request(['content-length: 0', `content-length: ${hidden.length}`], hidden)],
    ['two lengths in one header', request([`content-length: 0, ${hidden.length}`], hidden)],
    ['a length with a sign', request(['content-length: +4'], `abcd${hidden}`)],
    ['a negative length', request(['content-length: -1'], hidden)],
    ['a length in another base', request(['content-length: 0x10'], hidden)],
    ['a space before a colon', request(['content-length : 4'], `abcd${hidden}`)],
    ['a space before the chunks’ colon', request(['transfer-encoding : chunked'], `0\r\n\r\n${hidden}`)],
    ['chunks under a name of their own', request(['transfer-encoding: xchunked'], `0\r\n\r\n${hidden}`)],
    ['chunks that are not the last coding', request(['transfer-encoding: chunked, identity'], `0\r\n\r\n${hidden}`)],
    ['chunks twice', request(['transfer-encoding: chunked', 'transfer-encoding: identity'], `0\r\n\r\n${hidden}`)],
    ['a chunk with a signed size', request(['transfer-encoding: chunked'], `+2\r\n{}\r\n0\r\n\r\n${hidden}`)],
    ['a chunk longer than its size', request(['transfer-encoding: chunked'], `1\r\n{}\r\n0\r\n\r\n${hidden}`)],
    ['a header over two lines', request(['x: a\r\n b', 'content-length: 0'], hidden)],
    ['lines that end without a return', request(['content-length: 0'], hidden).replaceAll('\r\n', '\n')],
    ['a return alone within a header', request(['x: a\rcontent-length: 0'], hidden)],
    ['a NUL within a header', request(['x: a\u0000b', 'content-length: 0'], hidden)],
    ['a version that is none', request(['content-length: 0'], hidden).replace('HTTP/1.1', 'HTTP/1.9')],
    ['a header before all others', request(['content-length: 0'], hidden).replace('\r\n', '\r\n x: a\r\n')],
  ])('%s is refused, and what follows is not read', async (_what, bytes) => {
    const before = await rowCounts(shop);
    const answers = await sendBytes(shop.server, bytes);
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(JSON.parse(answers[0]?.body ?? '')).toEqual({
      code: 'invalid_value',
      message: 'We couldn’t read the request.',
    });
    expect(await rowCounts(shop)).toEqual(before);
  });

  test('chunks are read as what they are, and the next request of a connection as the next', async () => {
    const size = forgotten.length.toString(16);
    const first = request(['transfer-encoding: chunked'], `${size}\r\n${forgotten}\r\n0\r\n\r\n`);
    const next = 'GET /health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
    const answers = await sendBytes(shop.server, first + next);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('what no client of ours sends', () => {
  const line = (first: string, ...headers: string[]) =>
    `${[first, 'host: localhost', ...headers, 'connection: close'].join('\r\n')}\r\n\r\n`;

  test.each([
    ['a header of twenty thousand letters', line('GET /health/live HTTP/1.1', `x: ${'a'.repeat(20_000)}`), 400],
    ['an address of twenty thousand letters', line(`GET /${'a'.repeat(20_000)} HTTP/1.1`), 400],
    ['a cookie of nine thousand letters', line('GET /health/live HTTP/1.1', `cookie: login=${'a'.repeat(9000)}`), 200],
    ['TRACE', line('TRACE /health/live HTTP/1.1', 'cookie: login=a'), 404],
    ['a method that is none', line('FETCH /health/live HTTP/1.1'), 400],
    ['no host', 'GET /health/live HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['two hosts', line('GET /health/live HTTP/1.1', 'Host: elsewhere.example'), 400],
    ['two hosts that are the same', line('GET /api/openapi.json HTTP/1.1', 'HOST: localhost'), 400],
    ['a way through to elsewhere', 'CONNECT elsewhere.example:443 HTTP/1.1\r\nhost: localhost\r\n\r\n', undefined],
    ['another protocol', line('GET /health/live HTTP/1.1', 'upgrade: h2c', 'http2-settings: a'), 200],
    ['HTTP/2 at once', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ])('%s does no harm', async (_what, bytes, status) => {
    const answers = await sendBytes(shop.server, bytes);
    expect(answers.map((answer) => answer.status)).toEqual(status === undefined ? [] : [status]);
    for (const { body } of answers) expect(body).not.toMatch(/login=a|stack|node_modules/);
    expect((await shop.server.inject('/health/live')).statusCode).toBe(200);
  });

  test('two logins of which one holds open nothing but what one of them opens', async () => {
    const { headers } = await loggedIn(shop);
    const bytes = (...each: string[]) => line('GET /api/auth/user HTTP/1.1', ...each);
    const right = `authorization: ${headers.authorization}`;
    const wrong = 'authorization: Bearer wrong';
    const statuses = await Promise.all(
      [bytes(right), bytes(wrong, right), bytes(`${right}, Bearer wrong`)].map(
        async (each) => (await sendBytes(shop.server, each))[0]?.status,
      ),
    );
    expect(statuses).toEqual([200, 401, 401]);
  });

  test('two secrets of bookings are none', async () => {
    const { booking, manageToken } = await book(shop);
    const bytes = (...each: string[]) =>
      line(
        `GET /api/bookings/${booking.trackingCode}/details HTTP/1.1`,
        ...each.map((token) => `booking-token: ${token}`),
      );
    const statuses = [bytes(manageToken), bytes('a'.repeat(43), manageToken), bytes(manageToken, 'a'.repeat(43))];
    const answered = await Promise.all(statuses.map(async (each) => (await sendBytes(shop.server, each))[0]?.status));
    expect(answered).toEqual([200, 401, 401]);
  });
});

describe('a body', () => {
  const post = (contentType: string | undefined, payload: string | Buffer, more: Record<string, string> = {}) =>
    shop.server.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { ...(contentType !== undefined && { 'content-type': contentType }), ...more },
      payload,
    });

  test.each([
    undefined,
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/problem+json',
    'application/json, text/plain',
    'application/jsonx',
    'application/json/x',
    '*/*',
  ])('that says it is %s is not read', async (contentType) => {
    const before = await rowCounts(shop);
    const { statusCode } = await post(contentType, forgotten);
    expect([400, 415]).toContain(statusCode);
    expect(await rowCounts(shop)).toEqual(before);
  });

  test.each(['gzip', 'br', 'deflate', 'compress'])('is never unpacked: %s', async (coding) => {
    const { statusCode } = await post('application/json', Buffer.from([0x1f, 0x8b, 8, 0]), {
      'content-encoding': coding,
    });
    expect(statusCode).toBe(400);
  });

  test('is read as UTF-8, whatever it says of itself', async () => {
    const { statusCode } = await post('application/json; charset=utf-16', Buffer.from(forgotten, 'utf16le'));
    expect(statusCode).toBe(400);
  });

  test('of more than 64 KiB is refused', async () => {
    const { statusCode } = await post('application/json', JSON.stringify({ email: 'a'.repeat(65_536) }));
    expect(statusCode).toBe(413);
  });
});

describe('what a visitor says of their own address', () => {
  const addresses = () => rowsOf<{ key: string }>(shop, 'select key from login_failures order by key');
  const fail = (headers: Record<string, string>, username: string) =>
    shop.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers,
      payload: { username, password: 'not-the-password' },
    });

  test.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-for', '127.0.0.1, 203.0.113.9'],
    ['x-real-ip', '203.0.113.9'],
    ['forwarded', 'for=203.0.113.9'],
    ['client-ip', '203.0.113.9'],
    ['true-client-ip', '203.0.113.9'],
    ['cf-connecting-ip', '203.0.113.9'],
  ])('is not believed without a proxy of ours: %s', async (name, value) => {
    const open = await openTestShop({ config: { trustProxy: false } });
    const past = shop;
    shop = open;
    try {
      for (let number = 0; number < 3; number += 1) await fail({}, `plain-${number}`);
      const before = await addresses();
      await fail({ [name]: value }, 'plain-0');
      // No counter of a new address or of a new name.
      expect(await addresses()).toEqual(before);
    } finally {
      shop = past;
      await open.close();
    }
  });

  test('is not believed from clients in front of the known proxy', async () => {
    const limit = { most: 2, perMs: 60_000 };
    const open = await openTestShop({
      config: { trustProxy: ['loopback'] },
      limits: {
        accounts: {
          failuresPerAccount: { most: 99, perMs: 60_000 },
          failuresPerAddress: limit,
          failuresPerDevice: limit,
          mailsPerRecipient: limit,
        },
      },
    });
    const past = shop;
    shop = open;
    try {
      const statuses: number[] = [];
      // The proxy adds the last address, and what comes before it is what the visitor said.
      for (const made of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
        statuses.push((await fail({ 'x-forwarded-for': `${made}, 203.0.113.9` }, `user-${made}`)).statusCode);
      expect(statuses).toEqual([401, 401, 429]);
    } finally {
      shop = past;
      await open.close();
    }
  });
});
