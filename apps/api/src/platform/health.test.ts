import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerHealth } from './health';

async function ask(path: string, isReady: boolean) {
  const app = Fastify();
  app.decorate('aroundCall', (work) => work());
  registerHealth(app, { isReady: async () => isReady });
  const response = await app.inject(path);
  await app.close();
  return { status: response.statusCode, body: response.json() };
}

test('a process that answers is alive, ready or not', async () => {
  expect(await ask('/health/live', false)).toEqual({ status: 200, body: { status: 'ok' } });
});

test('it is ready when it can do its work', async () => {
  expect(await ask('/health/ready', true)).toEqual({ status: 200, body: { status: 'ok' } });
  expect(await ask('/health/ready', false)).toEqual({ status: 503, body: { status: 'unavailable' } });
});
