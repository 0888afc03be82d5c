import type { DemoNames, DemoPlace } from '@tintforge/content/shapes';

/** Addresses of a demo's customers, by region. */
export const demoPlaces: Readonly<Record<string, readonly DemoPlace[]>> = {
  {{regionKey}}: [{ city: '{{city}}', zip: '{{zip}}' }],
};

/** First and last names of a demo’s customers: puns on road and car, so that no one takes them for real people. */
export const demoNames: DemoNames = {
  first: ['Rusty', 'Misty', 'Dusty', 'Sunny', 'Ray', 'Dale', 'Skip', 'Miles', 'Penny', 'Dawn'],
  last: ['Windshield', 'Driveway', 'Chrome', 'Overpass', 'Fender', 'Crosswalk', 'Sunroof', 'Roundabout', 'Hubcap', 'Carport'],
};
