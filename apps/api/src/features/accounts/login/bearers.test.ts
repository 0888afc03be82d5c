import { createHmac } from 'node:crypto';
import fastifyJwt from '@fastify/jwt';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestClock, type TestClock } from '../../../testing/test-clock';
import { type Bearers, bearerMs, bearerOptions, createBearers } from './bearers';

const key = 'a key of thirty-two bytes or more';
const claims = { userId: 'user', sessionId: 'session' };

let clock: TestClock;
let servers: FastifyInstance[];
let bearers: Bearers;

async function bearersWith(ownKey: string): Promise<Bearers> {
  const server = Fastify();
  servers.push(server);
  await server.register(fastifyJwt, bearerOptions(Buffer.from(ownKey)));
  return createBearers(server.jwt, clock);
}

beforeEach(async () => {
  clock = createTestClock('2026-12-01T15:00:00.000Z');
  servers = [];
  bearers = await bearersWith(key);
});
afterEach(() => Promise.all(servers.map((server) => server.close())));

/** A token as it would be signed with our key, of any content. */
function signed(header: object, payload: object): string {
  const input = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`;
}

test('a token is read as often as it is shown, until its time is over', () => {
  const token = bearers.make(claims);
  expect(bearers.read(token)).toEqual(claims);
  clock.advance(bearerMs);
  expect(bearers.read(token)).toEqual(claims);
  clock.advance(1);
  expect(bearers.read(token)).toBeUndefined();
  expect(bearers.read(token)).toBeUndefined();
});

test('a token whose clock was set back holds again, for the time that it has', () => {
  const token = bearers.make(claims);
  clock.advance(bearerMs + 1);
  expect(bearers.read(token)).toBeUndefined();
  clock.advance(-1);
  expect(bearers.read(token)).toEqual(claims);
});

test('a token that was changed is none, also after the whole one was read', () => {
  const token = bearers.make(claims);
  expect(bearers.read(token)).toEqual(claims);
  const [header, , signature] = token.split('.');
  const payload = Buffer.from(JSON.stringify({ sub: 'another', session: 'session', exp: 9_999_999_999 }));
  expect(bearers.read(`${header}.${payload.toString('base64url')}.${signature}`)).toBeUndefined();
  expect(bearers.read(token.slice(0, -2))).toBeUndefined();
  expect(bearers.read(`${token} `)).toBeUndefined();
});

test("a token of another key is none, nor is one of another server's", async () => {
  const others = await bearersWith('another key of thirty-two bytes or more');
  const token = others.make(claims);
  expect(others.read(token)).toEqual(claims);
  expect(bearers.read(token)).toBeUndefined();
});

const hour = 3_600;
const now = Date.parse('2026-12-01T15:00:00.000Z') / 1000;
const whole = { sub: 'user', session: 'session', iat: now, exp: now + hour };

test.each([
  ['one without a signature', `${signed({ alg: 'none', typ: 'JWT' }, whole).split('.').slice(0, 2).join('.')}.`],
  ['one that says it has none', signed({ alg: 'none', typ: 'JWT' }, whole)],
  ['one of another algorithm', signed({ alg: 'HS512', typ: 'JWT' }, whole)],
  ['one that never ends', signed({ alg: 'HS256', typ: 'JWT' }, { sub: 'user', session: 'session', iat: now })],
  ['one whose end is a text', signed({ alg: 'HS256', typ: 'JWT' }, { ...whole, exp: `${now + hour}` })],
  ['one without a session', signed({ alg: 'HS256', typ: 'JWT' }, { ...whole, session: undefined })],
  ['a text', 'a.b.c'],
])('%s is no token', (_name, token) => {
  expect(bearers.read(signed({ alg: 'HS256', typ: 'JWT' }, whole))).toEqual(claims);
  expect(bearers.read(token)).toBeUndefined();
  expect(bearers.read(token)).toBeUndefined();
});
