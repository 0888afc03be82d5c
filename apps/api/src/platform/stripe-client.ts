import { brand } from '@tintforge/content';
import Stripe from 'stripe';

export interface StripeClientOptions {
  secretKey: string;
  /** Reaches something else than the provider's own address: the emulator, or a test. */
  httpClient?: ReturnType<typeof Stripe.createFetchHttpClient>;
  /** Repetitions after a lost connection, with the same idempotency key; 2 unless given. */
  maxNetworkRetries?: number;
  /** Response timeout in milliseconds; 15,000 by default. */
  timeoutMs?: number;
}

/** The card provider's SDK. The version is the one whose types we compile against; the three move together. */
export function createStripeClient({
  secretKey,
  httpClient,
  maxNetworkRetries = 2,
  timeoutMs = 15_000,
}: StripeClientOptions): Stripe {
  return new Stripe(secretKey, {
    apiVersion: '2026-10-28.endive',
    appInfo: { name: brand.name },
    timeout: timeoutMs,
    maxNetworkRetries,
    telemetry: false,
    ...(httpClient !== undefined && { httpClient }),
  });
}
