import { inject, test } from 'vitest';
import { proveEdits } from './calendar-edits/prove-edits';

test('two crews’ calendars and the shop agree after 100 edits on both sides and failures between them', async () => {
  for (const part of [1, 2]) await proveEdits({ seed: `${inject('slice')} ${part}`, edits: 50 });
});
