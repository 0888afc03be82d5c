import { createStripeJs, type StripeJs } from './stripe-js';

/** The release train that @stripe/stripe-js expects of the script it finds on the page. */
const version = 'endive';

declare global {
  interface Window {
    Stripe?: { (publishableKey: string): StripeJs; version: string };
  }
}

const script = document.currentScript;
const base = new URL('.', script instanceof HTMLScriptElement ? script.src : window.location.href).href;

window.Stripe = Object.assign(
  (publishableKey: string) =>
    createStripeJs(publishableKey, {
      base,
      page: document,
      fetch: (input, init) => window.fetch(input, init),
      today: () => new Date(),
      redirect: (url) => window.location.assign(url),
    }),
  { version },
);
