import { defineConfig } from 'vitest/config';
import { othersTurn } from '../../test-turns';
import everything from './vitest.config';

/** The longest, so that each turn takes as long. */
const inTurns = [
  'new-booking/new-booking-tab.test.tsx',
  'settings/settings-tab.test.tsx',
  'booking/booking-tab.test.tsx',
  'deeds/change/change-dialog.test.tsx',
  'schedule/schedule-tab.test.tsx',
  'settings/catalogue/catalogue-room.test.tsx',
  'crew/crew-page.test.tsx',
];

/** The tests that `npm test` runs; all of them run in `npm run test:pages`. */
export default defineConfig({
  ...everything,
  test: {
    ...everything.test,
    exclude: [...(everything.test?.exclude ?? []), ...othersTurn(import.meta.dirname, inTurns)],
  },
});
