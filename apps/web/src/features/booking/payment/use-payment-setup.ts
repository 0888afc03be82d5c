import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tintforge/api-contract';
import { ApiError, codeOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { paymentWords } from '@tintforge/content';
import { useEffect } from 'react';
import type { BookingSecret } from '../hold/hold-storage';
import { loadProvider, ProviderNotLoaded } from './load-provider';
import type { PaymentIntent, Stripe } from './provider';

const words = paymentWords.setup;

/** Input of the card form. */
export interface PaymentSetup {
  stripe: Stripe;
  clientSecret: string;
  /** Status of the payment before this page loaded; undefined when the provider did not report one. */
  status: PaymentIntent['status'] | undefined;
}

/** Reason why there is no card form. */
export type SetupFailure =
  | { kind: 'script'; message: string }
  /** Paid or ended since then: the booking's own state has the details. */
  | { kind: 'overtaken' }
  | { kind: 'refused'; message: string };

/**
 * Sets up the payment of a held booking: its intent and the provider's script in parallel, then the payment's status.
 * The intent is requested once, and again only when the booking or its amount changes.
 */
export function usePaymentSetup({ secret, booking }: { secret: BookingSecret; booking: Booking }) {
  const query = useQuery({
    queryKey: ['payment-setup', secret.trackingCode, booking.totalPrice],
    queryFn: () => setUp(secret, booking),
    // Not cached: the card form refetches it each time it opens.
    gcTime: 0,
  });
  const failure = query.error === null ? undefined : failureOf(query.error);

  useEffect(() => {
    if (query.error !== null) sayFailed(failureOf(query.error));
  }, [query.error]);

  return { setup: query.data, failure, isRetrying: query.isFetching, retry: () => void query.refetch() };
}

async function setUp({ trackingCode, manageToken }: BookingSecret, booking: Booking): Promise<PaymentSetup> {
  const { customerName, vehicleInfo, totalPrice } = booking;
  const [stripe, { clientSecret }] = await Promise.all([
    api('getPaymentConfig', {}).then(loadProvider),
    api('createIntent', {
      bookingToken: manageToken,
      body: { amount: totalPrice, bookingInfo: { trackingCode, customerName, vehicleInfo } },
    }),
  ]);
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  return { stripe, clientSecret, status: paymentIntent?.status };
}

function failureOf(error: Error): SetupFailure {
  if (error instanceof ProviderNotLoaded) return { kind: 'script', message: words.scriptNotLoaded };
  const code = codeOf(error);
  if (code === 'already_paid' || code === 'hold_expired') return { kind: 'overtaken' };
  if (!(error instanceof ApiError)) return { kind: 'refused', message: words.panelFallback };
  return { kind: 'refused', message: error.body?.message ?? words.intentFallback };
}

function sayFailed(failure: SetupFailure) {
  if (failure.kind === 'overtaken') return;
  const message = failure.message === words.panelFallback ? words.toastFallback : failure.message;
  showToast({ title: words.failed, description: message, variant: 'destructive' });
}
