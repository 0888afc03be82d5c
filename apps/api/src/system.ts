import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from './platform/clock';
import type { Randomness } from './platform/randomness';

/** The time of this computer. */
export const systemClock: Clock = { now: () => Date.now() };

/** Asking the system for a few bytes costs as much as asking for thousands. */
const poolBytes = 4096;

/** This computer's randomness; ids carry the time of the given clock. No byte is used twice. */
export function systemRandomness(clock: Clock): Randomness {
  let pool = randomBytes(poolBytes);
  function bytes(count: number): Uint8Array {
    if (count > pool.length) pool = randomBytes(Math.max(count, poolBytes));
    const taken = pool.subarray(0, count);
    pool = pool.subarray(count);
    return Uint8Array.from(taken);
  }
  return { bytes, uuid: () => v7({ msecs: clock.now(), random: bytes(16) }) };
}
