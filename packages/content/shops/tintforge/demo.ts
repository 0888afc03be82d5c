import type { DemoNames, DemoPlace } from '@tintforge/content/shapes';

/** Addresses of a demo's customers, by region. */
export const demoPlaces: Readonly<Record<string, readonly DemoPlace[]>> = {
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

/** First and last names of a demo’s customers: puns on coast and car, so that no one takes them for real people. */
export const demoNames: DemoNames = {
  first: ['Sandy', 'Marina', 'Cliff', 'Coral', 'Rusty', 'Misty', 'Gale', 'Dale', 'Bay', 'Delta'],
  last: [
    'Windshield',
    'Tidewater',
    'Chrome',
    'Causeway',
    'Fender',
    'Sandbar',
    'Sunroof',
    'Boardwalk',
    'Hubcap',
    'Seawall',
  ],
};
