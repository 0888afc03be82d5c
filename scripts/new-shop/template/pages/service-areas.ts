import type { Location } from '@tintforge/content/shapes';

/** The locations in the order of their cards. */
// @owner the places of each region
export const locations = [
  {
    id: '{{region}}',
    name: '{{city}}',
    areas: ['{{city}}', 'Nearby towns'],
    description: 'From the next working day, while times are open.',
  },
] as const satisfies readonly Location[];

/** The words of /service-areas. */
export const areasPage = {
  heading: 'We come to you',
  lead: 'We are a mobile service in and around {{city}}. Your ZIP code tells whether we drive there.',
  map: { title: 'Where we work, around {{city}}', towns: { {{regionKey}}: '{{city}}' } },
  /** Next to each location's stars. */
  rating: (rating: number) => `${rating} of 5`,
  zipCodes: (prefixes: string) => `ZIP codes that start with ${prefixes}.`,
  callNow: 'Call Now',
  bookOnline: 'Book Online',
  learnMore: 'Learn More',
  /** For screen readers that read the link without the card around it. */
  about: (name: string) => `about ${name}`,
  zip: {
    heading: 'Do we drive to you?',
    label: 'ZIP code',
    served: (zip: string, region: string) => `${zip} is ${region}.`,
    outside: (zip: string, phone: string) => `We don’t serve ${zip} yet. Call ${phone} to see what we can do.`,
  },
  closing: { heading: 'Not sure? Call us.', text: 'We’ll tell you whether a crew can reach you.', second: 'Book Online' },
} as const;
