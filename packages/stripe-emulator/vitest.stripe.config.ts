import { defineConfig } from 'vitest/config';

/** The contract suite against Stripe's test mode: needs STRIPE_SECRET_KEY and the network, so it is no part of `test`. */
export default defineConfig({
  test: {
    include: ['src/contract.stripe.ts'],
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest-stripe.json' },
  },
});
