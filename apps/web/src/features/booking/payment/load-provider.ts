import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentConfig } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import type { Stripe } from './provider';

/** The provider's script couldn't be loaded. A retry may help. */
export class ProviderNotLoaded extends Error {
  override name = 'ProviderNotLoaded';
}

/**
 * Loads the payment provider's script in this page. Where the server names a script on our own origin, that one is
 * loaded first, and the provider's loader then finds it in place. Throws ProviderNotLoaded.
 */
export async function loadProvider({ publishableKey, stripeJsUrl }: PaymentConfig): Promise<Stripe> {
  try {
    if (stripeJsUrl !== null && !('Stripe' in window)) await scriptOf(stripeJsUrl);
    const stripe = await loadStripe(publishableKey);
    if (stripe !== null) return stripe;
  } catch (cause) {
    throw new ProviderNotLoaded('Failed to load the payment script', { cause });
  }
  throw new ProviderNotLoaded('No page to load the payment script into');
}

/** Prefetches the provider's script. A failure is left to the card form. */
export function prepareProvider(): void {
  api('getPaymentConfig', {})
    .then(loadProvider)
    .catch(() => undefined);
}

const scripts = new Map<string, Promise<void>>();

/** One script element for all callers; after a failure, the next call fetches it again. */
function scriptOf(address: string): Promise<void> {
  const loading = scripts.get(address) ?? loadScript(address);
  scripts.set(address, loading);
  loading.catch(() => scripts.delete(address));
  return loading;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // A failed script element never loads again; a retry needs a new one.
      script.remove();
      reject(new Error(`Not loaded: ${address}`));
    });
    document.head.append(script);
  });
}
