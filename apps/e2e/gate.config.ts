import { defineConfig } from '@playwright/test';
import { chooseSlice } from '../../test-slice';
import stories, { bothWidths, desktop, phone } from './playwright.config';

const slice = chooseSlice();
const isPhonesTurn = slice % 2 === 0;
// Workers read this file too.
if (process.env.TEST_WORKER_INDEX === undefined) {
  const width = isPhonesTurn ? 'phone' : 'desktop';
  process.stdout.write(`Stories of both widths on the ${width}; TEST_SLICE=${slice} tells them so again.\n`);
}

/** Every story once: those of both widths on the phone or on the desktop, by the commit. */
export default defineConfig({
  ...stories,
  projects: isPhonesTurn ? [{ ...desktop, grepInvert: bothWidths }, phone] : [desktop],
});
