import { createHash } from 'node:crypto';
import type { QuoteDraft } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit, outbox, quoteAcceptances } from '../../../db/schema';
import { refusal } from '../../../testing/customer';
import { type LoggedIn, loggedIn } from '../../../testing/logged-in';
import { draftOf, requestQuote, sampleDraft, sentQuote } from '../../../testing/sample-quote';
import { instantOnShopClock, sampleShop } from '../../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { canonicalVersion } from './canonical-version';
import { sentVersionsOf } from './store';

const day = 86_400_000;

let shop: TestShop;
let office: LoggedIn;

beforeEach(async () => {
  shop = await openTestShop();
  office = await loggedIn(shop, { role: 'office', firstName: 'Front', lastName: 'Desk' });
});
afterEach(() => shop.close());

const sent = (draft?: QuoteDraft) => sentQuote(shop, { by: office, ...(draft === undefined ? {} : { draft }) });
const quoteFor = ({ params, quoteToken }: Pick<Awaited<ReturnType<typeof sent>>, 'params' | 'quoteToken'>) =>
  shop.call('getQuote', { params, quoteToken });
const staffQuote = (code: string) => office.staff('getStaffQuote', { params: { code } });

async function save(code: string, draft: QuoteDraft | null, seen?: number) {
  const version = seen ?? (await staffQuote(code)).version;
  return office.staff('saveQuoteDraft', { params: { code }, body: { version, draft } });
}

async function queued(): Promise<string[]> {
  const rows = await shop.database.connection.select().from(outbox).all();
  return rows.map(({ kind }) => kind).filter((kind) => !kind.startsWith('quote-re') || kind === 'quote-renewal-asked');
}

describe('a draft', () => {
  test('is priced by the shop, line by line, and the customer sees nothing of it', async () => {
    const { code, quoteToken } = await requestQuote(shop);
    const { draft, status } = await save(code, sampleDraft);
    expect(status).toBe('requested');
    expect(draft).toMatchObject({
      number: 1,
      sentAt: null,
      subtotal: 1215,
      discount: 121.5,
      total: 1093.5,
      includedTax: null,
      terms: null,
      works: [
        { title: 'Kitchen', subtotal: 675, discount: 67.5, total: 607.5, lines: [{ quantity: 45, amount: 675 }] },
        { title: 'Stairs', subtotal: 540, discount: 54, total: 486, lines: [{ amount: 440 }, { amount: 100 }] },
      ],
    });
    expect(await quoteFor({ params: { code }, quoteToken })).toMatchObject({ versions: [], status: 'requested' });
  });

  test('is replaced by the next one that is saved, and discarded', async () => {
    const { code } = await requestQuote(shop);
    await save(code, sampleDraft);
    const { draft } = await save(code, draftOf(899));
    expect(draft).toMatchObject({ number: 1, total: 899, works: [{ lines: [{ name: 'Film' }] }] });
    expect((await save(code, null)).draft).toBeNull();
    const before = await staffQuote(code);
    expect((await save(code, null)).version).toBe(before.version);
  });

  test('of two staff members is that of the first; the second hears of it and nothing is lost', async () => {
    const { code } = await requestQuote(shop);
    await save(code, draftOf(899), 1);
    expect((await refusal(save(code, draftOf(1499), 1))).code).toBe('changed_meanwhile');
    expect((await staffQuote(code)).draft?.total).toBe(899);
  });

  test('has a discount within its lines, and a total within the highest', async () => {
    const { code } = await requestQuote(shop);
    const above = draftOf(10, { discount: { kind: 'amount', amount: 10.01 } });
    expect(await refusal(save(code, above))).toMatchObject({
      code: 'invalid_value',
      fields: { 'draft.discount': expect.any(String) },
    });
    const line = { name: 'Film', unit: 'each', quantity: 100, unitPrice: 99_999, listId: null, panes: null } as const;
    const huge = draftOf(1, { works: [{ title: 'Fleet', lines: [line] }] });
    expect(await refusal(save(code, huge))).toMatchObject({ code: 'amount_too_high', details: { most: 1_000_000 } });
  });

  test('has square feet that are those of its panes', async () => {
    const { code } = await requestQuote(shop);
    const panes = [{ widthInches: 30, heightInches: 50, count: 1 }];
    const line = { name: 'Film', unit: 'sq-ft', quantity: 10, unitPrice: 9, listId: null, panes } as const;
    const wrong = draftOf(1, { works: [{ title: 'Kitchen', lines: [line] }] });
    expect((await refusal(save(code, wrong))).code).toBe('invalid_value');
    const right = draftOf(1, { works: [{ title: 'Kitchen', lines: [{ ...line, quantity: 11 }] }] });
    expect((await save(code, right)).draft?.total).toBe(99);
  });

  test('without one there is nothing to send', async () => {
    const { code } = await requestQuote(shop);
    const send = office.staff('sendQuote', { params: { code }, body: { version: 1 } });
    expect((await refusal(send)).code).toBe('changed_meanwhile');
  });

  test('whose good-through day has passed is not sent', async () => {
    const { code } = await requestQuote(shop);
    const { version } = await save(code, draftOf(899, { goodThrough: '2026-11-30' }));
    const send = office.staff('sendQuote', { params: { code }, body: { version } });
    expect(await refusal(send)).toMatchObject({ code: 'invalid_value', fields: { goodThrough: expect.any(String) } });
    expect(await staffQuote(code)).toMatchObject({ status: 'requested', version });
  });
});

describe('a version', () => {
  test('that is sent is the customer’s, in history, audit and by email', async () => {
    const quote = await sent();
    expect(await quoteFor(quote)).toMatchObject({
      status: 'sent',
      isOpen: true,
      isPassed: false,
      acceptance: null,
      versions: [{ number: 1, total: 1093.5, goodThrough: '2026-12-31', terms: { text: expect.any(String) } }],
    });
    const { history, draft } = await staffQuote(quote.code);
    expect(draft).toBeNull();
    expect(history.map(({ kind, number }) => [kind, number])).toEqual([
      ['requested', null],
      ['draft-saved', 1],
      ['sent', 1],
    ]);
    const acts = await shop.database.connection.select().from(audit).all();
    expect(acts.map(({ action }) => action)).toEqual(['quote.draft-saved', 'quote.sent']);
    expect(await queued()).toContain('quote-sent');
  });

  test('stays readable below the next one', async () => {
    const quote = await sent(draftOf(899));
    await quote.send(draftOf(799));
    const { versions } = await quoteFor(quote);
    expect(versions.map(({ number, total }) => [number, total])).toEqual([
      [1, 899],
      [2, 799],
    ]);
    expect(await queued()).toEqual(expect.arrayContaining(['quote-sent', 'quote-updated']));
  });

  test('is extended to a later day, with the same lines', async () => {
    const quote = await sent();
    const { version } = await staffQuote(quote.code);
    const extend = (goodThrough: string) =>
      office.staff('extendQuote', { params: quote.params, body: { version, goodThrough } });
    expect((await refusal(extend('2026-12-31'))).code).toBe('invalid_value');
    const { versions } = await extend('2027-01-31');
    const [first, second] = versions;
    expect(second).toEqual({ ...first, number: 2, goodThrough: '2027-01-31', sentAt: second?.sentAt });
  });

  test('of cars says the sales tax that its price includes; of a building it includes none', async () => {
    const admin = await loggedIn(shop, { role: 'admin' });
    const { latest } = await admin.staff('getCatalogue', {});
    const regions = latest.document.regions.map((region) => ({ ...region, stateTaxBp: 600, surtaxBp: 150 }));
    const body = { number: 0, version: 0, document: { ...latest.document, regions }, note: '' };
    const { draft } = await admin.staff('saveCatalogueDraft', { body });
    const { number = 0, version = 0 } = draft ?? {};
    await admin.staff('publishCatalogue', { body: { number, version, beginsAt: null, dryRun: false } });
    const vehicles = [{ type: sampleShop.vehicleType, count: 1, model: '' }];
    const fleet = { details: { kind: 'fleet' as const, vehicles, wanted: '', places: '', offRoad: '' } };
    const cars = await sentQuote(shop, { by: office, request: fleet, draft: draftOf(107.5) });
    expect((await quoteFor(cars)).versions).toMatchObject([
      { total: 107.5, includedTax: 7.5, taxTreatment: 'included' },
    ]);
    expect((await quoteFor(await sent(draftOf(107.5)))).versions).toMatchObject([
      { includedTax: null, taxTreatment: 'real-property' },
    ]);
  });

  test('reminds once, three days before its good-through day ends, and only while it is open', async () => {
    const quote = await sent();
    const other = await sent();
    await other.accept();
    await shop.runMails();
    shop.clock.advance(29 * day);
    await shop.runMails();
    const rows = await shop.database.connection.select().from(outbox).all();
    const reminders = rows.filter(({ kind }) => kind === 'quote-reminder');
    expect(reminders.map(({ outcome }) => outcome).sort()).toEqual(['mailbox', 'skipped']);
    expect((await quoteFor(quote)).isPassed).toBe(false);
  });
});

describe('accepting', () => {
  test('takes the version, its total and a name, and keeps what was agreed to', async () => {
    const quote = await sent();
    const seen = await quote.accept({ preferredDays: ['2026-12-08'] });
    expect(seen).toMatchObject({
      status: 'accepted',
      isOpen: false,
      acceptance: { number: 1, name: 'Sample Customer' },
    });
    expect(await staffQuote(quote.code)).toMatchObject({
      status: 'accepted',
      acceptance: { street: '12 Sample Street', preferredDays: ['2026-12-08'], by: null, how: null },
    });
    expect(await queued()).toEqual(expect.arrayContaining(['quote-accepted', 'quote-to-schedule']));
    const [row] = await shop.database.connection.select().from(quoteAcceptances).all();
    const [version] = await sentVersionsOf(shop.database.connection, row?.quoteId ?? '');
    if (version === undefined) throw new Error('No version');
    const text = canonicalVersion(quote.code, version);
    expect(text).toContain('"totalCents":109350');
    expect(row?.documentHash).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('again under the same name gets the same answer, under another hears who was first', async () => {
    const quote = await sent();
    const first = await quote.accept();
    expect(await quote.accept()).toEqual(first);
    expect(await refusal(quote.accept({ name: 'Other Customer' }))).toMatchObject({
      code: 'already_accepted',
      details: { name: 'Sample Customer', at: first.acceptance?.at },
    });
  });

  test('of two people at the same moment ends in one acceptance', async () => {
    const quote = await sent();
    const names = ['Sample Customer', 'Other Customer', 'Third Customer', 'Fourth Customer'];
    const outcomes = await Promise.allSettled(names.map((name) => quote.accept({ name })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.body.code] : []));
    expect(refused).toEqual(Array.from({ length: 3 }, () => 'already_accepted'));
    expect(await shop.database.connection.select().from(quoteAcceptances).all()).toHaveLength(1);
  });

  test('at the moment at which staff send the next version leaves one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const quote = await sent(draftOf(899));
      const { version } = await save(quote.code, draftOf(999));
      const send = office.staff('sendQuote', { params: quote.params, body: { version } });
      const accept = quote.accept({ number: 1, total: 899 });
      const [sending, accepting] = await Promise.allSettled([send, accept]);
      const { status, versions, acceptance } = await quoteFor(quote);
      if (accepting.status === 'fulfilled') {
        expect([status, acceptance?.number, versions.length]).toEqual(['accepted', 1, 1]);
        expect(sending).toMatchObject({ status: 'rejected', reason: { body: { code: 'changed_meanwhile' } } });
      } else {
        expect(accepting.reason.body).toMatchObject({ code: 'quote_changed', details: { number: 2, total: 999 } });
        expect([status, acceptance, versions.length]).toEqual(['sent', null, 2]);
      }
    }
  });

  test('of an older version, or at another total, is refused with what is current', async () => {
    const quote = await sent(draftOf(899));
    expect(await refusal(quote.accept({ total: 898 }))).toMatchObject({
      code: 'quote_changed',
      details: { number: 1, total: 899 },
    });
    await quote.send(draftOf(799));
    expect(await refusal(quote.accept({ number: 1, total: 899 }))).toMatchObject({
      code: 'quote_changed',
      details: { number: 2, total: 799 },
    });
    expect((await quoteFor(quote)).acceptance).toBeNull();
  });

  test('is possible through the end of the good-through day on the shop’s clock, and not after it', async () => {
    const late = Date.parse(instantOnShopClock('2026-12-31T23:59:59.999'));
    const [inTime, tooLate] = [await sent(), await sent()];
    shop.clock.set(late);
    expect((await inTime.accept()).status).toBe('accepted');
    shop.clock.set(late + 1);
    expect((await quoteFor(tooLate)).isPassed).toBe(true);
    expect((await refusal(tooLate.accept())).code).toBe('quote_expired');
  });

  test('is over once the quote was declined or withdrawn', async () => {
    const quote = await sent();
    await shop.call('declineQuote', { params: quote.params, quoteToken: quote.quoteToken, body: { reason: 'price' } });
    expect(await refusal(quote.accept())).toMatchObject({ code: 'quote_closed', details: { status: 'declined' } });
  });

  test('by staff for the customer says how, may be late, and ends with a reason', async () => {
    const { code, params } = await sent();
    shop.clock.advance(60 * day);
    office = await loggedIn(shop, { role: 'office', firstName: 'Front', lastName: 'Desk' });
    const { version } = await staffQuote(code);
    const body = {
      number: 1,
      name: 'Sample Customer',
      street: '',
      city: sampleShop.city,
      preferredDays: [],
      note: 'Called at nine',
    };
    const accepted = await office.staff('acceptQuoteFor', { params, body: { ...body, version, how: 'phone' } });
    expect(accepted).toMatchObject({ status: 'accepted', acceptance: { by: 'Front Desk', how: 'phone' } });
    const again = office.staff('acceptQuoteFor', {
      params,
      body: { ...body, version: accepted.version, how: 'email' },
    });
    expect((await refusal(again)).code).toBe('already_accepted');
    const ended = await office.staff('endQuoteAcceptance', {
      params,
      body: { version: accepted.version, note: 'Another customer' },
    });
    expect(ended).toMatchObject({ status: 'sent', acceptance: null });
    expect(ended.history.at(-1)).toMatchObject({
      kind: 'acceptance-ended',
      by: 'Front Desk',
      note: 'Another customer',
    });
  });
});

describe('a customer', () => {
  test('asks for a change, and can still accept', async () => {
    const quote = await sent();
    const { params, quoteToken } = quote;
    await shop.call('askQuoteChange', { params, quoteToken, body: { number: 1, text: 'Without the stairs' } });
    expect(await staffQuote(quote.code)).toMatchObject({ status: 'changes-requested' });
    expect((await staffQuote(quote.code)).history.at(-1)).toMatchObject({
      kind: 'change-asked',
      note: 'Without the stairs',
    });
    expect(await queued()).toContain('quote-change-asked');
    expect((await quote.accept()).status).toBe('accepted');
  });

  test('of an older version hears that there is another', async () => {
    const quote = await sent();
    await quote.send(draftOf(1));
    const { params, quoteToken } = quote;
    const ask = shop.call('askQuoteChange', { params, quoteToken, body: { number: 1, text: 'Without the stairs' } });
    expect((await refusal(ask)).code).toBe('quote_changed');
  });

  test('gets an updated price once the old one has passed, by one request', async () => {
    const quote = await sent();
    const { params, quoteToken } = quote;
    const renew = () => shop.call('renewQuote', { params, quoteToken, body: { number: 1 } });
    expect((await renew()).status).toBe('sent');
    shop.clock.advance(40 * day);
    expect((await renew()).status).toBe('changes-requested');
    await renew();
    expect((await queued()).filter((kind) => kind === 'quote-renewal-asked')).toHaveLength(1);
    office = await loggedIn(shop, { role: 'office' });
    const { version } = await staffQuote(quote.code);
    await office.staff('extendQuote', { params, body: { version, goodThrough: '2027-02-28' } });
    expect((await quote.accept()).acceptance).toMatchObject({ number: 2 });
  });

  test('reads none of a draft, and no link but theirs', async () => {
    const quote = await sent();
    await save(quote.code, draftOf(1));
    expect((await quoteFor(quote)).versions).toHaveLength(1);
    const stranger = shop.call('acceptQuote', {
      params: quote.params,
      quoteToken: 'a'.repeat(43),
      body: { number: 1, total: 1093.5, name: 'Sample Customer', street: 'x', city: 'y', preferredDays: [] },
    });
    expect((await refusal(stranger)).code).toBe('unauthorized');
  });
});

test('the lists have each quote once, with what it comes to', async () => {
  const [open, changed, done] = [await sent(), await sent(), await sent()];
  await requestQuote(shop);
  await shop.call('askQuoteChange', {
    params: changed.params,
    quoteToken: changed.quoteToken,
    body: { number: 1, text: 'Without the stairs' },
  });
  await done.accept();
  const list = (name: 'sent' | 'changes-requested' | 'to-schedule') =>
    office.staff('getQuotes', { query: { list: name } });
  const { quotes, counts } = await list('sent');
  expect(quotes).toMatchObject([{ code: open.code, total: 1093.5, isPassed: false }]);
  expect(counts).toEqual({ requested: 1, answered: 0, sent: 1, 'changes-requested': 1, 'to-schedule': 1, closed: 0 });
  expect((await list('changes-requested')).quotes.map(({ code }) => code)).toEqual([changed.code]);
  expect((await list('to-schedule')).quotes.map(({ code }) => code)).toEqual([done.code]);
  expect((await office.staff('getCounts', {})).newQuotes).toBe(2);
});
