import type { DemoNames, DemoPlace } from '@tintforge/content/shapes';

/** Addresses of a demo's customers, by region. */
export const demoPlaces: Readonly<Record<string, readonly DemoPlace[]>> = {
  denver: [
    { city: 'Denver', zip: '80205' },
    { city: 'Aurora', zip: '80016' },
    { city: 'Littleton', zip: '80127' },
    { city: 'Louisville', zip: '80027' },
  ],
  boulder: [
    { city: 'Boulder', zip: '80302' },
    { city: 'Longmont', zip: '80501' },
    { city: 'Fort Collins', zip: '80524' },
  ],
};

/** First and last names of a demo’s customers: puns on mountain and car, so that no one takes them for real people. */
export const demoNames: DemoNames = {
  first: ['Aspen', 'Cliff', 'Rocky', 'Skye', 'Forest', 'Misty', 'Dale', 'Heath', 'Crystal', 'Glen'],
  last: [
    'Windshield',
    'Timberline',
    'Chrome',
    'Switchback',
    'Fender',
    'Trailhead',
    'Sunroof',
    'Snowbank',
    'Hubcap',
    'Chairlift',
  ],
};
