import { type Endpoint, endpoint } from '../http/endpoint';
import { missing, ok } from '../http/errors';
import { pageRules, readPage } from '../http/pagination';
import { createRefund as refund } from '../refunds';

const createRefund = endpoint({
  method: 'POST',
  path: '/v1/refunds',
  answers: 'refund',
  rules: {
    amount: { kind: 'integer', min: 1 },
    charge: { kind: 'text' },
    payment_intent: { kind: 'text' },
    reason: { kind: 'choice', values: ['duplicate', 'fraudulent', 'requested_by_customer'] },
    metadata: { kind: 'metadata', emptyable: true },
  },
  run({ account, call, params }) {
    return refund(account, {
      chargeId: params.charge,
      intentId: params.payment_intent,
      amount: params.amount,
      reason: params.reason ?? null,
      metadata: params.metadata ?? {},
      cause: call.cause,
    });
  },
});

const retrieveRefund = endpoint({
  method: 'GET',
  path: '/v1/refunds/:id',
  answers: 'refund',
  rules: {},
  run({ account, call }) {
    const found = account.store.refunds.get(call.id);
    return found === undefined ? missing('refund', { id: call.id, param: 'refund' }) : ok(found);
  },
});

const listRefunds = endpoint({
  method: 'GET',
  path: '/v1/refunds',
  answers: 'refund',
  isList: true,
  rules: { ...pageRules, charge: { kind: 'text' }, payment_intent: { kind: 'text' } },
  run({ account, params }) {
    const { charge, payment_intent: intent, ...page } = params;
    const where = {
      ...(charge === undefined ? {} : { charge }),
      ...(intent === undefined ? {} : { payment_intent: intent }),
    };
    return readPage(account.store.refunds, { ...page, kind: 'refund', url: '/v1/refunds', where });
  },
});

/** Everything under /v1/refunds. */
export const refundEndpoints: readonly Endpoint[] = [createRefund, retrieveRefund, listRefunds];
