import { describe, expect, it } from 'vitest';
import { openTestAccount, order, type TestAccount } from '../testing/test-account';

const token = 'control-token-of-this-test';

function openControlled(): TestAccount & {
  control: (path: string, body?: object) => Promise<{ status: number; text: string }>;
} {
  const account = openTestAccount({ control: { token } });
  return {
    ...account,
    async control(path, body) {
      const response = await account.emulator.app.inject({
        method: body === undefined ? 'GET' : 'POST',
        url: `/control${path}`,
        headers: { 'control-token': token },
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: response.statusCode, text: response.body };
    },
  };
}

describe('the test controls', () => {
  it.each([undefined, 'wrong'])('are unknown with the token %s', async (given) => {
    const { emulator } = openControlled();
    const headers = given === undefined ? {} : { 'control-token': given };
    for (const url of ['/control/webhooks', '/control/nothing']) {
      const response = await emulator.app.inject({ method: 'GET', url, headers });
      expect(response.statusCode).toBe(404);
      expect(response.json().error.message).toContain('Unrecognized request URL');
    }
  });

  it('act on webhooks', async () => {
    const account = openControlled();
    await account.stripe.paymentIntents.create(order);
    const { pending } = JSON.parse((await account.control('/webhooks')).text);
    expect(pending).toMatchObject([{ type: 'payment_intent.created', attempts: 0 }]);
    const [{ id }] = pending;
    const copy = JSON.parse((await account.control(`/webhooks/${id}/duplicate`, {})).text).id;
    await account.control('/webhooks/reorder', { ids: [copy, id] });
    await account.control(`/webhooks/${copy}/delay?by=1000`, {});
    await account.control('/webhooks/hold', {});
    await account.control('/webhooks/deliver-due', {});
    expect(account.received).toHaveLength(0);
    await account.control('/webhooks/release', {});
    await account.control('/webhooks/deliver-due', {});
    expect(account.received).toHaveLength(1);
    await account.control(`/webhooks/${copy}/deliver`, {});
    expect(account.received).toHaveLength(2);
    await account.control(`/webhooks/${id}/drop`, {});
    expect(JSON.parse((await account.control('/webhooks')).text)).toEqual({ pending: [] });
  });

  it('act on payments and time', async () => {
    const account = openControlled();
    await account.control('/process-next', { decisions: ['settles'] });
    const paying = { ...order, confirm: true, payment_method: 'pm_card_visa' };
    const intent = await account.stripe.paymentIntents.create(paying);
    expect(intent.status).toBe('processing');
    account.clock.now += 10_000;
    expect((await account.control('/advance', {})).status).toBe(204);
    const paid = await account.stripe.paymentIntents.retrieve(intent.id);
    expect(paid.status).toBe('succeeded');
    const dispute = await account.control('/disputes', { charge: String(paid.latest_charge) });
    expect(JSON.parse(dispute.text).dispute).toMatch(/^dp_/);
  });

  it('act on requests', async () => {
    const account = openControlled();
    expect((await account.control('/faults', { kind: 'server-error', method: 'POST' })).status).toBe(204);
    await expect(account.stripe.paymentIntents.create(order)).rejects.toMatchObject({ statusCode: 500 });
    await account.control('/faults', { kind: 'rate-limit', path: '/v1/refunds', times: 5 });
    await account.control('/faults/clear', {});
    expect((await account.stripe.refunds.list()).data).toEqual([]);
  });

  it.each([
    ['/faults', { kind: 'earthquake' }],
    ['/process-next', { decisions: ['maybe'] }],
    ['/disputes', {}],
    ['/webhooks/whd_1/frame', {}],
  ])('refuse %s %o', async (path, body) => {
    expect((await openControlled().control(path, body)).status).toBe(400);
  });
});
