// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { expect, test } from 'vitest';
import { leavePage, openPage } from '../../../testing/open-page';
import type { HoldFate } from './hold-state';
import type { Stripe, StripeElements, StripeError } from './provider';
import { useCardPayment } from './use-card-payment';

/** The provider's error for a payment that has been canceled; customers never read its text. */
const canceled = {
  type: 'invalid_request_error',
  code: 'payment_intent_unexpected_state',
  message: 'You cannot confirm this PaymentIntent because it has a status of canceled.',
  payment_intent: { status: 'canceled' },
} as StripeError;

function Form({ refusal, now }: { refusal: Partial<StripeError>; now: HoldFate | undefined }) {
  const stripe = { confirmPayment: async () => ({ error: refusal }) } as unknown as Stripe;
  const payment = useCardPayment({
    stripe,
    clientSecret: 'secret',
    initialPhase: 'idle',
    onDecided: async () => now,
    onOutdated: () => document.body.setAttribute('data-outdated', ''),
  });
  return (
    <>
      <button type="button" onClick={() => void payment.pay({} as StripeElements)}>
        Pay
      </button>
      <p role="status">{payment.phase}</p>
      <p role="alert">{payment.error}</p>
      <ToastRegion />
    </>
  );
}

async function payAndRead(refusal: Partial<StripeError>, now: HoldFate | undefined) {
  document.body.removeAttribute('data-outdated');
  const page = openPage('/booking', <Form refusal={refusal} now={now} />);
  await page.press('Pay');
  await page.words('idle');
  return page;
}

test.each(['paid', 'kept', 'released', 'expired', 'cancelled', 'refused'] as const)(
  'a refused confirmation of a booking that is %s by now is no failure: the page shows the booking',
  async (fate) => {
    const page = await payAndRead(canceled, fate);
    await eventually(() => expect(page.has('processing')).toBe(false));
    expect(page.has('Payment Failed')).toBe(false);
    expect(page.has('PaymentIntent')).toBe(false);
    leavePage();
  },
);

test('a form that is out of date is set up again while the time is still held', async () => {
  const page = await payAndRead(canceled, 'held');
  await page.words('Nothing was charged. Check your booking below, then try again.');
  expect(page.has('PaymentIntent')).toBe(false);
  expect(document.body.hasAttribute('data-outdated')).toBe(true);
});

test.each([
  [{ code: 'card_declined', decline_code: 'generic_decline' }, 'Your card was declined.'],
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'Your card has insufficient funds.'],
  [{ code: 'card_declined', decline_code: 'never_heard_of' }, 'Your card was declined.'],
  [{ code: 'expired_card' }, 'Your card has expired.'],
  [{ code: 'incorrect_cvc' }, 'Your card’s security code is incorrect.'],
  [{ code: 'never_heard_of' }, 'Your card was declined.'],
])('a declined card is explained in our words: %j', async (codes, words) => {
  const page = await payAndRead({ type: 'card_error', message: 'The provider’s words.', ...codes }, 'held');
  await page.words(words);
  await page.words('Payment Failed');
  expect(page.has('The provider’s words.')).toBe(false);
  leavePage();
});

test('a processor that can’t be reached leaves open whether the card was charged, until the network is back', async () => {
  const page = await payAndRead({ type: 'api_connection_error' }, 'held');
  await page.alert('We couldn’t reach the payment processor, so we don’t know yet whether your card was charged.');
  window.dispatchEvent(new Event('online'));
  await page.alert('Your connection is back. Your card wasn’t charged: please pay again.');
});

test('any other failure is told without the provider’s words', async () => {
  const page = await payAndRead({ type: 'api_error', message: 'Internal detail' }, undefined);
  await page.words('An unexpected error occurred.');
  expect(page.has('Internal detail')).toBe(false);
});
