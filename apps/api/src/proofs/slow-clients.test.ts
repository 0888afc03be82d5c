import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultLimits } from '../limits';
import { sampleShop } from '../testing/sample-shop';
import { openTestShop, type TestShop } from '../testing/test-shop';

/** Far less than what holds in production, and looked at more often. */
const limits = { idleMs: 4000, requestMs: 2000, headersMs: 1000, checkedEveryMs: 20, closingMs: 5000 };
const perKind = 50;

const head = ['POST /api/bookings HTTP/1.1', 'host: tintforge.example', 'content-type: application/json'];
const wholeHead = [...head, 'idempotency-key: 0b0f5a2e-6f0c-4a6b-9d0e-2f6f7d7d9c11', 'content-length: 1000', '', ''];

/**
 * The bytes a client sends at once, those it then sends one at a time, and whether it has half-closed the connection.
 */
interface Manner {
  atOnce: string;
  slowly?: string;
  isHalfClosed?: boolean;
}

const manners: Record<string, Manner> = {
  'say nothing': { atOnce: '' },
  'send a header byte by byte': { atOnce: `${head.join('\r\n')}\r\nx-slow: `, slowly: 'a' },
  'send a body byte by byte': { atOnce: wholeHead.join('\r\n'), slowly: ' ' },
  'hang up in the middle of a request and stay': { atOnce: `${head.join('\r\n')}\r\n`, isHalfClosed: true },
};

let shop: TestShop;
let port: number;
let timers: NodeJS.Timeout[];

beforeEach(async () => {
  timers = [];
  shop = await openTestShop({ limits: { connections: limits } });
  await shop.server.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(shop.server.listeningOrigin).port);
});

afterEach(async () => {
  for (const timer of timers) clearInterval(timer);
  await shop.close();
});

/** A client of that manner, once it is connected. It never closes the connection on its own. */
async function join({ atOnce, slowly, isHalfClosed = false }: Manner): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  // Being thrown out is what it is here for.
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(atOnce);
  if (isHalfClosed) socket.end();
  if (slowly !== undefined) timers.push(setInterval(() => socket.writable && socket.write(slowly), 20));
  return socket;
}

/** A normal visitor's call, over a connection that stays open. */
async function ask(agent: Agent): Promise<number> {
  const { zip, vehicleType, basicPackageId } = sampleShop;
  const path = `/api/availability?zip=${zip}&from=2026-12-01&days=60&vehicleType=${vehicleType}&packageId=${basicPackageId}`;
  const [response] = (await once(get({ host: '127.0.0.1', port, path, agent }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}

test(`of ${perKind * 4} clients that are slow in four ways each is shown out, and a visitor is served all the while`, async () => {
  const present = new Set<Socket>();
  let entered = 0;
  shop.server.server.on('connection', (socket: Socket) => {
    entered += 1;
    present.add(socket);
    socket.once('close', () => present.delete(socket));
  });
  const kinds = Object.values(manners).flatMap((manner) => Array.from({ length: perKind }, () => manner));
  const visitor = new Agent({ keepAlive: true, maxSockets: 1 });
  await ask(visitor);
  const [own] = present;
  await Promise.all(kinds.map(join));
  const answers: number[] = [];
  do answers.push(await ask(visitor));
  while (
    // On a slow machine the first are out before the last have come in.
    entered <= kinds.length ||
    [...present].some((socket) => socket !== own)
  );
  visitor.destroy();
  expect(new Set(answers)).toEqual(new Set([200]));
});

test.each(Object.entries(manners))(
  'clients that %s are shown out when their time is over, and not before',
  async (name, manner) => {
    const accepted = once(shop.server.server, 'connection');
    const began = performance.now();
    await join(manner);
    const [inside] = (await accepted) as [Socket];
    await once(inside, 'close');
    const tookMs = performance.now() - began;
    expect(tookMs).toBeGreaterThan(name.includes('hang up') ? 0 : limits.headersMs - 50);
  },
);

test('in production a header has a quarter of a minute, a request half a minute, and silence a minute', () => {
  expect(defaultLimits.connections).toEqual({
    idleMs: 60_000,
    requestMs: 30_000,
    headersMs: 15_000,
    checkedEveryMs: 5_000,
    closingMs: 5_000,
  });
});
