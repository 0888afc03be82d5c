import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultLimits } from '../limits';
import { seededRandomness } from '../testing/seeded-randomness';
import { createTestClock } from '../testing/test-clock';
import { addressKey } from './address-key';
import { fastifyOptions } from './logging';
import { registerHungUp } from './unreadable-requests';

let app: FastifyInstance;
let lines: string[];
beforeEach(async () => {
  const random = seededRandomness('unreadable', createTestClock('2026-12-01T10:00:00-05:00'));
  lines = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const config = { logLevel: 'warn', trustProxy: false, limits: defaultLimits } as const;
  app = Fastify(fastifyOptions({ config, random, stream }));
  registerHungUp(app);
  app.get('/known', async () => 'known');
  app.get('/address', async ({ ip }) => addressKey(ip));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** The response to these bytes until the server closes the connection. */
async function send(bytes: string): Promise<{ status: string; body: unknown }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(received).toString('utf8').split('\r\n\r\n');
  return { status: head.split('\r\n')[0] ?? '', body: JSON.parse(body) };
}

test.each([
  ['what is no HTTP', 'GARBAGE\r\n\r\n'],
  ['a header without end', `GET /known HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
  [
    'two lengths of one body',
    'POST /known HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
  ],
])('%s is answered in the form of all errors, and the connection ends', async (_what, bytes) => {
  expect(await send(bytes)).toEqual({
    status: 'HTTP/1.1 400 Bad Request',
    body: { code: 'invalid_value', message: 'We couldn’t read the request.' },
  });
});

test('the next caller is served', async () => {
  await send('GARBAGE\r\n\r\n');
  expect((await app.inject('/known')).body).toBe('known');
});

test('a request whose client hung up before it was read is left alone, and the next caller is served', async () => {
  const gone = new Promise<void>((resolve) => {
    app.server.prependOnceListener('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
      socket.destroy();
      response.once('close', resolve);
    });
  });
  const { port } = app.server.address() as AddressInfo;
  connect(port, '127.0.0.1').end('GET /address HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await gone;
  expect(await (await fetch(`http://127.0.0.1:${port}/address`)).text()).toBe('127.0.0.1');
  expect(lines).toEqual([]);
});
