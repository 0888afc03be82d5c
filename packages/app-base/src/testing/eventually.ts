import { vi } from 'vitest';

/** Polls until `look` stops throwing, and resolves with its value. The limit is for what hangs, not for what is slow. */
export function eventually<Value>(look: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(look, { timeout: 120_000 });
}
