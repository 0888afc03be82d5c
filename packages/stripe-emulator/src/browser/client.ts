/** An error as Stripe.js returns it: what the API said, or what kept it from being asked. */
export interface ApiFailure {
  type: string;
  code?: string;
  message?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: BrowserIntent;
}

/** The parts of a PaymentIntent that the script reads; the rest is handed through. */
export interface BrowserIntent {
  id: string;
  status: string;
  client_secret: string;
  last_payment_error: ApiFailure | null;
}

/** A PaymentIntent or an error. */
export type IntentResult =
  | { paymentIntent: BrowserIntent; error?: undefined }
  | { paymentIntent?: undefined; error: ApiFailure };

/** The API as the publishable key may use it. Failures are results; nothing rejects. */
export interface Client {
  retrieve(clientSecret: string): Promise<IntentResult>;
  confirm(clientSecret: string, params: Record<string, string>): Promise<IntentResult>;
  authenticate(clientSecret: string, answer: 'complete' | 'fail'): Promise<IntentResult>;
}

/** A client of the emulator behind `base`, which ends in a slash. */
export function createClient(parts: { base: string; publishableKey: string; fetch: typeof fetch }): Client {
  async function ask(path: string, init: { method: 'GET' } | { method: 'POST'; body: string }): Promise<IntentResult> {
    try {
      const response = await parts.fetch(parts.base + path, {
        ...init,
        credentials: 'omit',
        headers: {
          authorization: `Bearer ${parts.publishableKey}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
      });
      const answer = await response.json();
      return answer.error === undefined ? { paymentIntent: answer } : { error: answer.error };
    } catch {
      return { error: { type: 'api_connection_error', message: 'We could not reach the payment service. Try again.' } };
    }
  }

  return {
    retrieve(clientSecret) {
      return ask(`v1/payment_intents/${intentId(clientSecret)}?${encode({ client_secret: clientSecret })}`, {
        method: 'GET',
      });
    },
    confirm(clientSecret, params) {
      const body = encode({ ...params, client_secret: clientSecret });
      return ask(`v1/payment_intents/${intentId(clientSecret)}/confirm`, { method: 'POST', body });
    },
    authenticate(clientSecret, answer) {
      const body = encode({ client_secret: clientSecret });
      return ask(`3ds/${intentId(clientSecret)}/${answer}`, { method: 'POST', body });
    },
  };
}

/** The id inside a client secret; throws, as Stripe.js does, when it is none. */
export function intentId(clientSecret: string): string {
  const id = /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret)?.[1];
  if (id !== undefined) return id;
  throw new Error('Invalid value for clientSecret: value should be a client secret of the form pi_…_secret_….');
}

function encode(params: Record<string, string>): string {
  return new URLSearchParams(params).toString();
}
