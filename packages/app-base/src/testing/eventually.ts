import { vi } from 'vitest';

/** Waits until what `look` asks for is true, and answers with it; as long as a busy machine may need. */
export function eventually<Value>(look: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(look, { timeout: 8_000 });
}
