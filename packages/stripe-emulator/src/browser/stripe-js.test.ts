// @vitest-environment jsdom
import { loadStripe } from '@stripe/stripe-js/pure';
import Stripe from 'stripe';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestAccount, order, type TestAccount, testKeys } from '../testing/test-account';
import type { Elements } from './elements';
import { createStripeJs, type StripeJs, type Surroundings } from './stripe-js';

const base = 'http://localhost/_stripe/';

interface Page {
  account: TestAccount;
  stripe: StripeJs;
  elements: Elements;
  clientSecret: string;
  intentId: string;
  root: ShadowRoot;
  /** Everything that left the page: addresses and bodies. */
  sent: string[];
  redirects: string[];
}

beforeAll(() => {
  // jsdom knows the element but not the modal state.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

beforeEach(() => document.body.replaceChildren());

function fetchInto(account: TestAccount, sent: string[]): Surroundings['fetch'] {
  return async (input, init) => {
    const url = String(input);
    sent.push(`${url} ${String(init?.body ?? '')}`);
    const response = await account.emulator.app.inject({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: url.slice(base.length - 1),
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    });
    return new Response(response.body, { status: response.statusCode });
  };
}

async function openPage(around: Partial<Surroundings> = {}): Promise<Page> {
  const account = openTestAccount();
  const intent = await account.stripe.paymentIntents.create(order);
  const clientSecret = intent.client_secret ?? '';
  const sent: string[] = [];
  const redirects: string[] = [];
  const stripe = createStripeJs(testKeys.publishableKey, {
    base,
    page: document,
    fetch: fetchInto(account, sent),
    today: () => new Date(2026, 10, 20),
    redirect: (url) => redirects.push(url),
    ...around,
  });
  const elements = stripe.elements({ clientSecret, appearance: { theme: 'night' } });
  const place = document.createElement('div');
  document.body.append(place);
  elements.create('payment').mount(place);
  const root = place.firstElementChild?.shadowRoot;
  if (root === null || root === undefined) throw new Error('The form was not mounted.');
  return { account, stripe, elements, clientSecret, intentId: intent.id, root, sent, redirects };
}

function field(root: ShadowRoot, name: string): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (input === null) throw new Error(`There is no field ${name}.`);
  return input;
}

function type(root: ShadowRoot, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = field(root, name);
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function chooseCard(root: ShadowRoot, lastFour: string): void {
  const button = [...root.querySelectorAll('button')].find((each) => each.textContent?.includes(lastFour));
  button?.click();
}

/** A limit for what hangs: the runner's own second is too short for a busy machine. */
const patience = { timeout: 120_000 };

/** The dialog opens some microtasks after the emulator's response. */
async function answerChallenge(text: 'Complete' | 'Fail'): Promise<void> {
  await vi.waitFor(() => {
    const dialogs = [...document.body.children].flatMap((child) => [
      ...(child.shadowRoot?.querySelectorAll('dialog') ?? []),
    ]);
    expect(dialogs).toHaveLength(1);
    expect(dialogs[0]?.open).toBe(true);
    const button = [...(dialogs[0]?.querySelectorAll('button') ?? [])].find((each) => each.textContent === text);
    button?.click();
  }, patience);
}

const good = { number: '4242424242424242', expiry: '1234', cvc: '123', zip: '33602' };
const ifRequired = { redirect: 'if_required' } as const;

describe('the script on the page', () => {
  it('is what loadStripe finds, in the release train that it and the SDK expect', async () => {
    const warn = vi.spyOn(console, 'warn');
    await import('./stripe');
    const stripe = await loadStripe('pk_test_x');
    expect(stripe).toHaveProperty('confirmPayment');
    expect(window.Stripe?.version).toBe(Stripe.MAJOR_API_VERSION);
    expect(warn).not.toHaveBeenCalled();
  });

  it('refuses what it does not imitate', async () => {
    const { stripe, elements } = await openPage();
    expect(() => stripe.createToken()).toThrow('createToken() is not supported');
    expect(() => stripe.createPaymentMethod()).toThrow('not supported');
    expect(() => stripe.confirmCardPayment()).toThrow('not supported');
    expect(() => elements.create('card')).toThrow('no Element of type card');
    await expect(async () => stripe.retrievePaymentIntent('nonsense')).rejects.toThrow('client secret');
  });
});

describe('the payment element', () => {
  it('is one at a time; destroying it frees its place', async () => {
    const { elements } = await openPage();
    expect(() => elements.create('payment')).toThrow('Can only create one Element of type payment.');
    const first = elements.getElement('payment');
    expect(elements.getElement(Object.assign(() => null, { __elementType: 'payment' }))).toBe(first);
    first?.destroy();
    expect(elements.getElement('payment')).toBeNull();
    expect(() => first?.mount(document.body)).toThrow('already been destroyed');
    const second = elements.create('payment');
    expect(elements.getElement('payment')).toBe(second);
  });

  it('begins with the ZIP code that it was given, and leads from a full field to the next empty one', async () => {
    const { elements, root } = await openPage();
    elements.getElement('payment')?.destroy();
    const place = document.createElement('div');
    document.body.append(place);
    elements
      .create('payment', { defaultValues: { billingDetails: { address: { postal_code: '33602-1234' } } } })
      .mount(place);
    const form = place.firstElementChild?.shadowRoot ?? root;
    expect(field(form, 'zip').value).toBe('33602');
    field(form, 'number').focus();
    type(form, { number: '424242424242424' });
    expect(form.activeElement).toBe(field(form, 'number'));
    type(form, { number: good.number });
    expect(form.activeElement).toBe(field(form, 'expiry'));
    type(form, { expiry: good.expiry });
    expect(form.activeElement).toBe(field(form, 'cvc'));
    type(form, { cvc: good.cvc });
    expect(form.activeElement).toBe(field(form, 'cvc'));
  });

  it('tells when it is ready, also those who ask late, and when its content changes', async () => {
    const { elements, root } = await openPage();
    const element = elements.getElement('payment');
    const ready = await new Promise((resolve) => element?.on('ready', resolve));
    expect(ready).toEqual({ elementType: 'payment' });
    await new Promise((resolve) => element?.on('ready', resolve));
    const changes: unknown[] = [];
    const listener = (event: unknown): number => changes.push(event);
    element?.on('change', listener);
    type(root, good);
    expect(changes).toHaveLength(4);
    expect(changes[0]).toMatchObject({ elementType: 'payment', empty: false, complete: false });
    expect(changes[3]).toMatchObject({ complete: true, value: { type: 'card' } });
    element?.off('change', listener);
    element?.clear();
    expect(changes).toHaveLength(4);
    expect(field(root, 'number').value).toBe('');
  });

  it('labels its fields, and says errors next to them and aloud', async () => {
    const { root, elements } = await openPage();
    expect([...root.querySelectorAll('label')].map((label) => [label.htmlFor, label.textContent])).toEqual([
      ['number', 'Card number'],
      ['expiry', 'Expiration date'],
      ['cvc', 'Security code'],
      ['zip', 'ZIP code'],
    ]);
    expect([...root.querySelectorAll('input')].map((input) => input.autocomplete)).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
      'postal-code',
    ]);
    type(root, { number: '4242' });
    expect(await elements.submit()).toMatchObject({ error: { type: 'validation_error', code: 'incomplete_number' } });
    expect(root.activeElement).toBe(field(root, 'number'));
    for (const input of root.querySelectorAll('input')) {
      const message = root.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(message).toMatch(/^Your .* incomplete\.$/);
    }
    expect(root.querySelector('[aria-live]')?.textContent).toBe('Your card number is incomplete.');
    type(root, good);
    expect([...root.querySelectorAll('[aria-invalid="true"]')]).toEqual([]);
    expect(await elements.submit()).toEqual({ selectedPaymentMethod: 'card' });
  });

  it('lists the nine test cards, each filled in by a click', async () => {
    const { root } = await openPage();
    expect(root.querySelectorAll('li button')).toHaveLength(9);
    chooseCard(root, '3155');
    expect(field(root, 'number').value).toBe('4000 0025 0000 3155');
    expect(field(root, 'expiry').value).toBe('12 / 34');
  });

  it('has no style element and no style attribute in its HTML', async () => {
    const { elements, root } = await openPage();
    const ended = vi.fn();
    elements.on('update-end', ended);
    await elements.update({ appearance: { theme: 'night', variables: { colorPrimary: 'rgb(1, 2, 3)' } } });
    expect(ended).toHaveBeenCalledOnce();
    const form = root.querySelector<HTMLElement>('.form');
    expect(form?.style.getPropertyValue('--colorPrimary')).toBe('rgb(1, 2, 3)');
    expect(form?.style.getPropertyValue('--colorText')).toBe('#ffffff');
    expect(root.querySelectorAll('style, link')).toHaveLength(0);
  });
});

describe('confirmPayment', () => {
  it('pays, and no card number leaves the page', async () => {
    const { stripe, elements, root, sent, account, intentId } = await openPage();
    type(root, good);
    const result = await stripe.confirmPayment({ elements, ...ifRequired });
    expect(result.paymentIntent).toMatchObject({ id: intentId, status: 'succeeded' });
    expect((await account.stripe.paymentIntents.retrieve(intentId)).amount_received).toBe(19_900);
    expect(sent).toHaveLength(1);
    expect(sent.join()).toContain('payment_method=pm_card_visa');
    expect(sent.join()).not.toMatch(/4242|33602/);
  });

  it('refuses a number that is no test card before anything is sent', async () => {
    const { stripe, elements, root, sent } = await openPage();
    type(root, { ...good, number: '5555555555554444' });
    const result = await stripe.confirmPayment({ elements, ...ifRequired });
    expect(result.error).toMatchObject({ type: 'validation_error', code: 'invalid_number' });
    expect(result.error?.message).toContain('No real card can be used here');
    expect(sent).toEqual([]);
  });

  it('reports a decline, and the same form pays with another card', async () => {
    const { stripe, elements, root } = await openPage();
    chooseCard(root, '9995');
    const declined = await stripe.confirmPayment({ elements, ...ifRequired });
    expect(declined.error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
      payment_intent: { status: 'requires_payment_method' },
    });
    chooseCard(root, '4242 4242');
    const paid = await stripe.confirmPayment({ elements, ...ifRequired });
    expect(paid.paymentIntent?.status).toBe('succeeded');
  });

  it('asks for authentication and goes on when it is complete', async () => {
    const { stripe, elements, root } = await openPage();
    chooseCard(root, '3155');
    const confirmed = stripe.confirmPayment({ elements, ...ifRequired });
    await answerChallenge('Complete');
    expect((await confirmed).paymentIntent?.status).toBe('succeeded');
    expect(document.querySelectorAll('dialog')).toHaveLength(0);
  });

  it('reports a failed authentication', async () => {
    const { stripe, elements, root } = await openPage();
    chooseCard(root, '3155');
    const confirmed = stripe.confirmPayment({ elements, ...ifRequired });
    await answerChallenge('Fail');
    expect((await confirmed).error).toMatchObject({
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  it('reports a lost connection as a result', async () => {
    const { stripe, elements, root } = await openPage({
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    type(root, good);
    const result = await stripe.confirmPayment({ elements, ...ifRequired });
    expect(result.error?.type).toBe('api_connection_error');
    expect(field(root, 'number').disabled).toBe(false);
  });

  it('goes to the return address when it may', async () => {
    const { stripe, elements, root, redirects, intentId, clientSecret } = await openPage();
    type(root, good);
    await expect(stripe.confirmPayment({ elements })).rejects.toThrow('return_url');
    void stripe.confirmPayment({ elements, confirmParams: { return_url: 'http://localhost/booking?step=6' } });
    await vi.waitFor(() => expect(redirects).toHaveLength(1), patience);
    expect(Object.fromEntries(new URL(redirects[0] ?? '').searchParams)).toEqual({
      step: '6',
      payment_intent: intentId,
      payment_intent_client_secret: clientSecret,
      redirect_status: 'succeeded',
    });
  });
});

describe('handleNextAction', () => {
  it('resumes an authentication that a reload interrupted, with one dialog however often it is asked', async () => {
    const { stripe, account, intentId, clientSecret } = await openPage();
    const method = 'pm_card_authenticationRequiredOnSetup';
    await account.stripe.paymentIntents.confirm(intentId, { payment_method: method });
    const results = Promise.all([stripe.handleNextAction({ clientSecret }), stripe.handleNextAction({ clientSecret })]);
    await answerChallenge('Complete');
    expect((await results).map((result) => result.paymentIntent?.status)).toEqual(['succeeded', 'succeeded']);
    expect((await stripe.retrievePaymentIntent(clientSecret)).paymentIntent?.status).toBe('succeeded');
  });

  it('has nothing to do for an intent that waits for nothing', async () => {
    const { stripe, clientSecret } = await openPage();
    const result = await stripe.handleNextAction({ clientSecret });
    expect(result.paymentIntent?.status).toBe('requires_payment_method');
    expect(await stripe.elements({ clientSecret }).fetchUpdates()).toEqual({});
  });
});
