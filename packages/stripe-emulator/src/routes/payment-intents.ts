import type { Account } from '../account';
import { type Endpoint, endpoint } from '../http/endpoint';
import { ok, type Result, refuse } from '../http/errors';
import { pageRules, readPage } from '../http/pagination';
import type { Rules } from '../http/params';
import { chooseMethod } from '../payment-methods';
import { attachMethod, cancel, checkConfirmation, confirm, move } from '../payments';
import { makePaymentIntent } from '../resources/payment-intent';
import type { IntentRecord } from '../store/store';
import { findIntent, view } from './intent-access';

/** The only currency of the emulated account. */
const currencies = ['usd'] as const;

const createRules = {
  amount: { kind: 'integer', min: 1, required: true },
  currency: { kind: 'choice', values: currencies, required: true },
  automatic_payment_methods: {
    kind: 'hash',
    fields: {
      enabled: { kind: 'boolean', required: true },
      allow_redirects: { kind: 'choice', values: ['always', 'never'] },
    },
  },
  confirm: { kind: 'boolean' },
  description: { kind: 'text', max: 1000 },
  metadata: { kind: 'metadata' },
  payment_method: { kind: 'text' },
  receipt_email: { kind: 'text' },
  return_url: { kind: 'text' },
  statement_descriptor_suffix: { kind: 'text', max: 22 },
} as const satisfies Rules;

const updateRules = {
  amount: { kind: 'integer', min: 1 },
  currency: { kind: 'choice', values: currencies },
  description: { kind: 'text', max: 1000, emptyable: true },
  metadata: { kind: 'metadata', emptyable: true },
  payment_method: { kind: 'text' },
  receipt_email: { kind: 'text', emptyable: true },
  statement_descriptor_suffix: { kind: 'text', max: 22, emptyable: true },
} as const satisfies Rules;

const createIntent = endpoint({
  method: 'POST',
  path: '/v1/payment_intents',
  answers: 'payment_intent',
  rules: createRules,
  run({ account, call, params }) {
    const amount = checkAmount(params.amount);
    if (!amount.ok) return amount;
    if (params.automatic_payment_methods?.enabled === false) {
      return refuse({
        message: 'The emulated account has no other payment methods to fall back on.',
        param: 'automatic_payment_methods[enabled]',
      });
    }
    const id = account.newId('pi');
    const made = makePaymentIntent({
      id,
      clientSecret: `${id}_secret_${account.newSecret()}`,
      created: account.seconds(),
      amount: params.amount,
      currency: params.currency,
      allowRedirects: params.automatic_payment_methods?.allow_redirects ?? 'always',
      description: params.description ?? null,
      metadata: withoutEmpty(params.metadata ?? {}),
      receiptEmail: params.receipt_email ?? null,
      statementDescriptorSuffix: params.statement_descriptor_suffix ?? null,
    });
    const intent =
      params.payment_method === undefined ? ok(made) : withMethod(account, { intent: made, id: params.payment_method });
    if (!intent.ok) return intent;
    const { return_url: returnUrl } = params;
    const checked = params.confirm === true ? checkConfirmation(intent.value, { returnUrl }) : ok(undefined);
    if (!checked.ok) return checked;
    account.store.paymentIntents.put(intent.value);
    account.emit({ type: 'payment_intent.created', object: intent.value, cause: call.cause });
    if (params.confirm !== true) return intent;
    return confirm(account, { intent: intent.value, returnUrl, cause: call.cause });
  },
});

const retrieveIntent = endpoint({
  method: 'GET',
  path: '/v1/payment_intents/:id',
  answers: 'payment_intent',
  publishable: true,
  rules: { client_secret: { kind: 'text' } },
  run({ account, call, params }) {
    const intent = findIntent(account, { call, clientSecret: params.client_secret });
    return intent.ok ? ok(view(intent.value, call)) : intent;
  },
});

const updateIntent = endpoint({
  method: 'POST',
  path: '/v1/payment_intents/:id',
  answers: 'payment_intent',
  rules: updateRules,
  run({ account, call, params }) {
    const found = findIntent(account, { call, clientSecret: undefined });
    if (!found.ok) return found;
    let intent: IntentRecord = { ...found.value, last_payment_error: null };
    if (params.amount !== undefined && params.amount !== intent.amount) {
      const amount = checkAmount(params.amount);
      if (!amount.ok) return amount;
      const moved = move(intent, { action: 'change-amount', request: 'update' });
      if (!moved.ok) return moved;
      intent = { ...moved.value, amount: params.amount, next_action: null };
    }
    if (params.payment_method !== undefined) {
      const attached = withMethod(account, { intent, id: params.payment_method });
      if (!attached.ok) return attached;
      intent = attached.value;
    }
    if (params.description !== undefined) intent.description = params.description;
    if (params.receipt_email !== undefined) intent.receipt_email = params.receipt_email;
    if (params.statement_descriptor_suffix !== undefined) {
      intent.statement_descriptor_suffix = params.statement_descriptor_suffix;
    }
    if (params.metadata === null) intent.metadata = {};
    else if (params.metadata !== undefined) intent.metadata = withoutEmpty({ ...intent.metadata, ...params.metadata });
    account.store.paymentIntents.put(intent);
    return ok(intent);
  },
});

const confirmIntent = endpoint({
  method: 'POST',
  path: '/v1/payment_intents/:id/confirm',
  answers: 'payment_intent',
  publishable: true,
  rules: {
    client_secret: { kind: 'text' },
    payment_method: { kind: 'text' },
    receipt_email: { kind: 'text' },
    return_url: { kind: 'text' },
  },
  run({ account, call, params }) {
    const found = findIntent(account, { call, clientSecret: params.client_secret });
    if (!found.ok) return found;
    const intent = { ...found.value, receipt_email: params.receipt_email ?? found.value.receipt_email };
    const { payment_method: method, return_url: returnUrl } = params;
    const confirmed = confirm(account, { intent, method, returnUrl, cause: call.cause });
    return confirmed.ok ? ok(view(confirmed.value, call)) : confirmed;
  },
});

const cancelIntent = endpoint({
  method: 'POST',
  path: '/v1/payment_intents/:id/cancel',
  answers: 'payment_intent',
  rules: {
    cancellation_reason: {
      kind: 'choice',
      values: ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'],
    },
  },
  run({ account, call, params }) {
    const intent = findIntent(account, { call, clientSecret: undefined });
    if (!intent.ok) return intent;
    const reason = params.cancellation_reason ?? null;
    return cancel(account, { intent: intent.value, reason, cause: call.cause });
  },
});

const listIntents = endpoint({
  method: 'GET',
  path: '/v1/payment_intents',
  answers: 'payment_intent',
  isList: true,
  rules: pageRules,
  run({ account, params }) {
    return readPage(account.store.paymentIntents, { ...params, kind: 'payment_intent', url: '/v1/payment_intents' });
  },
});

/** Everything under /v1/payment_intents. */
export const paymentIntentEndpoints: readonly Endpoint[] = [
  createIntent,
  retrieveIntent,
  updateIntent,
  confirmIntent,
  cancelIntent,
  listIntents,
];

function withMethod(account: Account, { intent, id }: { intent: IntentRecord; id: string }): Result<IntentRecord> {
  const method = chooseMethod(account, id);
  return method.ok ? attachMethod(intent, method.value.record) : method;
}

/** Stripe's limits for dollars: 50 cents to eight digits. */
function checkAmount(amount: number): Result<number> {
  const param = 'amount';
  if (amount < 50) return refuse({ code: 'amount_too_small', message: 'Amount must be at least $0.50 usd', param });
  if (amount <= 99_999_999) return ok(amount);
  return refuse({ code: 'amount_too_large', message: 'Amount must be no more than $999,999.99', param });
}

function withoutEmpty(metadata: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== ''));
}
