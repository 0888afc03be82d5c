import { vi } from 'vitest';

/**
 * Polls until `look` stops throwing, and resolves with its value. The timeout allows for a busy machine; with the runner's own
 * interval of 50 ms, a quiet one would do nothing for much of a test.
 */
export function eventually<Value>(look: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(look, { timeout: 30_000, interval: 10 });
}
