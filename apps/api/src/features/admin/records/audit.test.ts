import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commit } from '../../../db/unit-of-work';
import { book, cancel, refusal } from '../../../testing/customer';
import { mailCauses } from '../../../testing/every-mail';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { execute } from '../../../testing/raw-sql';
import { sampleMessage } from '../../../testing/sample-message';
import { instantOnShopClock } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { recordAudit, type StaffAct } from '../../audit';

let shop: TestShop;
let owner: LoggedIn;
let helper: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  owner = await loggedIn(shop, { role: 'admin', firstName: 'Ada', lastName: 'Owner' });
  helper = await loggedIn(shop, { role: 'crew', regionId: 'tampa', username: 'lead-c', firstName: '', lastName: '' });
  await loggedIn(shop);
});
afterEach(() => shop.close());

function act(changes: Partial<StaffAct> & { instant?: string } = {}): Promise<void> {
  const { instant, ...rest } = changes;
  const at = instant === undefined ? shop.clock.now() : Date.parse(instant);
  const done = { id: shop.random.uuid(), at, userId: owner.account.id, action: 'crew.changed', subject: 'tampa-1' };
  return commit(shop.database, (transaction) => recordAudit(transaction, { ...done, ...rest }));
}

type Query = Parameters<typeof owner.staff<'getAudit'>>[1]['query'];
const list = (query: Query = {}) => owner.staff('getAudit', { query });
const subjectsOf = async (query: Query) => (await list(query)).acts.map(({ subject }) => subject);

describe('the audit', () => {
  test('lists what staff did, latest first, with their names', async () => {
    await act({ data: { from: 25, to: 30 }, action: 'setting.changed', subject: 'lateFeePercent' });
    shop.clock.advance(1000);
    await act({ userId: helper.account.id, action: 'booking.checked-in', subject: 'TF-0000-0000' });
    const { acts, staff } = await list();
    expect(acts).toMatchObject([
      { userName: 'lead-c', action: 'booking.checked-in', subject: 'TF-0000-0000', data: {} },
      { userName: 'Ada Owner', action: 'setting.changed', data: { from: 25, to: 30 } },
    ]);
    expect(staff).toEqual([
      { id: owner.account.id, name: 'Ada Owner' },
      { id: helper.account.id, name: 'lead-c' },
    ]);
  });

  test('is filtered by person, action and all about one thing', async () => {
    await act({ subject: 'one', action: 'crew.changed' });
    await act({ subject: 'two', action: 'crew.added', userId: helper.account.id });
    await act({ subject: 'three', action: 'crewing.done' });
    expect(await subjectsOf({ userId: helper.account.id })).toEqual(['two']);
    expect(await subjectsOf({ action: 'crew.changed' })).toEqual(['one']);
    expect((await subjectsOf({ action: 'crew' })).toSorted()).toEqual(['one', 'two']);
    expect(await subjectsOf({ action: 'crew_' })).toEqual([]);
  });

  test('finds a booking in whatever way its code is written', async () => {
    const { booking } = await book(shop);
    await act({ subject: booking.trackingCode, action: 'booking.cancelled' });
    expect(await subjectsOf({ subject: booking.trackingCode.toLowerCase().replaceAll('-', '') })).toEqual([
      booking.trackingCode,
    ]);
    expect(await subjectsOf({ subject: 'tampa-1' })).toEqual([]);
  });

  test.each([
    ['a day', { from: '2026-11-01', to: '2026-11-01' }, ['first minute', 'last minute']],
    ['the days before', { to: '2026-10-31' }, ['the day before']],
    ['the days from one on', { from: '2026-11-02' }, ['the day after']],
  ])('shows %s of the shop’s own clock, on the day when it is put back too', async (_name, query, subjects) => {
    await act({ subject: 'the day before', instant: instantOnShopClock('2026-10-31T23:59:59.999') });
    await act({ subject: 'first minute', instant: instantOnShopClock('2026-11-01T00:00') });
    await act({ subject: 'last minute', instant: instantOnShopClock('2026-11-01T23:59:59.999') });
    await act({ subject: 'the day after', instant: instantOnShopClock('2026-11-02T00:00') });
    expect((await subjectsOf(query)).toReversed()).toEqual(subjects);
  });

  test('goes on page by page without leaving out or repeating an act of the same moment', async () => {
    for (let number = 0; number < 120; number += 1) await act({ subject: `subject ${number}` });
    const subjects: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ after });
      subjects.push(...page.acts.map(({ subject }) => subject));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect([subjects.length, new Set(subjects).size]).toEqual([120, 120]);
  });

  test('knows no page that it did not name, and no day that does not exist', async () => {
    expect(await refusal(list({ after: 'elsewhere' }))).toMatchObject({ code: 'invalid_value' });
    expect(await refusal(list({ from: '2026-02-30' }))).toMatchObject({ code: 'invalid_date' });
  });
});

describe('what waits for somebody', () => {
  const counts = () => owner.staff('getCounts', {});

  test('is nothing in a new shop', async () => {
    expect(await counts()).toEqual({ newMessages: 0, newQuotes: 0, failedMails: 0, failedRefunds: 0 });
  });

  test('is a new message until somebody has dealt with it, and a mail that was given up', async () => {
    await shop.call('sendMessage', { body: sampleMessage });
    await shop.call('sendMessage', { body: sampleMessage });
    await execute(shop, `update outbox set failed_at = 1 where kind = 'message-received'`);
    expect(await counts()).toEqual({ newMessages: 2, newQuotes: 0, failedMails: 2, failedRefunds: 0 });
    const { messages } = await owner.staff('getMessages', { query: { state: 'new' } });
    for (const { id } of messages) {
      const body = { state: 'handled', seen: { state: 'new', handledAt: null } } as const;
      await owner.staff('setMessageState', { params: { id }, body });
    }
    expect(await counts()).toMatchObject({ newMessages: 0 });
  });

  test('is a booking whose refund came back, and none whose refund went through', async () => {
    await cancel(shop, await book(shop, { customerEmail: 'other@tintforge.example', appointmentTime: '13:00' }));
    await mailCauses['refund-failed'](shop);
    expect(await counts()).toMatchObject({ failedRefunds: 1 });
  });
});
