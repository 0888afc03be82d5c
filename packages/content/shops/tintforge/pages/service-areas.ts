import type { Location } from '@tintforge/content/shapes';

/** The four locations in the order of their cards. */
export const locations = [
  {
    id: 'tampa',
    name: 'Tampa Bay',
    areas: ['Tampa', 'Westchase', 'Carrollwood', 'Brandon'],
    description: 'Same-day installation, from 120 minutes ahead when a crew is free.',
  },
  {
    id: 'clearwater',
    name: 'Clearwater and St. Petersburg',
    areas: ['Clearwater', 'St. Petersburg', 'Largo', 'Dunedin'],
    description: 'The whole peninsula and its beaches, from the next working day.',
  },
  {
    id: 'sarasota',
    name: 'Sarasota and Bradenton',
    areas: ['Sarasota', 'Bradenton', 'Lakewood Ranch', 'Venice'],
    description: 'Manatee and Sarasota counties with their keys, from the next working day.',
  },
  {
    id: 'naples',
    name: 'Naples and Fort Myers',
    areas: ['Naples', 'Fort Myers', 'Bonita Springs', 'Cape Coral'],
    description: 'Lee and Collier counties, from the next working day.',
  },
] as const satisfies readonly Location[];

/** The words of /service-areas. The labels are fixed. The rating: docs/product.md of the repository. */
export const areasPage = {
  heading: 'One coast, four regions, your driveway',
  lead: 'We are a mobile service. Find your stretch of water, call its line, or book online.',
  map: {
    title: 'The Gulf coast of Florida with our four regions, from Clearwater to Naples',
    towns: {
      tampa: 'Tampa',
      clearwater: 'Clearwater',
      'st-petersburg': 'St. Petersburg',
      bradenton: 'Bradenton',
      sarasota: 'Sarasota',
      'fort-myers': 'Fort Myers',
      'bonita-springs': 'Bonita Springs',
      naples: 'Naples',
    },
  },
  /** Next to each location's stars. */
  rating: (rating: number) => `${rating} of 5`,
  zipCodes: (prefixes: string) => `ZIP codes that start with ${prefixes}.`,
  callNow: 'Call Now',
  bookOnline: 'Book Online',
  learnMore: 'Learn More',
  /** For screen readers that read the link without the card around it. */
  about: (name: string) => `about ${name}`,
  zip: {
    heading: 'Not sure? Your ZIP decides.',
    label: 'ZIP code',
    served: (zip: string, region: string) => `${zip} is ${region}.`,
    outside: (zip: string, phone: string) => `We don’t serve ${zip} yet. Call ${phone} to see what we can do.`,
  },
  closing: {
    heading: 'Between two regions? Call Tampa.',
    text: 'The Tampa line can see all four calendars and tell you which crew serves you.',
    second: 'Book Online',
  },
} as const;
