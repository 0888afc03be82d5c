import { paths } from '@tintforge/app-base/paths';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { paymentWords } from '@tintforge/content';
import { useEffect, useEffectEvent, useState } from 'react';
import type { HoldFate } from './hold-state';
import type { PaymentIntent, Stripe, StripeElements, StripeError } from './provider';
import { isOutdated, refusalText } from './refusal-text';

const words = paymentWords;

/** Phase of a payment in this page. `settling`: the provider has the money or will shortly; the server confirms it. */
export type PaymentPhase = 'idle' | 'processing' | 'settling';

/** The payment, and what to do once it is decided. */
export interface CardPaymentOptions {
  stripe: Stripe;
  clientSecret: string;
  /** Called once the outcome is decided: refetches the booking's state. Undefined when it can't be fetched. */
  onDecided: () => Promise<HoldFate | undefined>;
  /** The provider's payment is no longer the one of this form: set it up again. */
  onOutdated: () => void;
}

/** Statuses in which the provider has the money, or will notify the server when it does. */
const onTheWay: readonly PaymentIntent['status'][] = ['succeeded', 'processing', 'requires_capture'];

/** True for a payment that needs nothing more from the customer. */
export function isOnTheWay(status: PaymentIntent['status'] | undefined): boolean {
  return status !== undefined && onTheWay.includes(status);
}

/** Pays with the entered card, or continues a payment that waits for bank verification. */
export function useCardPayment({
  stripe,
  clientSecret,
  initialPhase,
  onDecided,
  onOutdated,
}: CardPaymentOptions & { initialPhase: PaymentPhase }) {
  const [phase, setPhase] = useState<PaymentPhase>(initialPhase);
  const [error, setError] = useState<string>();

  // Fetching the state again decides what the page shows; a hold that is still there was not paid.
  const lookAgain = useEffectEvent(async () => {
    if (error === words.unreached && (await onDecided()) === 'held') setError(words.notCharged);
  });
  useEffect(() => {
    const isBack = () => void lookAgain();
    window.addEventListener('online', isBack);
    return () => window.removeEventListener('online', isBack);
  }, []);

  async function conclude(answer: Promise<ProviderAnswer>) {
    setError(undefined);
    setPhase('processing');
    const result = await answer.catch((): ProviderAnswer => ({ error: unexpected }));
    const status = result.paymentIntent?.status ?? result.error?.payment_intent?.status;
    if (isOnTheWay(status)) setPhase('settling');
    const fate = await onDecided();
    if (!isOnTheWay(status)) refuse(result.error, fate);
  }

  function refuse(refusal: StripeError | undefined, fate: HoldFate | undefined) {
    setPhase('idle');
    // An incomplete field reports it itself, and takes the focus.
    if (refusal?.type === 'validation_error') return;
    // Paid, kept by the shop or ended since then: the booking's own state is on the page now.
    if (fate !== undefined && fate !== 'held') return;
    const isUnreached = refusal?.type === 'api_connection_error';
    const text = isUnreached ? words.unreached : refusalText(refusal);
    setError(text ?? words.inlineFallback);
    showToast({
      title: words.failureToast.title,
      description: text ?? words.failureToast.fallback,
      variant: 'destructive',
    });
    if (isOutdated(refusal)) onOutdated();
  }

  return {
    phase,
    error,
    pay(elements: StripeElements) {
      const confirmParams = { return_url: `${window.location.origin}${paths.booking}` };
      return conclude(stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' }));
    },
    resume() {
      return conclude(stripe.handleNextAction({ clientSecret }));
    },
  };
}

/** The provider's response, to a payment or an authentication. */
interface ProviderAnswer {
  paymentIntent?: PaymentIntent | undefined;
  error?: StripeError | undefined;
}

/** The error for a provider that threw instead of responding. */
const unexpected: StripeError = { type: 'api_connection_error' };
