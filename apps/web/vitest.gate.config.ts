import { defineConfig } from 'vitest/config';
import { othersTurn } from '../../test-turns';
import everything from './vitest.config';

/** Longer than two seconds each; from the longest on, so that turns take as long. */
const inTurns = [
  'features/booking/cars/several-cars.test.tsx',
  'features/booking/steps/extras-step.test.tsx',
  'features/manage-booking/managed-booking.test.tsx',
  'features/account/login-page.test.tsx',
  'marketing/gallery/gallery-page.test.tsx',
  'marketing/films/film-pages.test.tsx',
  'marketing/regions/region-page.test.tsx',
  'prerender/new-shop.test.ts',
  'lib/confirmation-email-line.test.tsx',
  'features/account/dashboard/own-calendar.test.tsx',
  'marketing/explorer/served-look.test.ts',
  'marketing/explorer/explorer-page.test.tsx',
  'marketing/quote/quote-form.test.tsx',
  'features/mailbox/mailbox-page.test.tsx',
  'marketing/contact/contact-page.test.tsx',
  'prerender/social-picture.test.tsx',
  'features/account/dashboard/profile.test.tsx',
  'features/account/dashboard/dashboard-page.test.tsx',
  'features/manage-booking/verification-page.test.tsx',
  'features/account/dashboard/sessions.test.tsx',
  'features/account/passkeys/passkeys.test.tsx',
  'features/booking/steps/review-step.test.tsx',
];

/** The tests that `npm test` runs; all of them run in `npm run test:pages`. */
export default defineConfig({
  ...everything,
  test: {
    ...everything.test,
    exclude: [...(everything.test?.exclude ?? []), ...othersTurn(import.meta.dirname, inTurns)],
  },
});
