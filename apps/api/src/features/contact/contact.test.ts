import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactMessages, outbox } from '../../db/schema';
import { sampleMessage as message } from '../../testing/sample-message';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const stored = () => shop.database.connection.select().from(contactMessages).all();
const queued = () => shop.database.connection.select().from(outbox).all();

function send(payload: object) {
  return shop.server.inject({ method: 'POST', url: '/api/contact', payload });
}

function post(payload: Record<string, string>, headers: Record<string, string> = {}) {
  return shop.server.inject({
    method: 'POST',
    url: '/contact',
    payload: new URLSearchParams(payload).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      ...headers,
    },
  });
}

describe('a message', () => {
  test('is stored with its time, and mails to the shop and to its writer are queued', async () => {
    const answer = await send(message);
    expect([answer.statusCode, answer.json()]).toEqual([201, { received: true }]);
    expect(await stored()).toMatchObject([{ ...message, createdAt: shop.clock.now(), handledAt: null }]);
    expect((await queued()).map(({ kind, data }) => [kind, data])).toEqual([
      ['message-received', { messageId: (await stored())[0]?.id }],
      ['message-acknowledged', { messageId: (await stored())[0]?.id }],
    ]);
  });

  test('is acknowledged to one address three times an hour, and each reaches the shop', async () => {
    const mails = async (kind: string) => (await queued()).filter((row) => row.kind === kind).length;
    const answers: unknown[] = [];
    for (let number = 0; number < 5; number += 1) {
      const email = number % 2 === 0 ? message.email : message.email.toUpperCase();
      const answer = await send({ ...message, email });
      answers.push([answer.statusCode, answer.json()]);
    }
    expect(answers).toEqual(Array(5).fill([201, { received: true }]));
    expect([await mails('message-received'), await mails('message-acknowledged')]).toEqual([5, 3]);
    await send({ ...message, email: 'another@tintforge.example' });
    expect(await mails('message-acknowledged')).toBe(4);
    shop.clock.advance(60 * 60_000);
    await send(message);
    expect([await mails('message-received'), await mails('message-acknowledged')]).toEqual([7, 5]);
  });

  test('of a program that fills what people do not see is answered and forgotten', async () => {
    expect((await send({ ...message, website: 'https://spam.example' })).statusCode).toBe(201);
    expect([await stored(), await queued()]).toEqual([[], []]);
    expect((await send({ ...message, website: '' })).statusCode).toBe(201);
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ['a field is missing', { ...message, email: undefined }, 'missing_field', 'email'],
    ['a text is too short', { ...message, message: 'Too short' }, 'invalid_value', 'message'],
    ['a line break stands in a name', { ...message, name: 'A\nBcc: x' }, 'invalid_characters', 'name'],
    ['a service is not offered', { ...message, service: 'Boats' }, 'invalid_value', 'service'],
    ['a key is unknown', { ...message, handledAt: 1 }, 'unknown_key', 'handledAt'],
  ])('is refused and not stored when %s', async (_name, payload, code, field) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code, fields: { [field]: expect.any(String) } });
    expect(await stored()).toEqual([]);
  });
});

describe('the form’s own post, without script', () => {
  test('stores the message and leads back to the page, which says so', async () => {
    // A form sends line breaks as CR LF.
    const answer = await post({ ...message, message: message.message.replace('\n', '\r\n'), website: '' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact#sent']);
    expect(await stored()).toHaveLength(1);
    expect((await stored())[0]?.message).toBe(message.message);
  });

  test.each([
    ['what is missing', { ...message, name: '' }, {}],
    ['another site', message, { origin: 'https://elsewhere.example' }],
    ['nowhere', message, { origin: 'null' }],
  ])('from or with %s stores nothing and says so', async (_name, payload, headers) => {
    const answer = await post(payload, headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact#not-sent']);
    expect(await stored()).toEqual([]);
  });

  test('asks once about an address with a probable typing error', async () => {
    const mistyped = { ...message, email: 'ann@gmial.com' };
    const asked = await post(mistyped);
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/contact#not-sent']);
    await post({ ...mistyped, email: 'ann@gmal.com', askedAbout: mistyped.email });
    expect(await stored()).toEqual([]);
    const answer = await post({ ...mistyped, askedAbout: mistyped.email });
    expect(answer.headers.location).toBe('/contact#sent');
    expect(await stored()).toMatchObject([mistyped]);
  });

  test('in another form than a form’s is refused', async () => {
    const answer = await post(message, { 'content-type': 'text/xml' });
    expect(answer.statusCode).toBe(415);
  });
});
