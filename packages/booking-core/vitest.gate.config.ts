import { configDefaults, defineConfig } from 'vitest/config';
import { chooseSlice } from '../../test-slice';
import everything from './vitest.config';

/** The number of commits of which one compares every verdict with the former rule's. */
const turns = 4;

/**
 * Every test but that comparison, which has its turn by the commit, and of the properties of whole cars an eighth of the runs,
 * others with each commit; `npm run test:long` makes all of them.
 */
export default defineConfig({
  ...everything,
  test: {
    ...everything.test,
    provide: { slice: chooseSlice() },
    exclude: [...configDefaults.exclude, ...(chooseSlice() % turns === 0 ? [] : ['src/tint/former-rule.test.ts'])],
  },
});
