import type { Region } from '@tintforge/booking-core';
import { type DemoPlace, demoPlaces } from '@tintforge/content';

/** The address of a region's Nth customer; a region without known towns uses its own name. */
export function demoPlace({ id, name, zipPrefixes }: Region, number: number): DemoPlace {
  const served = (demoPlaces[id] ?? []).filter(({ zip }) => zipPrefixes.some((prefix) => zip.startsWith(prefix)));
  return served[number % served.length] ?? { city: name, zip: `${zipPrefixes[0] ?? ''}02` };
}
