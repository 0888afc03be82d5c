import type { MessageState } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit, contactMessages } from '../../../db/schema';
import { refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { sampleMessage } from '../../../testing/sample-message';
import { openTestShop, type TestShop } from '../../../testing/test-shop';

let shop: TestShop;
let owner: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin', firstName: 'Ada', lastName: 'Owner' });
});
afterEach(() => shop.close());

async function receive(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await shop.call('sendMessage', { body: { ...sampleMessage, name: `Writer ${number}` } });
    shop.clock.advance(1000);
  }
}

const list = (state: MessageState, after?: string) => owner.staff('getMessages', { query: { state, after } });

async function first(): Promise<{ id: string }> {
  const [message] = (await list('new')).messages;
  if (message === undefined) throw new Error('There is no message');
  return message;
}

function mark(who: LoggedIn, id: string, state: MessageState, seen: { state: MessageState; handledAt: string | null }) {
  return who.staff('setMessageState', { params: { id }, body: { state, seen } });
}

const asItCame = { state: 'new', handledAt: null } as const;

describe('the inbox', () => {
  test('shows everything that was written, latest first, and how much there is in each state', async () => {
    await receive(2);
    const { messages, next, counts } = await list('new');
    expect(messages).toMatchObject([
      { ...sampleMessage, name: 'Writer 2', state: 'new', handledAt: null, handledBy: null },
      { ...sampleMessage, name: 'Writer 1' },
    ]);
    expect([next, counts]).toEqual([null, { new: 2, handled: 0, spam: 0 }]);
  });

  test('goes on page by page without leaving out or repeating a message', async () => {
    await receive(60);
    const names: string[] = [];
    let after: string | undefined;
    do {
      const page = await list('new', after);
      names.push(...page.messages.map(({ name }) => name));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(names).toEqual(Array.from({ length: 60 }, (_, index) => `Writer ${60 - index}`));
  });

  test('knows no page that it did not name', async () => {
    expect(await refusal(list('new', 'elsewhere'))).toMatchObject({ code: 'invalid_value', fields: { after: /./ } });
  });

  test('shows one message by its id, and nothing under another', async () => {
    await receive(1);
    const { id } = await first();
    expect(await owner.staff('getMessage', { params: { id } })).toMatchObject({ id, name: 'Writer 1' });
    expect(await refusal(owner.staff('getMessage', { params: { id: 'none' } }))).toMatchObject({ status: 404 });
  });
});

describe('a state', () => {
  test('is changed with who and when, counted, and audited', async () => {
    await receive(1);
    const { id } = await first();
    const marked = await mark(owner, id, 'handled', asItCame);
    const handledAt = new Date(shop.clock.now()).toISOString();
    expect(marked).toMatchObject({ state: 'handled', handledAt, handledBy: 'Ada Owner' });
    expect((await list('handled')).counts).toEqual({ new: 0, handled: 1, spam: 0 });
    expect(await shop.database.connection.select().from(audit).all()).toMatchObject([
      {
        userId: owner.account.id,
        action: 'message.marked',
        subject: id,
        at: shop.clock.now(),
        data: { from: 'new', to: 'handled' },
      },
    ]);
    const back = await mark(owner, id, 'new', { state: 'handled', handledAt });
    expect(back.state).toBe('new');
  });

  test('that it has already is left as it is, without a word in the audit', async () => {
    await receive(1);
    const { id } = await first();
    await mark(owner, id, 'new', asItCame);
    expect(await shop.database.connection.select().from(audit).all()).toEqual([]);
  });

  test('of two who change it at once is the first one’s; the other is told and changes nothing', async () => {
    await receive(1);
    const { id } = await first();
    const other = await loggedIn(shop, { role: 'admin' });
    const answers = await Promise.allSettled([mark(owner, id, 'handled', asItCame), mark(other, id, 'spam', asItCame)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const isOwners = answers[0]?.status === 'fulfilled';
    const stale = isOwners ? mark(other, id, 'spam', asItCame) : mark(owner, id, 'handled', asItCame);
    expect(await refusal(stale)).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      message: `Someone has marked this message as ${isOwners ? 'handled' : 'spam'} since you opened it. Reload to see it.`,
    });
    expect(await shop.database.connection.select().from(contactMessages).all()).toMatchObject([
      { state: isOwners ? 'handled' : 'spam', handledBy: isOwners ? owner.account.id : other.account.id },
    ]);
    expect(await shop.database.connection.select().from(audit).all()).toHaveLength(1);
  });

  test('that went there and back meanwhile counts as changed', async () => {
    await receive(1);
    const { id } = await first();
    const { handledAt } = await mark(owner, id, 'spam', asItCame);
    shop.clock.advance(1000);
    await mark(owner, id, 'new', { state: 'spam', handledAt });
    expect(await refusal(mark(owner, id, 'handled', asItCame))).toMatchObject({ code: 'changed_meanwhile' });
  });

  test('of a message that does not exist is nobody’s', async () => {
    expect(await refusal(mark(owner, 'none', 'spam', asItCame))).toMatchObject({ status: 404, code: 'not_found' });
  });
});
