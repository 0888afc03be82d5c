import { randomUUID } from 'node:crypto';
import type { QuoteRequest } from '@tintforge/api-contract';
import { parseQuoteCode } from '@tintforge/booking-core';
import { brand } from '@tintforge/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outbox, quoteEvents, quotes } from '../../db/schema';
import { refusal } from '../../testing/customer';
import { loggedIn } from '../../testing/logged-in';
import { requestQuote, sampleQuote } from '../../testing/sample-quote';
import { sampleShop } from '../../testing/sample-shop';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const stored = () => shop.database.connection.select().from(quotes).all();
const history = () => shop.database.connection.select().from(quoteEvents).all();
const queued = async () => (await shop.database.connection.select().from(outbox).all()).map(({ kind }) => kind);

const send = (changes: object, idempotencyKey: string = randomUUID()) =>
  shop.call('requestQuote', { body: { ...sampleQuote, ...changes } as QuoteRequest, idempotencyKey });

describe('a request for a quote', () => {
  test('is stored with its answers, and mails to the shop and to the customer are queued', async () => {
    const { code } = await send({ customerEmail: 'Customer@Tintforge.Example' });
    expect(parseQuoteCode(code)).toBe(code);
    const now = shop.clock.now();
    expect(await stored()).toMatchObject([
      {
        code,
        kind: 'residential',
        status: 'requested',
        regionId: sampleShop.regionId,
        customerEmail: 'customer@tintforge.example',
        details: sampleQuote.details,
        assignedTo: null,
        createdAt: now,
        activeAt: now,
      },
    ]);
    expect(await history()).toMatchObject([{ kind: 'requested', actor: 'customer', at: now }]);
    expect(await queued()).toEqual(['quote-received', 'quote-request-acknowledged']);
  });

  test('sent twice with one key is one request, and another body under that key is refused', async () => {
    const key = randomUUID();
    const receipts = await Promise.all([send({}, key), send({}, key)]);
    expect(receipts[0]).toEqual(receipts[1]);
    expect(await send({}, key.toUpperCase())).toEqual(receipts[0]);
    expect((await refusal(send({ city: 'Brandon' }, key))).code).toBe('idempotency_key_reused');
    expect(await stored()).toHaveLength(1);
    expect(await queued()).toHaveLength(2);
  });

  test('of a program that fills what people do not see is answered and forgotten', async () => {
    const receipt = await send({ website: 'https://spam.example' });
    expect(receipt).toEqual({
      code: expect.stringMatching(`^${brand.quotePrefix}-`),
      quoteToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect([await stored(), await queued()]).toEqual([[], []]);
  });

  test('is acknowledged to one address three times an hour, and each reaches the shop', async () => {
    for (let number = 0; number < 5; number += 1) await send({});
    const kinds = await queued();
    expect(kinds.filter((kind) => kind === 'quote-received')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'quote-request-acknowledged')).toHaveLength(3);
  });

  const { details } = sampleQuote;
  const car = { kind: 'ppf', year: 2024, make: 'Sample', model: 'Coupe', color: '', chips: 'no', repainted: 'no' };

  test.each<[name: string, changes: object, code: string, field: string]>([
    ['from an unserved ZIP code', { zip: '10001' }, 'outside_area', 'zip'],
    ['without a window', { details: { ...details, windows: [] } }, 'invalid_value', 'details.windows'],
    [
      'with more kinds of windows than fit',
      { details: { ...details, windows: Array(41).fill(details.windows[0]) } },
      'invalid_value',
      'details.windows',
    ],
    [
      'with a pane of no width',
      { details: { ...details, windows: [{ ...details.windows[0], size: { widthInches: 0, heightInches: 9 } }] } },
      'invalid_value',
      'details.windows.0.size.widthInches',
    ],
    [
      'with a third of an inch',
      { details: { ...details, windows: [{ ...details.windows[0], size: { widthInches: 1 / 3, heightInches: 9 } }] } },
      'invalid_value',
      'details.windows.0.size.widthInches',
    ],
    ['with a goal twice', { details: { ...details, goals: ['heat', 'heat'] } }, 'invalid_value', 'details.goals'],
    ['of no kind', { details: { ...details, kind: 'boat' } }, 'invalid_value', 'details.kind'],
    [
      'of panels without any',
      { details: { ...car, garage: 'yes', coverage: 'panels', panels: [] } },
      'invalid_value',
      'details.panels',
    ],
    [
      'of a whole front with panels',
      { details: { ...car, garage: 'yes', coverage: 'full-front', panels: ['hood'] } },
      'invalid_value',
      'details.panels',
    ],
    ['with notes that are too long', { notes: 'x'.repeat(1001) }, 'invalid_value', 'notes'],
    ['with a field of another table', { status: 'answered' }, 'unknown_key', 'status'],
  ])('%s is refused, and nothing is stored', async (_name, changes, code, field) => {
    expect(await refusal(send(changes))).toMatchObject({ code, fields: { [field]: expect.any(String) } });
    expect([await stored(), await queued()]).toEqual([[], []]);
  });

  test('of each kind is stored and read as it was sent', async () => {
    const { kind: _kind, home: _home, association: _association, ...glass } = details;
    const all = [
      details,
      { kind: 'commercial', ...glass, workHours: 'after six', needsCertificate: true, siteContact: 'Front desk' },
      { ...car, garage: 'not-sure', coverage: 'panels', panels: ['hood', 'rockers'] },
      { ...car, garage: 'yes', coverage: 'full-vehicle', panels: [] },
      {
        kind: 'fleet',
        vehicles: [{ type: sampleShop.vehicleType, count: 12, model: '' }],
        wanted: '',
        places: '',
        offRoad: '',
      },
    ];
    for (const given of all) {
      const { code, quoteToken } = await send({ details: given });
      expect((await shop.call('getQuote', { params: { code }, quoteToken })).details).toEqual(given);
    }
  });
});

test('a shop without a page for buildings takes no request for one', async () => {
  const carShop = await openTestShop({ seed: 'cars', quoteKinds: ['ppf', 'fleet'] });
  try {
    expect(await refusal(requestQuote(carShop))).toMatchObject({
      code: 'invalid_value',
      fields: { 'details.kind': 'We don’t do this kind of work.' },
    });
    expect(await carShop.database.connection.select().from(quotes).all()).toEqual([]);
  } finally {
    await carShop.close();
  }
});

describe('a quote', () => {
  test('opens with its link, to the account that has verified its address and to the office, and to no one else', async () => {
    const { code, quoteToken } = await requestQuote(shop, { customerEmail: 'heron@tintforge.example' });
    const other = await requestQuote(shop);
    const params = { code };
    const owner = await loggedIn(shop, { email: 'heron@tintforge.example' });
    const claimed = await loggedIn(shop, { email: 'heron@tintforge.example', emailVerifiedAt: null });
    const crew = await loggedIn(shop, { role: 'crew', regionId: sampleShop.regionId });
    const office = await loggedIn(shop, { role: 'office' });
    const read = await shop.call('getQuote', { params: { code: code.toLowerCase() }, quoteToken });
    expect(read).toMatchObject({ code, status: 'requested', isOpen: true, region: { id: sampleShop.regionId } });
    expect(await owner.call('getQuote', { params })).toEqual(read);
    expect(await office.call('getQuote', { params })).toEqual(read);
    for (const refused of [
      () => shop.call('getQuote', { params }),
      () => shop.call('getQuote', { params, quoteToken: other.quoteToken }),
      () => shop.call('getQuote', { params: { code: 'TQ-0000-0000' }, quoteToken }),
      () => claimed.call('getQuote', { params }),
      () => crew.call('getQuote', { params }),
    ])
      expect((await refusal(refused())).code).toBe('unauthorized');
  });

  test('is called off by its customer, once', async () => {
    const { code, quoteToken } = await requestQuote(shop);
    const decline = () => shop.call('declineQuote', { params: { code }, quoteToken, body: { reason: 'someone-else' } });
    expect(await decline()).toMatchObject({ status: 'declined', isOpen: false });
    expect(await decline()).toMatchObject({ status: 'declined' });
    expect((await history()).map(({ kind, data }) => [kind, data])).toEqual([
      ['requested', {}],
      ['declined', { reason: 'someone-else' }],
    ]);
  });
});
