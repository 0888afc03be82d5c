import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, hold, openPayment, pay, type Ticket } from '../../testing/customer';
import { rowCounts, storedBooking } from '../../testing/stored-rows';
import { openTestShop, type TestShop, testKeys } from '../../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const stored = ({ booking }: Ticket) => storedBooking(shop, booking.trackingCode);
const webhooks = () => shop.emulator.webhooks;
const knownEvents = async () => (await rowCounts(shop)).stripe_events ?? 0;

interface Delivery {
  payload: string;
  secret?: string;
  /** Epoch seconds. */
  signedAt?: number;
  signature?: string;
}

/** Sends the webhook route something signed as the card provider signs. */
async function deliver({ payload, secret = testKeys.webhookSecret, signedAt, signature }: Delivery) {
  const timestamp = signedAt ?? Math.floor(shop.clock.now() / 1000);
  const header = signature ?? Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const response = await shop.server.inject({
    method: 'POST',
    url: '/api/payment/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

function eventOf(type: string, object: object, id = 'evt_test'): string {
  return JSON.stringify({
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(shop.clock.now() / 1000),
    type,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  });
}

describe('an event', () => {
  test('is recorded with its effect, and a second delivery changes nothing', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    for (const { id } of webhooks().pending()) webhooks().duplicate(id);
    await webhooks().deliverDue();
    expect(webhooks().pending()).toEqual([]);
    expect(await stored(held)).toMatchObject({
      row: { status: 'confirmed' },
      history: ['held', 'paid'],
      mails: ['booking-confirmed'],
    });
    expect(await knownEvents()).toBe(shop.store.events.list().length);
  });

  test('is taken once when two deliveries arrive together', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    const success = webhooks()
      .pending()
      .find(({ type }) => type === 'payment_intent.succeeded');
    const twin = webhooks().duplicate(success?.id ?? '');
    await Promise.all([webhooks().deliver(success?.id ?? ''), webhooks().deliver(twin ?? '')]);
    expect(await stored(held)).toMatchObject({ history: ['held', 'paid'], mails: ['booking-confirmed'] });
  });

  test('in the wrong order leads to the same end', async () => {
    const held = await hold(shop);
    const secret = await openPayment(shop, held);
    await shop.browser.pay(secret, 'pm_card_visa_chargeDeclined');
    await shop.browser.pay(secret, 'pm_card_visa');
    webhooks().reorder(
      webhooks()
        .pending()
        .map(({ id }) => id)
        .reverse(),
    );
    await webhooks().deliverDue();
    expect(await stored(held)).toMatchObject({
      row: { status: 'confirmed', paymentStatus: 'paid' },
      history: ['held', 'paid'],
    });
  });

  test('that is lost is made up for by the reconciler', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    for (const { id } of webhooks().pending()) webhooks().drop(id);
    await webhooks().deliverDue();
    expect((await stored(held)).row.status).toBe('pending');
    shop.clock.advance(10 * 60_000);
    await shop.runReconciler();
    expect((await stored(held)).row.status).toBe('confirmed');
  });

  test('that cannot be settled now is asked for again: 503, not recorded', async () => {
    const held = await hold(shop);
    await pay(shop, held);
    shop.emulator.faults.fail({ kind: 'connection-before', method: 'GET', times: 9 });
    await webhooks().deliverDue();
    expect(
      webhooks()
        .pending()
        .map(({ type }) => type),
    ).toContain('payment_intent.succeeded');
    shop.emulator.faults.clear();
    shop.clock.advance(2000);
    await webhooks().deliverDue();
    expect(webhooks().pending()).toEqual([]);
    expect((await stored(held)).row.status).toBe('confirmed');
  });

  test.each([
    ['of a type that we do not use', 'customer.created', { id: 'cus_1', object: 'customer' }],
    [
      'about a payment that is not ours',
      'payment_intent.succeeded',
      { id: 'pi_x', object: 'payment_intent', metadata: {} },
    ],
    [
      'about a dispute that is not ours',
      'charge.dispute.created',
      { id: 'dp_x', object: 'dispute', payment_intent: 'pi_x', status: 'needs_response' },
    ],
  ])('%s is taken and forgotten', async (_name, type, object) => {
    const before = await rowCounts(shop);
    expect(await deliver({ payload: eventOf(type, object) })).toEqual({ status: 200, body: { received: true } });
    expect(await rowCounts(shop)).toEqual({ ...before, stripe_events: 1 });
  });
});

describe('a signed body that is no event', () => {
  const refusals: [string, string][] = [
    ...['[]', 'null', '1', '-0', 'true', '"evt_1"', '{}', '[[]]', '{"object":"v2.core.event"}'].map(
      (payload): [string, string] => [payload, payload],
    ),
    ...[null, [], 1, 'x', {}, { object: null }, { object: [] }, { object: 1 }].map((data): [string, string] => [
      `data of ${JSON.stringify(data)}`,
      JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded', data }),
    ]),
    ...[null, 7, '', 'evt\u0000', ['evt_1'], 'e'.repeat(300)].map((id): [string, string] => [
      `an id of ${JSON.stringify(id).slice(0, 20)}`,
      JSON.stringify({ id, type: 'customer.created', data: { object: {} } }),
    ]),
    ...[null, 7, '', {}].map((type): [string, string] => [
      `a type of ${JSON.stringify(type)}`,
      JSON.stringify({ id: 'evt_1', type, data: { object: {} } }),
    ]),
    ...['payment_intent.succeeded', 'refund.failed', 'charge.refund.updated', 'charge.dispute.created'].flatMap(
      (type) =>
        [null, [], {}, { id: 7 }, { id: '../x' }, { id: null }].map((object): [string, string] => [
          `${type} about ${JSON.stringify(object)}`,
          JSON.stringify({ id: 'evt_1', type, data: { object } }),
        ]),
    ),
    ...[{ status: 7 }, { payment_intent: 7 }, { payment_intent: {} }, { payment_intent: [] }].map(
      (part): [string, string] => [
        `a dispute with ${JSON.stringify(part)}`,
        JSON.stringify({
          id: 'evt_1',
          type: 'charge.dispute.closed',
          data: { object: { id: 'dp_1', status: 'lost', payment_intent: 'pi_1', ...part } },
        }),
      ],
    ),
  ];
  test.each(refusals)('%s is refused', async (_name, payload) => {
    expect(await deliver({ payload })).toMatchObject({ status: 400, body: { code: 'invalid_value' } });
    expect(await knownEvents()).toBe(0);
  });

  test.each(['', '{', 'nonsense', '\u0000', '[1,]'])('%j is not JSON', async (payload) => {
    expect(await deliver({ payload })).toMatchObject({ status: 400, body: { code: 'broken_json' } });
  });

  test.each([
    { metadata: null },
    { metadata: [] },
    { metadata: { payment_id: 7 } },
    { metadata: { payment_id: '\u0000' } },
    {},
  ])('an intent of another seller may have %j', async (part) => {
    const payload = eventOf('payment_intent.succeeded', { id: 'pi_x', ...part });
    expect(await deliver({ payload })).toMatchObject({ status: 200 });
  });
});

describe('the signature', () => {
  const payload = () => eventOf('customer.created', { id: 'cus_1', object: 'customer' });
  const sign = (secret: string) =>
    Stripe.webhooks.generateTestHeaderString({
      payload: payload(),
      secret,
      timestamp: Math.floor(shop.clock.now() / 1000),
    });

  test.each([
    ['made with another secret', () => ({ payload: payload(), secret: 'whsec_other' })],
    ['over another body', () => ({ payload: `${payload()} `, signature: sign(testKeys.webhookSecret) })],
    ['older than five minutes', () => ({ payload: payload(), signedAt: Math.floor(shop.clock.now() / 1000) - 301 })],
    [
      'more than five minutes ahead',
      () => ({ payload: payload(), signedAt: Math.floor(shop.clock.now() / 1000) + 301 }),
    ],
    ['missing', () => ({ payload: payload(), signature: '' })],
    ['of another form', () => ({ payload: payload(), signature: 't=1,v0=00' })],
  ])('%s is refused', async (_name, delivery) => {
    expect(await deliver(delivery())).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(await knownEvents()).toBe(0);
  });

  test('of a provider whose clock is five minutes ahead is taken', async () => {
    const signedAt = Math.floor(shop.clock.now() / 1000) + 299;
    expect(await deliver({ payload: payload(), signedAt })).toMatchObject({ status: 200 });
  });

  test('may stand beside one of an old secret, while secrets change', async () => {
    const old = sign('whsec_old').replace(/^t=\d+,/, '');
    const [time = '', current = ''] = sign(testKeys.webhookSecret).split(',');
    expect(await deliver({ payload: payload(), signature: [time, old, current].join(',') })).toMatchObject({
      status: 200,
    });
  });

  test('does not save a body without end', async () => {
    const long = JSON.stringify({ filler: 'x'.repeat(600_000) });
    expect(await deliver({ payload: long })).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });
});

describe('a dispute', () => {
  const disputeOf = async (ticket: Ticket, status: string) => ({
    id: 'dp_1',
    object: 'dispute',
    payment_intent: (await stored(ticket)).payments[0]?.intentId,
    status,
  });

  test('shows on the booking and alerts the shop', async () => {
    const booked = await book(shop);
    shop.emulator.openDispute(shop.store.charges.list()[0]?.id ?? '');
    await webhooks().deliverDue();
    expect(await stored(booked)).toMatchObject({
      row: { status: 'confirmed', paymentStatus: 'disputed' },
      history: ['held', 'paid', 'disputed'],
      mails: ['booking-confirmed', 'shop-alert'],
    });
  });

  test('is written once, however often it is delivered at once', async () => {
    const booked = await book(shop);
    const payload = eventOf('charge.dispute.created', await disputeOf(booked, 'needs_response'));
    await Promise.all([deliver({ payload }), deliver({ payload }), deliver({ payload })]);
    expect((await stored(booked)).history).toEqual(['held', 'paid', 'disputed']);
  });

  test.each([
    ['won', 'paid'],
    ['lost', 'disputed'],
  ])('that the shop has %s leaves the booking %s', async (status, paymentStatus) => {
    const booked = await book(shop);
    await deliver({ payload: eventOf('charge.dispute.created', await disputeOf(booked, 'needs_response')) });
    await deliver({ payload: eventOf('charge.dispute.closed', await disputeOf(booked, status), 'evt_closed') });
    expect(await stored(booked)).toMatchObject({
      row: { paymentStatus },
      history: ['held', 'paid', 'disputed', 'dispute-closed'],
    });
  });

  test.each([
    ['won', 'paid'],
    ['lost', 'disputed'],
  ])('that is told of after its end, %s, changes nothing', async (status, paymentStatus) => {
    const booked = await book(shop);
    await deliver({ payload: eventOf('charge.dispute.closed', await disputeOf(booked, status), 'evt_closed') });
    await deliver({ payload: eventOf('charge.dispute.created', await disputeOf(booked, 'needs_response')) });
    expect((await stored(booked)).row.paymentStatus).toBe(paymentStatus);
  });
});
