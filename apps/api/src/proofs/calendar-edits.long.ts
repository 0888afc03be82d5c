import { test } from 'vitest';
import { proveEdits } from './calendar-edits/prove-edits';

const parts = Array.from({ length: 20 }, (_, index) => index + 1);

test.each(parts)('after 10,000 edits crews’ calendars and the shop agree: part %i of 20', async (part) => {
  for (let history = 0; history < 5; history += 1) await proveEdits({ seed: `${part} ${history}`, edits: 100 });
});
