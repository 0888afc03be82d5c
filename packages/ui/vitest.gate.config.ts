import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { chooseSlice } from '../../test-slice';
import { testsWithout } from './vitest.config';

/** The number of commits whose gates together open every story. */
const turns = 6;

const others = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .sort()
  .filter((_, index) => index % turns !== chooseSlice() % turns)
  .map((file) => `src/${file}`);

/** Every function, and the stories of every sixth file, by the commit; `npm run test:components` opens them all. */
export default defineConfig(testsWithout(others));
