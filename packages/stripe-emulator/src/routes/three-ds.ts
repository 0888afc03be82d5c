import { type Endpoint, endpoint } from '../http/endpoint';
import { ok } from '../http/errors';
import { failAuthentication, passAuthentication } from '../payments';
import { findIntent, view } from './intent-access';

const rules = { client_secret: { kind: 'text' } } as const;

const complete = endpoint({
  method: 'POST',
  path: '/3ds/:id/complete',
  answers: 'payment_intent',
  publishable: true,
  rules,
  run({ account, call, params }) {
    const intent = findIntent(account, { call, clientSecret: params.client_secret });
    if (!intent.ok) return intent;
    const passed = passAuthentication(account, { intent: intent.value, cause: call.cause });
    return passed.ok ? ok(view(passed.value, call)) : passed;
  },
});

const fail = endpoint({
  method: 'POST',
  path: '/3ds/:id/fail',
  answers: 'payment_intent',
  publishable: true,
  rules,
  run({ account, call, params }) {
    const intent = findIntent(account, { call, clientSecret: params.client_secret });
    if (!intent.ok) return intent;
    const failed = failAuthentication(account, { intent: intent.value, cause: call.cause });
    return failed.ok ? ok(view(failed.value, call)) : failed;
  },
});

/** Actions of the customer's bank: the two ends of 3D Secure, outside /v1. */
export const threeDsEndpoints: readonly Endpoint[] = [complete, fail];
