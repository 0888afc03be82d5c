import type { TintInput } from '@tintforge/api-contract';
import { bookingRequestOf, furtherCarOf } from '../../testing/customer';
import { sampleShop } from '../../testing/sample-shop';
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
export function bodyFor(
  world: World,
  start: number,
  { further, crews }: { further: number; crews: 1 | 2 } = { further: 0, crews: 1 },
) {
  world.people += 1;
  const tint = wishes[world.people % 8];
  return bookingRequestOf(world.shown, {
    ...(tint === undefined ? {} : { tint }),
    ...wantedStarts[start],
    customerEmail: `person${world.people}@tintforge.example`,
    customerPhone: `813555${1000 + world.people}`,
    ...(further === 0
      ? {}
      : { crews, furtherCars: Array.from({ length: further }, (_, index) => carOf(world, index)) }),
  });
}

/** Each person's second car wants shades as often as first ones do, by another rhythm. */
function carOf({ people }: World, index: number) {
  const tint = index === 0 ? wishes[(people * 3) % 8] : undefined;
  return furtherCarOf(tint === undefined ? {} : { packageId: sampleShop.packageId, tint });
}
