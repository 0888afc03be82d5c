import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { DatabaseBusy, StaleWrite } from '../db/unit-of-work';
import { registerErrors } from './errors';

async function answerTo(error: Error): Promise<{ status: number; body: unknown }> {
  const app = Fastify();
  registerErrors(app);
  app.get('/', () => {
    throw error;
  });
  const response = await app.inject('/');
  await app.close();
  return { status: response.statusCode, body: response.json() };
}

test('who reads that we failed reads the reference under which the log has the cause', async () => {
  const { body } = await answerTo(new Error('disk full'));
  expect(body).toMatchObject({ message: expect.stringMatching(/give us this reference: req-\w+$/) });
});

test.each([
  ['the database stays locked', new DatabaseBusy('locked')],
  ['a row was changed by somebody else twice in a row', new StaleWrite('changed')],
])('when %s the caller may try again: 503 busy', async (_name, error) => {
  expect(await answerTo(error)).toMatchObject({ status: 503, body: { code: 'busy' } });
});

test('what nobody expects is 500 internal, and its text stays here', async () => {
  const { status, body } = await answerTo(new Error('the password is 1234'));
  expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringContaining('1234')]);
});
