import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../platform/clock';
import type { Randomness } from '../platform/randomness';

/** Chance that repeats itself: the same seed gives the same codes and ids in the same order. */
export function seededRandomness(seed: string, clock: Clock): Randomness {
  let counter = 0;
  function bytes(count: number): Uint8Array {
    const blocks: Buffer[] = [];
    for (let length = 0; length < count; length += 32) {
      counter += 1;
      blocks.push(createHash('sha256').update(`${seed}:${counter}`).digest());
    }
    return Uint8Array.from(Buffer.concat(blocks).subarray(0, count));
  }
  return {
    bytes,
    // The sequence keeps ids of one millisecond in the order in which they were made, as the real ones are.
    uuid: () => uuidv7({ msecs: clock.now(), random: bytes(16), seq: counter }),
  };
}
