import type { Location } from '@tintforge/content/shapes';

/** The two locations in the order of their cards. */
export const locations = [
  {
    id: 'denver',
    name: 'Denver Metro',
    areas: ['Denver', 'Aurora', 'Littleton', 'Broomfield'],
    description: 'Three crews, from four hours ahead. Louisville and Lafayette are on this calendar too.',
  },
  {
    id: 'boulder',
    name: 'Boulder and Fort Collins',
    areas: ['Boulder', 'Longmont', 'Loveland', 'Fort Collins'],
    description: 'One crew, Tuesday to Saturday, from the next working day.',
  },
] as const satisfies readonly Location[];

/** The words of /service-areas. */
export const areasPage = {
  heading: 'Castle Rock to Wellington',
  lead: 'Some 95 miles of interstate, two calendars. Your ZIP code knows which is yours.',
  map: {
    title: 'Colorado’s Front Range with our two regions between the mountains and the plain',
    towns: {
      denver: 'Denver',
      aurora: 'Aurora',
      littleton: 'Littleton',
      'castle-rock': 'Castle Rock',
      boulder: 'Boulder',
      longmont: 'Longmont',
      loveland: 'Loveland',
      'fort-collins': 'Fort Collins',
    },
  },
  /** Next to each location's stars. */
  rating: (rating: number) => `${rating} of 5`,
  zipCodes: (prefixes: string) => `ZIP codes that start with ${prefixes}.`,
  callNow: 'Call',
  bookOnline: 'Book Here',
  learnMore: 'Local notes',
  /** For screen readers that read the link without the card around it. */
  about: (name: string) => `about ${name}`,
  zip: {
    heading: 'Type your ZIP',
    label: 'ZIP code',
    served: (zip: string, region: string) => `${zip} belongs to ${region}.`,
    outside: (zip: string, phone: string) =>
      `${zip} is off our map so far. ${phone} can tell you if that’s about to change.`,
  },
  closing: {
    heading: 'On the county line?',
    text: 'Call Denver. They can see both calendars.',
    second: 'Book Online',
  },
} as const;
