import { defineConfig } from '@playwright/test';
import { chooseSlice } from '../../test-slice';
import stories, { bothWidths, desktop, phone } from './playwright.config';

const slice = chooseSlice();
const isPhonesTurn = slice % 2 === 0;
/** The number of commits whose gates together run every story. */
const turns = 64;

/** Stories of paying: run in every gate. The others take turns. */
const always = '**/paying.test.ts';

// Workers read this file too.
if (process.env.TEST_WORKER_INDEX === undefined) {
  const width = isPhonesTurn ? 'phone' : 'desktop';
  process.stdout.write(`Stories of both widths on the ${width}; TEST_SLICE=${slice} tells the same ones again.\n`);
}

/** Stories of both widths run on the phone or on the desktop, by the commit. */
const gate = defineConfig({
  ...stories,
  projects: isPhonesTurn ? [{ ...desktop, grepInvert: bothWidths }, phone] : [desktop],
});

/** The stories of every gate. */
export default defineConfig({ ...gate, testMatch: always });

/** A part of the other stories, by the commit. */
export const others = defineConfig({
  ...gate,
  testIgnore: always,
  shard: { current: 1 + ((slice >>> 1) % turns), total: turns },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright-others.json' }]],
});
