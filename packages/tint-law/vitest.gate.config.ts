import { defineConfig } from 'vitest/config';
import { chooseSlice } from '../../test-slice';
import everything from './vitest.config';

/** Every test; the second reading of each law on one of its four kinds of glass and next to one of six kinds of other windows, by the commit. */
export default defineConfig({ ...everything, test: { ...everything.test, provide: { slice: chooseSlice() } } });
