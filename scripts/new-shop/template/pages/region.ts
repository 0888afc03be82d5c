import type { RegionPageWords } from '@tintforge/content/shapes';

/** /{{region}}-window-tinting. */
// @owner the neighborhoods, and how your crews work there
export const regionPage = {
  regionId: '{{region}}',
  hero: {
    heading: 'Window tinting in {{city}}',
    lead: 'At your home or at work, while you get on with your day.',
    book: 'Book in {{city}}',
    picture: 'A sedan in the evening, half of it behind window film',
  },
  towns: { heading: 'Where we drive', map: 'A map of {{city}}', list: [{ name: '{{city}}' }, { name: 'Nearby towns' }] },
  services: {
    heading: 'What we do here',
    lead: 'Cars are booked online. Ask us about anything else.',
    cards: {
      automotive: {
        description: 'Two to four hours at your address.',
        features: [
          'Your glass metered before we cut',
          'Patterns cut by computer',
          'Shades within what {{state}} allows',
          'Readings in writing',
        ],
      },
    },
  },
  local: {
    heading: 'Before we come',
    lead: 'What to have ready.',
    notes: [
      { heading: 'A place', text: 'A garage is best. Solid shade on a still day works too.' },
      { heading: 'Power', text: 'An ordinary outlet within 50 ft.' },
      { heading: 'Room', text: 'Enough to open every door of the car.' },
    ],
  },
  why: {
    heading: 'Why book us',
    lead: 'You see the whole price and the open times before you give us a name.',
    bookingOnline: 'From the next working day',
    mobileService: 'In and around {{city}}',
    book: 'See Open Times',
  },
  closing: { heading: 'Pick a time', text: 'We bring the rest.', book: 'Book Now' },
} as const satisfies RegionPageWords;
