import { test } from 'vitest';
import { proveBounds } from './foreign-calendars/prove-bounds';

test.each([1, 2, 3, 4, 5])('every kind of hostile answer is read within bounds (seed %i)', async (seed) => {
  await proveBounds({ seed: `${seed}`, kinds: Number.POSITIVE_INFINITY });
});
