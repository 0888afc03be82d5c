import type { TintInput } from '@tintforge/api-contract';
import { bookingRequestOf } from '../../testing/customer';
import { darkFront, exemptOrder, tintOrderOf } from '../../testing/tint-order';
import { wantedStarts } from './steps';
import type { World } from './world';

/** Window requests of some of each eight people: one needs an exemption, one is refused, one is legal. */
const wishes: Readonly<Record<number, TintInput>> = {
  3: exemptOrder(),
  4: tintOrderOf({ shades: [darkFront] }),
  5: tintOrderOf(),
};

/** A request of a person who was not here before. */
export function bodyFor(world: World, start: number) {
  world.people += 1;
  const tint = wishes[world.people % 8];
  return bookingRequestOf(world.shown, {
    ...(tint === undefined ? {} : { tint }),
    ...wantedStarts[start],
    customerEmail: `person${world.people}@tintforge.example`,
    customerPhone: `813555${1000 + world.people}`,
  });
}
