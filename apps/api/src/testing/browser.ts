import type { StripeEmulator } from '@tintforge/stripe-emulator';

/** A payment after the customer acted: the intent's status, and the decline code if declined. */
export interface CardResult {
  status: string;
  code?: string;
}

/** The card provider's script in a customer's browser, with the publishable key and the intent's own secret. */
export interface Browser {
  /** Confirms with a test method such as `pm_card_visa`. */
  pay(clientSecret: string, method: string): Promise<CardResult>;
  /** Ends the bank's question to the customer. */
  answerBank(clientSecret: string, answer: 'complete' | 'fail'): Promise<CardResult>;
}

/** A browser that talks to an emulator without a port. */
export function createBrowser(emulator: StripeEmulator, publishableKey: string): Browser {
  async function post(path: string, fields: Record<string, string>): Promise<CardResult> {
    const response = await emulator.app.inject({
      method: 'POST',
      url: path,
      headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    const body = response.json();
    if (response.statusCode === 200) return { status: body.status };
    return { status: body.error.payment_intent?.status ?? 'refused', code: body.error.code };
  }

  return {
    pay: (clientSecret, method) =>
      post(`/v1/payment_intents/${intentOf(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        payment_method: method,
      }),
    answerBank: (clientSecret, answer) =>
      post(`/3ds/${intentOf(clientSecret)}/${answer}`, { client_secret: clientSecret }),
  };
}

/** The id of the intent that a client secret is for. */
export function intentOf(clientSecret: string): string {
  return clientSecret.slice(0, clientSecret.indexOf('_secret_'));
}
