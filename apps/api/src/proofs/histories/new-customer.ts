import { bookingRequestOf } from '../../testing/customer';
import { wantedStarts } from './steps';
import type { World } from './world';

/** A request of a person who was not here before. */
export function bodyFor(world: World, start: number) {
  world.people += 1;
  return bookingRequestOf(world.shop.catalogue, {
    ...wantedStarts[start],
    customerEmail: `person${world.people}@tintforge.example`,
    customerPhone: `813555${1000 + world.people}`,
  });
}
