import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit, outbox } from '../../../db/schema';
import { refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { requestQuote } from '../../../testing/sample-quote';
import { sampleShop } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let owner: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'office', firstName: 'Front', lastName: 'Desk' });
});
afterEach(() => shop.close());

const list = (name: 'requested' | 'answered' | 'closed', after?: string) =>
  owner.staff('getQuotes', { query: { list: name, after } });

const mark = (code: string, version: number, status: 'requested' | 'answered' | 'withdrawn', note = '') =>
  owner.staff('markQuote', { params: { code }, body: { version, status, note } });

describe('the lists', () => {
  test('have the latest first, a page at a time, with what a reader has to know', async () => {
    const codes: string[] = [];
    for (let number = 0; number < 27; number += 1) {
      codes.unshift((await requestQuote(shop)).code);
      shop.clock.advance(1000);
    }
    const first = await list('requested');
    const second = await list('requested', first.next ?? '');
    expect([...first.quotes, ...second.quotes].map(({ code }) => code)).toEqual(codes);
    expect(second.next).toBeNull();
    expect(first.counts).toMatchObject({ requested: 27, answered: 0, closed: 0 });
    expect(first.quotes[0]).toMatchObject({ kind: 'residential', count: 14, city: sampleShop.city, assignedTo: null });
  });

  test('follow what staff and customers do, and the tab counts what waits', async () => {
    const one = await requestQuote(shop);
    const two = await requestQuote(shop);
    await mark(one.code, 1, 'answered');
    await shop.call('declineQuote', {
      params: { code: two.code },
      quoteToken: two.quoteToken,
      body: { reason: 'not-needed' },
    });
    await requestQuote(shop);
    expect((await list('answered')).quotes.map(({ code }) => code)).toEqual([one.code]);
    expect(await list('closed')).toMatchObject({
      quotes: [{ code: two.code, status: 'declined' }],
      counts: { requested: 1, answered: 1, closed: 1 },
    });
    expect((await owner.staff('getCounts', {})).newQuotes).toBe(1);
  });
});

describe('a request', () => {
  test('is declined for a customer who said so, with the reason, and can be reopened', async () => {
    const { code, quoteToken } = await requestQuote(shop);
    const params = { code };
    const missing = { version: 1, status: 'declined', note: '' } as const;
    expect(await refusal(owner.staff('markQuote', { params, body: missing }))).toMatchObject({
      code: 'missing_field',
      fields: { reason: expect.any(String) },
    });
    const body = { ...missing, reason: 'someone-else', note: 'On the phone' } as const;
    const declined = await owner.staff('markQuote', { params, body });
    expect(declined).toMatchObject({ status: 'declined', version: 2 });
    expect(declined.history.at(-1)).toMatchObject({
      kind: 'declined',
      by: 'Front Desk',
      reason: 'someone-else',
      note: 'On the phone',
    });
    expect((await shop.call('getQuote', { params, quoteToken })).status).toBe('declined');
    const mails = await shop.database.connection.select().from(outbox).all();
    expect(mails.map(({ kind }) => kind)).not.toContain('quote-declined');
    expect(await mark(code, 2, 'requested')).toMatchObject({ status: 'requested' });
  });

  test('is taken, noted, answered and reopened, each in its history and in the audit', async () => {
    const { code } = await requestQuote(shop);
    const params = { code };
    expect(await owner.staff('assignQuote', { params, body: { version: 1, isMine: true } })).toMatchObject({
      version: 2,
      assignedTo: 'Front Desk',
      isMine: true,
    });
    await owner.staff('noteQuote', { params, body: { version: 2, note: 'Call after five' } });
    await mark(code, 3, 'answered', 'About $900');
    const reopened = await mark(code, 4, 'requested');
    expect(reopened).toMatchObject({ status: 'requested', version: 5 });
    expect(reopened.history.map(({ kind, by, note }) => [kind, by, note])).toEqual([
      ['requested', null, null],
      ['assigned', 'Front Desk', null],
      ['noted', 'Front Desk', 'Call after five'],
      ['answered', 'Front Desk', 'About $900'],
      ['reopened', 'Front Desk', null],
    ]);
    const acts = await shop.database.connection.select().from(audit).all();
    expect(acts.map(({ action, subject }) => [action, subject])).toEqual(
      ['assigned', 'noted', 'answered', 'reopened'].map((kind) => [`quote.${kind}`, code]),
    );
  });

  test('that someone else has changed is left as it is', async () => {
    const { code } = await requestQuote(shop);
    await mark(code, 1, 'answered');
    expect((await refusal(mark(code, 1, 'withdrawn'))).code).toBe('changed_meanwhile');
    expect(await owner.staff('getStaffQuote', { params: { code } })).toMatchObject({ status: 'answered', version: 2 });
  });

  test('does not go where its state does not lead', async () => {
    const { code } = await requestQuote(shop);
    expect(await refusal(mark(code, 1, 'requested'))).toMatchObject({
      code: 'quote_closed',
      details: { status: 'requested' },
    });
    expect((await refusal(owner.staff('getStaffQuote', { params: { code: 'TQ-0000-0000' } }))).status).toBe(404);
  });

  test('gets a new link, and the one before opens nothing', async () => {
    const { code, quoteToken } = await requestQuote(shop);
    await owner.staff('sendQuoteLink', { params: { code }, body: { version: 1 } });
    expect((await refusal(shop.call('getQuote', { params: { code }, quoteToken }))).code).toBe('unauthorized');
    const kinds = (await shop.database.connection.select().from(outbox).all()).map(({ kind }) => kind);
    expect(kinds).toEqual(['quote-received', 'quote-request-acknowledged', 'quote-link']);
  });
});

test('an open page hears of a request and of what becomes of it, by its code alone', async () => {
  const { position } = await owner.staff('getChanges', { query: {} });
  const { code } = await requestQuote(shop);
  await mark(code, 1, 'answered');
  const { changes } = await owner.staff('getChanges', { query: { since: position } });
  expect(changes.filter(({ topic }) => topic === 'quotes')).toEqual([
    { topic: 'quotes', subject: code, kind: 'requested' },
    { topic: 'quotes', subject: code, kind: 'answered' },
  ]);
});
