import { test } from 'vitest';
import { proveClockJumps } from './faults/prove-clock-jumps';

test('through a thousand histories with a jumping clock money, time and crews agree', async () => {
  await proveClockJumps({ count: 1_000, seed: 20_261_122 });
});
