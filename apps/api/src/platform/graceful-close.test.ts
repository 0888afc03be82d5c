import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerGracefulClose } from './graceful-close';

test('a connection on which nothing was asked does not keep the server from closing', async () => {
  const app = Fastify();
  registerGracefulClose(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(app.server, 'connection');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const ended = once(socket, 'close');
  await accepted;
  await app.close();
  await ended;
  expect(app.server.listening).toBe(false);
});

test('an answer that is under way while it closes is given, and is the last of its connection', async () => {
  const app = Fastify();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    app.get('/', () => {
      resolve();
      return new Promise((done) => {
        answer = () => done({ is: 'here' });
      });
    });
  });
  registerGracefulClose(app);
  const begun = new Promise<void>((resolve) => {
    app.addHook('preClose', async () => resolve());
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const response = fetch(origin);
  await asked;
  const closing = app.close();
  await begun;
  answer();
  const { headers } = await response;
  expect([headers.get('connection'), await (await response).json()]).toEqual(['close', { is: 'here' }]);
  await closing;
});
