import { vi } from 'vitest';

/** Polls until `look` stops throwing, and resolves with its value; the timeout allows for a busy machine. */
export function eventually<Value>(look: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(look, { timeout: 8_000 });
}
