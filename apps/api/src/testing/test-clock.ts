import type { Clock } from '../platform/clock';

/** A clock that is frozen until it is moved. */
export interface TestClock extends Clock {
  /** Epoch milliseconds. */
  set(epochMs: number): void;
  advance(milliseconds: number): void;
}

/** A clock frozen at an instant, ISO 8601 with its offset. */
export function createTestClock(instant: string): TestClock {
  let now = Date.parse(instant);
  return {
    now: () => now,
    set: (epochMs) => {
      now = epochMs;
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
