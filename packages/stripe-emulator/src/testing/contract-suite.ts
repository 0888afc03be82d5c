import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { type TestCard, testCards } from '../test-cards';
import { errorOf, order } from './test-account';

const declining = testCards.flatMap((card) =>
  card.outcome.kind === 'decline' ? [{ card, outcome: card.outcome }] : [],
);
const succeeding = testCards.filter((card) => card.outcome.kind === 'succeed');

/** The product's requirements, in terms that hold for the emulator and for Stripe's test mode alike. */
export function describeStripeContract(connect: () => Stripe): void {
  const stripe = connect();
  const createIntent = (): Promise<Stripe.PaymentIntent> => stripe.paymentIntents.create(order);
  const pay = async (card: TestCard): Promise<Stripe.PaymentIntent> =>
    stripe.paymentIntents.confirm((await createIntent()).id, { payment_method: card.method });

  describe('PaymentIntents', () => {
    it('are created waiting for a method, with a client secret', async () => {
      const intent = await stripe.paymentIntents.create({ ...order, metadata: { booking_id: 'b-1' } });
      expect(intent).toMatchObject({
        object: 'payment_intent',
        amount: 19_900,
        amount_received: 0,
        currency: 'usd',
        livemode: false,
        status: 'requires_payment_method',
        latest_charge: null,
        metadata: { booking_id: 'b-1' },
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      });
      expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`));
      expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ id: intent.id, amount: 19_900 });
    });

    it.each(succeeding.map((card) => [card.number, card] as const))('are paid by %s', async (_number, card) => {
      const paid = await pay(card);
      expect(paid).toMatchObject({ status: 'succeeded', amount_received: 19_900, last_payment_error: null });
      const charge = await stripe.charges.retrieve(String(paid.latest_charge));
      expect(charge).toMatchObject({ paid: true, captured: true, amount_captured: 19_900, payment_intent: paid.id });
      expect(charge.payment_method_details?.card?.last4).toBe(card.number.slice(-4));
    });

    it.each(declining.map((row) => [row.card.number, row] as const))(
      'are declined by %s and can be tried again',
      async (_number, { card, outcome }) => {
        const intent = await createIntent();
        const error = await errorOf(stripe.paymentIntents.confirm(intent.id, { payment_method: card.method }));
        expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code: outcome.code });
        if (outcome.declineCode !== undefined) expect(error.decline_code).toBe(outcome.declineCode);
        expect(error.payment_intent).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
        expect(error.payment_method).toMatchObject({ object: 'payment_method', type: 'card' });
        const waiting = await stripe.paymentIntents.retrieve(intent.id);
        expect(waiting.last_payment_error).toMatchObject({
          type: 'card_error',
          code: outcome.code,
          charge: error.charge,
        });
        expect(waiting.latest_charge).toBe(error.charge);
        const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
        expect(paid).toMatchObject({ id: intent.id, status: 'succeeded', last_payment_error: null });
      },
    );

    it('wait for the customer when the bank asks for authentication', async () => {
      const intent = await createIntent();
      const method = 'pm_card_authenticationRequiredOnSetup';
      const waiting = await stripe.paymentIntents.confirm(intent.id, { payment_method: method });
      expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
      expect(await stripe.paymentIntents.cancel(intent.id)).toMatchObject({ status: 'canceled', next_action: null });
    });

    it('can be updated, merging metadata', async () => {
      const intent = await stripe.paymentIntents.create({ ...order, metadata: { kept: '1', gone: '2' } });
      const updated = await stripe.paymentIntents.update(intent.id, {
        amount: 20_000,
        description: 'Sedan',
        metadata: { gone: '', added: '3' },
      });
      expect(updated).toMatchObject({ amount: 20_000, description: 'Sedan', metadata: { kept: '1', added: '3' } });
      expect(updated.metadata).not.toHaveProperty('gone');
    });

    it('are cancelled once, with a reason', async () => {
      const intent = await createIntent();
      const reason = { cancellation_reason: 'abandoned' } as const;
      expect(await stripe.paymentIntents.cancel(intent.id, reason)).toMatchObject({ status: 'canceled', ...reason });
      const error = await errorOf(stripe.paymentIntents.cancel(intent.id));
      expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
      expect(error.payment_intent?.status).toBe('canceled');
    });

    it('once paid are neither confirmed nor cancelled again', async () => {
      const paid = await stripe.paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa' });
      expect(paid.status).toBe('succeeded');
      for (const call of [stripe.paymentIntents.confirm(paid.id), stripe.paymentIntents.cancel(paid.id)]) {
        expect(await errorOf(call)).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
      }
    });

    it('need a method to be confirmed', async () => {
      const intent = await createIntent();
      expect(await errorOf(stripe.paymentIntents.confirm(intent.id))).toMatchObject({
        type: 'StripeInvalidRequestError',
        code: 'payment_intent_unexpected_state',
      });
    });

    it('are listed newest first, page by page', async () => {
      const made = [await createIntent(), await createIntent(), await createIntent()].map((intent) => intent.id);
      const first = await stripe.paymentIntents.list({ limit: 2 });
      expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' });
      expect(first.data.map((intent) => intent.id)).toEqual([made[2], made[1]]);
      const next = await stripe.paymentIntents.list({ limit: 1, starting_after: String(made[1]) });
      expect(next.data.map((intent) => intent.id)).toEqual([made[0]]);
      const before = await stripe.paymentIntents.list({ limit: 1, ending_before: String(made[0]) });
      expect(before.data.map((intent) => intent.id)).toEqual([made[1]]);
    });

    it('are expanded when asked', async () => {
      const intent = await createIntent();
      const paid = await stripe.paymentIntents.confirm(intent.id, {
        payment_method: 'pm_card_visa',
        expand: ['latest_charge.refunds', 'payment_method'],
      });
      expect(paid.latest_charge).toMatchObject({ object: 'charge', refunds: { object: 'list', data: [] } });
      expect(paid.payment_method).toMatchObject({ object: 'payment_method', card: { last4: '4242' } });
    });
  });

  describe('Refunds', () => {
    it('return part and then the rest, and no more', async () => {
      const paid = await stripe.paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa' });
      const part = await stripe.refunds.create({
        payment_intent: paid.id,
        amount: 4_900,
        metadata: { refund_id: 'r-1' },
      });
      expect(part).toMatchObject({ object: 'refund', amount: 4_900, status: 'succeeded', payment_intent: paid.id });
      const over = await errorOf(stripe.refunds.create({ payment_intent: paid.id, amount: 15_001 }));
      expect(over).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', param: 'amount' });
      const rest = await stripe.refunds.create({ payment_intent: paid.id });
      expect(rest.amount).toBe(15_000);
      const again = await errorOf(stripe.refunds.create({ payment_intent: paid.id }));
      expect(again.code).toBe('charge_already_refunded');
      const charge = await stripe.charges.retrieve(String(paid.latest_charge));
      expect(charge).toMatchObject({ amount_refunded: 19_900, refunded: true });
      const listed = await stripe.refunds.list({ payment_intent: paid.id });
      expect(listed.data.map((refund) => refund.id)).toEqual([rest.id, part.id]);
      expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id, metadata: { refund_id: 'r-1' } });
    });

    it('are pending at first with 4000 0000 0000 7726', async () => {
      const intent = { ...order, confirm: true, payment_method: 'pm_card_pendingRefund' };
      const paid = await stripe.paymentIntents.create(intent);
      expect(await stripe.refunds.create({ payment_intent: paid.id })).toMatchObject({ status: 'pending' });
    });

    it('need a charge that was paid', async () => {
      const intent = await createIntent();
      expect(await errorOf(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({ statusCode: 400 });
    });
  });

  describe('idempotency keys', () => {
    const key = (): { idempotencyKey: string } => ({ idempotencyKey: `contract-${crypto.randomUUID()}` });

    it('give the same answer to the same request', async () => {
      const options = key();
      const first = await stripe.paymentIntents.create(order, options);
      const second = await stripe.paymentIntents.create(order, options);
      expect(second.id).toBe(first.id);
    });

    it('are refused for other parameters', async () => {
      const options = key();
      await stripe.paymentIntents.create(order, options);
      const error = await errorOf(stripe.paymentIntents.create({ ...order, amount: 20_000 }, options));
      expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400, rawType: 'idempotency_error' });
    });

    it('repeat a decline', async () => {
      const intent = await createIntent();
      const options = key();
      const confirm = (): Promise<Stripe.PaymentIntent> =>
        stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa_chargeDeclined' }, options);
      const first = await errorOf(confirm());
      const second = await errorOf(confirm());
      expect(second.charge).toBe(first.charge);
    });

    it('are free again after a request that did not pass validation', async () => {
      const options = key();
      await errorOf(stripe.paymentIntents.create({ ...order, amount: 1 }, options));
      expect((await stripe.paymentIntents.create(order, options)).amount).toBe(19_900);
    });
  });

  describe('errors', () => {
    it.each<[string, () => Promise<unknown>, object]>([
      [
        'an unknown intent',
        () => stripe.paymentIntents.retrieve('pi_unknown'),
        { statusCode: 404, code: 'resource_missing' },
      ],
      ['an unknown charge', () => stripe.charges.retrieve('ch_unknown'), { statusCode: 404, code: 'resource_missing' }],
      ['an unknown refund', () => stripe.refunds.retrieve('re_unknown'), { statusCode: 404, code: 'resource_missing' }],
      ['an unknown event', () => stripe.events.retrieve('evt_unknown'), { statusCode: 404, code: 'resource_missing' }],
      [
        'a missing parameter',
        () => stripe.rawRequest('POST', '/v1/payment_intents', { currency: 'usd' }),
        { statusCode: 400, code: 'parameter_missing', param: 'amount' },
      ],
      [
        'an unknown parameter',
        () => stripe.rawRequest('POST', '/v1/payment_intents', { ...order, color: 'red' }),
        { statusCode: 400, code: 'parameter_unknown', param: 'color' },
      ],
      [
        'an amount that is no number',
        () => stripe.rawRequest('POST', '/v1/payment_intents', { ...order, amount: 'much' }),
        { statusCode: 400, code: 'parameter_invalid_integer', param: 'amount' },
      ],
      [
        'less than fifty cents',
        () => stripe.paymentIntents.create({ ...order, amount: 49 }),
        { statusCode: 400, code: 'amount_too_small' },
      ],
      ['an unknown address', () => stripe.rawRequest('GET', '/v1/nothing_here'), { statusCode: 404 }],
    ])('name %s', async (_what, call, expected) => {
      expect(await errorOf(call())).toMatchObject({ type: 'StripeInvalidRequestError', ...expected });
    });
  });
}
