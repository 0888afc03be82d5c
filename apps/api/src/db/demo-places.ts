import type { Region } from '@tintforge/booking-core';

/** A town, and a ZIP code that the post office gives it. */
export interface DemoPlace {
  city: string;
  zip: string;
}

/** Addresses of a demo's customers, by region. */
const places: Readonly<Record<string, readonly DemoPlace[]>> = {
  tampa: [
    { city: 'Tampa', zip: '33602' },
    { city: 'Brandon', zip: '33511' },
    { city: 'Wesley Chapel', zip: '33543' },
  ],
  clearwater: [
    { city: 'Clearwater', zip: '33755' },
    { city: 'St. Petersburg', zip: '33701' },
    { city: 'Palm Harbor', zip: '34683' },
  ],
  sarasota: [
    { city: 'Sarasota', zip: '34236' },
    { city: 'Bradenton', zip: '34205' },
    { city: 'Venice', zip: '34285' },
  ],
  naples: [
    { city: 'Naples', zip: '34102' },
    { city: 'Fort Myers', zip: '33901' },
    { city: 'Bonita Springs', zip: '34135' },
  ],
};

/** The address of a region's Nth customer; a region without known towns uses its own name. */
export function demoPlace({ id, name, zipPrefixes }: Region, number: number): DemoPlace {
  const served = (places[id] ?? []).filter(({ zip }) => zipPrefixes.some((prefix) => zip.startsWith(prefix)));
  return served[number % served.length] ?? { city: name, zip: `${zipPrefixes[0] ?? ''}02` };
}
