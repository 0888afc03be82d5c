import { configDefaults, defineConfig } from 'vitest/config';
import { chooseSlice } from '../../test-slice';
import everything from './vitest.config';

/** The number of commits of which one compares every verdict with the former rule's. */
const turns = 4;

/** Every test but that comparison, which has its turn by the commit; `npm run test:long` always makes it. */
export default defineConfig({
  ...everything,
  test: {
    ...everything.test,
    exclude: [...configDefaults.exclude, ...(chooseSlice() % turns === 0 ? [] : ['src/tint/former-rule.test.ts'])],
  },
});
