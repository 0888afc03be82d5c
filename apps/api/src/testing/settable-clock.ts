import type { Clock } from '../platform/clock';

/** A clock that runs on from wherever it was set. */
export interface SettableClock extends Clock {
  /** Epoch milliseconds. */
  set(to: number): void;
  /** Milliseconds, also backwards. */
  advance(by: number): void;
}

/** Shows the base's time until it is set. */
export function createSettableClock(base: Clock): SettableClock {
  let ahead = 0;
  return {
    now: () => base.now() + ahead,
    set(to) {
      ahead = to - base.now();
    },
    advance(by) {
      ahead += by;
    },
  };
}
