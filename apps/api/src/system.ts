import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from './platform/clock';
import type { Randomness } from './platform/randomness';

/** The time of this computer. */
export const systemClock: Clock = { now: () => Date.now() };

/** The chance of this computer; ids carry the time of the given clock. */
export function systemRandomness(clock: Clock): Randomness {
  return {
    bytes: (count) => randomBytes(count),
    uuid: () => v7({ msecs: clock.now(), random: randomBytes(16) }),
  };
}
