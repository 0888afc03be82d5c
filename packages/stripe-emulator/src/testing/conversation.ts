import type { FastifyInstance } from 'fastify';
import { testCards } from '../test-cards';
import { openTestAccount, testKeys } from './test-account';

/** One request to the emulator and its response. */
export interface Exchange {
  method: 'GET' | 'POST';
  /** Without its query. */
  path: string;
  /** The names of the parameters that were sent, outermost level. */
  params: string[];
  status: number;
  body: Record<string, unknown>;
}

/**
 * Sends a fresh emulator every request it supports: every endpoint, card and kind of refusal. The contract checks
 * examine the responses.
 */
export async function holdConversation(): Promise<Exchange[]> {
  const { emulator, clock } = openTestAccount();
  const exchanges: Exchange[] = [];
  const ask = (method: 'GET' | 'POST', target: { path: string; params?: string }): Promise<Record<string, unknown>> =>
    exchange(emulator.app, { method, ...target, exchanges });
  const create = 'amount=19900&currency=usd&automatic_payment_methods[enabled]=true';
  const never = `${create}&automatic_payment_methods[allow_redirects]=never`;

  for (const card of testCards) {
    const intent = await ask('POST', { path: '/v1/payment_intents', params: `${never}&metadata[booking_id]=b-1` });
    const path = `/v1/payment_intents/${String(intent.id)}`;
    await ask('POST', { path, params: 'description=Sedan&receipt_email=customer@example.com' });
    await ask('POST', { path: `${path}/confirm`, params: `payment_method=${card.method}` });
    const seen = await ask('GET', { path, params: 'expand[]=latest_charge&expand[]=payment_method' });
    if (seen.status === 'requires_action')
      await ask('POST', { path: `${path}/cancel`, params: 'cancellation_reason=abandoned' });
    if (seen.status !== 'succeeded') continue;
    const refund = await ask('POST', {
      path: '/v1/refunds',
      params: `payment_intent=${String(intent.id)}&amount=100&reason=duplicate`,
    });
    await ask('POST', { path: '/v1/refunds', params: `payment_intent=${String(intent.id)}&amount=99999` });
    await ask('GET', {
      path: `/v1/charges/${String(refund.charge)}`,
      params: 'expand[]=refunds&expand[]=payment_intent',
    });
    clock.now += 60_000;
    emulator.advance();
    await ask('GET', { path: `/v1/refunds/${String(refund.id)}`, params: 'expand[]=charge' });
  }
  emulator.processNext('settles');
  await ask('POST', { path: '/v1/payment_intents', params: `${never}&confirm=true&payment_method=pm_card_visa` });
  await ask('POST', { path: '/v1/payment_intents', params: create.replace('19900', '1') });
  await ask('POST', { path: '/v1/payment_intents', params: `${create}&color=red` });
  await ask('GET', { path: '/v1/payment_intents/pi_unknown' });
  await ask('GET', { path: '/v1/nothing_here' });
  await ask('GET', { path: '/v1/payment_intents', params: 'limit=3&created[gte]=0' });
  await ask('GET', { path: '/v1/refunds', params: 'limit=3' });
  const events = await ask('GET', { path: '/v1/events', params: 'limit=100&delivery_success=false' });
  const [event] = Array.isArray(events.data) ? events.data : [];
  await ask('GET', { path: `/v1/events/${String(event?.id)}` });
  await emulator.close();
  return exchanges;
}

async function exchange(
  app: FastifyInstance,
  {
    method,
    path,
    params = '',
    exchanges,
  }: {
    method: 'GET' | 'POST';
    path: string;
    params?: string;
    exchanges: Exchange[];
  },
): Promise<Record<string, unknown>> {
  const response = await app.inject({
    method,
    url: method === 'GET' ? `${path}?${params}` : path,
    headers: {
      authorization: `Bearer ${testKeys.secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    ...(method === 'POST' ? { payload: params } : {}),
  });
  const body: Record<string, unknown> = response.json();
  const names = [...new URLSearchParams(params).keys()].map((name) => name.split('[')[0] ?? name);
  exchanges.push({ method, path, params: [...new Set(names)], status: response.statusCode, body });
  return body;
}
