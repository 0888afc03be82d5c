import { useQuery } from '@tanstack/react-query';
import { ApiError, codeOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { paymentWords } from '@tintforge/content';
import { useEffect } from 'react';
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
  /** Paid, ended or changed since then: the booking's own state has the details. */
  | { kind: 'overtaken' }
  | { kind: 'refused'; message: string };

interface SetupOptions {
  /** Names the payment: another amount is another one. */
  name: readonly [kind: 'hold' | 'balance', trackingCode: string, dollars: number];
  /** The call that opens the payment. */
  open: () => Promise<Pick<PaymentSetup, 'clientSecret'>>;
}

/**
 * Sets up a payment: its intent and the provider's script in parallel, then the payment's status. The intent is
 * requested once, and again only when the booking or its amount changes.
 */
export function usePaymentSetup({ name, open }: SetupOptions): OpenSetup {
  const query = useQuery({
    queryKey: ['payment-setup', ...name],
    queryFn: () => setUp(open),
    // Not cached: the card form refetches it each time it opens.
    gcTime: 0,
  });
  const failure = query.error === null ? undefined : failureOf(query.error);

  useEffect(() => {
    if (query.error !== null) sayFailed(failureOf(query.error));
  }, [query.error]);

  return { setup: query.data, failure, isRetrying: query.isFetching, retry: () => void query.refetch() };
}

/** The setup as far as it is. */
export interface OpenSetup {
  setup: PaymentSetup | undefined;
  failure: SetupFailure | undefined;
  isRetrying: boolean;
  retry: () => void;
}

async function setUp(open: SetupOptions['open']): Promise<PaymentSetup> {
  const [stripe, { clientSecret }] = await Promise.all([api('getPaymentConfig', {}).then(loadProvider), open()]);
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  return { stripe, clientSecret, status: paymentIntent?.status };
}

/** Problems of a payment that something else has overtaken. */
const overtaken: readonly (string | undefined)[] = ['already_paid', 'hold_expired', 'nothing_due', 'bill_changed'];

function failureOf(error: Error): SetupFailure {
  if (error instanceof ProviderNotLoaded) return { kind: 'script', message: words.scriptNotLoaded };
  const code = codeOf(error);
  if (overtaken.includes(code)) return { kind: 'overtaken' };
  if (!(error instanceof ApiError)) return { kind: 'refused', message: words.panelFallback };
  return { kind: 'refused', message: error.body?.message ?? words.intentFallback };
}

function sayFailed(failure: SetupFailure) {
  if (failure.kind === 'overtaken') return;
  const message = failure.message === words.panelFallback ? words.toastFallback : failure.message;
  showToast({ title: words.failed, description: message, variant: 'destructive' });
}
