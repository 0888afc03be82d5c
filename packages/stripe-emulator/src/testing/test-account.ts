import Stripe from 'stripe';
import { createStripeEmulator, type EmulatorOptions, type StripeEmulator } from '../emulator';
import type { AccountKeys } from '../http/auth';
import type { Random } from '../ids';
import { createMemoryStore } from '../store/memory';
import type { EmulatorStore } from '../store/store';
import type { WebhookRequest } from '../webhooks';

/** The keys of every test account. */
export const testKeys: AccountKeys = {
  secretKey: 'sk_test_account',
  publishableKey: 'pk_test_account',
  webhookSecret: 'whsec_account',
};

/** The same bytes in every run. */
export function seededRandom(seed = 1): Random {
  let state = seed;
  return (bytes) =>
    Uint8Array.from({ length: bytes }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
}

/** An emulator with a frozen clock, a receiver that records, and the SDK over it. */
export interface TestAccount {
  emulator: StripeEmulator;
  stripe: Stripe;
  /** The verified events that arrived, oldest first. */
  received: Stripe.Event[];
  /** Response of the receiver; 200 unless set. */
  answer: { status: number };
  clock: { now: number };
}

/** Opens a test account over a store, at noon on 1 December 2026. */
export function openTestAccount(options: Partial<EmulatorOptions> & { store?: EmulatorStore } = {}): TestAccount {
  const clock = { now: Date.UTC(2026, 11, 1, 12) };
  const received: Stripe.Event[] = [];
  const answer = { status: 200 };
  const emulator = createStripeEmulator({
    keys: testKeys,
    store: createMemoryStore(),
    now: () => clock.now,
    random: seededRandom(),
    deliver: async (request) => {
      if (answer.status < 300) received.push(verify(request, clock.now));
      return answer.status;
    },
    ...options,
  });
  const stripe = new Stripe(testKeys.secretKey, { httpClient: emulator.httpClient(), maxNetworkRetries: 0 });
  return { emulator, stripe, received, answer, clock };
}

/** The event inside a webhook; throws when its signature is wrong or older than five minutes at `now`. */
export function verify({ headers, body }: WebhookRequest, now: number): Stripe.Event {
  const signature = headers['stripe-signature'] ?? '';
  return Stripe.webhooks.constructEvent(body, signature, testKeys.webhookSecret, undefined, undefined, now);
}

/** Parameters with which every order of these tests creates its intent: $199.00, cards without redirects. */
export const order = {
  amount: 19_900,
  currency: 'usd',
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
} as const satisfies Stripe.PaymentIntentCreateParams;

/** The Stripe error that a call rejects with; a call that succeeds is a failed test. */
export async function errorOf(call: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('The call did not fail with a Stripe error.', { cause: error });
}

/** A request of the page: the publishable key over plain HTTP. */
export async function browserRequest(
  emulator: StripeEmulator,
  { method, path, params = {} }: { method: 'GET' | 'POST'; path: string; params?: Record<string, string> },
): Promise<{ status: number; body: Record<string, unknown> & { error?: Record<string, unknown> } }> {
  const query = new URLSearchParams(params).toString();
  const response = await emulator.app.inject({
    method,
    url: method === 'GET' ? `${path}?${query}` : path,
    headers: {
      authorization: `Bearer ${testKeys.publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    ...(method === 'POST' ? { payload: query } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}
