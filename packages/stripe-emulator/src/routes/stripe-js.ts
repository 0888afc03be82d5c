import { existsSync, readFileSync } from 'node:fs';

/** Next to the bundle when published, in `dist` when run from source. */
const places = ['./stripe.js', '../../dist/stripe.js', '../dist/stripe.js'];

/** The browser's script as it was built, or undefined when it has not been built. */
export function readStripeJs(): string | undefined {
  const found = places.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  return found === undefined ? undefined : readFileSync(found, 'utf8');
}
