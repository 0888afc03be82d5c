import type { Appearance } from './appearance';
import { askChallenge } from './challenge';
import { type BrowserIntent, type Client, createClient, type IntentResult } from './client';
import { createElements, type Elements, type ElementsOptions, type HeldElements } from './elements';

/** Argument of `stripe.confirmPayment`. */
export interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: { return_url?: string; receipt_email?: string };
  redirect?: 'always' | 'if_required';
}

/** Return value of `window.Stripe(publishableKey)`. */
export interface StripeJs {
  elements(options?: ElementsOptions): Elements;
  confirmPayment(options: ConfirmOptions): Promise<IntentResult>;
  handleNextAction(options: { clientSecret: string }): Promise<IntentResult>;
  retrievePaymentIntent(clientSecret: string): Promise<IntentResult>;
  registerAppInfo(info: object): void;
  _registerWrapper(wrapper: object): void;
  createToken(): never;
  createPaymentMethod(): never;
  confirmCardPayment(): never;
}

/** Environment of the script. */
export interface Surroundings {
  /** URL of the emulator as seen from the page; ends in a slash. */
  base: string;
  page: Document;
  fetch: typeof fetch;
  today: () => Date;
  redirect: (url: string) => void;
}

/** Stripe.js over the emulator. */
export function createStripeJs(publishableKey: string, around: Surroundings): StripeJs {
  const client = createClient({ base: around.base, publishableKey, fetch: around.fetch });
  const groups = new WeakMap<Elements, HeldElements>();
  const challenges = new Map<string, Promise<IntentResult>>();
  let appearance: Appearance = {};

  /** One dialog per intent, however often the page asks. */
  function authenticate(clientSecret: string): Promise<IntentResult> {
    const open = challenges.get(clientSecret);
    if (open !== undefined) return open;
    const challenge = challengeOnce({ clientSecret, client, page: around.page, appearance });
    challenges.set(clientSecret, challenge);
    return challenge.finally(() => challenges.delete(clientSecret));
  }

  async function finish(result: IntentResult): Promise<IntentResult> {
    const intent = result.paymentIntent;
    return intent?.status === 'requires_action' ? authenticate(intent.client_secret) : result;
  }

  return {
    elements(options = {}) {
      const group = createElements(options, { client, page: around.page, today: around.today });
      groups.set(group.elements, group);
      appearance = options.appearance ?? {};
      return group.elements;
    },
    async confirmPayment(options) {
      const group = options.elements === undefined ? undefined : groups.get(options.elements);
      if (group === undefined) throw new Error('confirmPayment() needs elements made by stripe.elements().');
      const clientSecret = options.clientSecret ?? group.clientSecret;
      if (clientSecret === undefined) throw new Error('confirmPayment() needs a clientSecret.');
      const returnUrl = options.confirmParams?.return_url;
      if (options.redirect !== 'if_required' && returnUrl === undefined) {
        throw new Error("confirmPayment() needs confirmParams.return_url unless redirect is 'if_required'.");
      }
      const checked = group.validate();
      if (!checked.ok) return { error: checked.error };
      appearance = group.appearance();
      group.setDisabled(true);
      try {
        const result = await finish(
          await client.confirm(clientSecret, { payment_method: checked.card.method, ...options.confirmParams }),
        );
        if (options.redirect === 'if_required' || returnUrl === undefined || result.error !== undefined) return result;
        around.redirect(returnAddress(returnUrl, result.paymentIntent));
        return new Promise(() => {});
      } finally {
        group.setDisabled(false);
      }
    },
    async handleNextAction({ clientSecret }) {
      return finish(await client.retrieve(clientSecret));
    },
    retrievePaymentIntent: (clientSecret) => client.retrieve(clientSecret),
    registerAppInfo() {},
    _registerWrapper() {},
    createToken: () => notSupported('createToken'),
    createPaymentMethod: () => notSupported('createPaymentMethod'),
    confirmCardPayment: () => notSupported('confirmCardPayment'),
  };
}

async function challengeOnce(parts: {
  clientSecret: string;
  client: Client;
  page: Document;
  appearance: Appearance;
}): Promise<IntentResult> {
  const answer = await askChallenge(parts.page, parts.appearance);
  const result = await parts.client.authenticate(parts.clientSecret, answer);
  const failure = result.paymentIntent?.last_payment_error;
  if (result.error !== undefined || failure === null || failure === undefined) return result;
  return { error: { ...failure, payment_intent: result.paymentIntent } };
}

function returnAddress(returnUrl: string, intent: BrowserIntent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending');
  return url.href;
}

function notSupported(name: string): never {
  throw new Error(`stripe.${name}() is not supported by the emulated Stripe.js.`);
}
