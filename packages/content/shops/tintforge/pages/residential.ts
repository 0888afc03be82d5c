import type { ResidentialPage } from '@tintforge/content/page-shapes';

/** /services/residential-tinting (99% UV is the shop's claim). */
// @owner samples and data sheets that you promise
export const residentialPage = {
  hero: {
    heading: 'Keep the view, lose the glare',
    lead: 'Film for houses and condos from Clearwater to Naples. It goes on the inside of the glass you have, room by room, while you’re at home.',
    quote: 'Get a Free Quote',
    picture: 'A house by the Gulf with a different film on each room’s windows',
  },
  /** Applications; `vltPercent` is the sample's shade or frost, and that of the room's windows in the picture. */
  rooms: {
    heading: 'A film for each room',
    items: [
      {
        window: 'slider',
        name: 'Living areas',
        film: 'Solar',
        text: 'The big slider is where the heat comes in. A mid shade keeps the lawn and the water in sight.',
        vltPercent: 35,
      },
      {
        window: 'bedroom',
        name: 'Bedrooms',
        film: 'Solar or privacy',
        text: 'Darker, for late mornings and for neighbors who get up early.',
        vltPercent: 15,
      },
      {
        window: 'study',
        name: 'Home offices',
        film: 'Solar',
        text: 'Light enough to read by, calm enough for a screen next to the window.',
        vltPercent: 50,
      },
      {
        window: 'stair',
        name: 'Bathrooms',
        film: 'Privacy or decorative',
        text: 'Frosted film: daylight comes in, shapes don’t go out, day and night.',
        vltPercent: 'frost',
      },
    ],
  },
  /** The same room twice. */
  view: {
    heading: 'Four in the afternoon, facing west',
    lead: 'The same room without film and with a 35% film. Drag the edge across it.',
    picture: 'A living room with a view of the water',
    edge: 'Living room: how much of the film is shown',
    before: 'bare glass',
    after: '35%',
  },
  benefits: {
    heading: 'What it does for the rooms',
    items: [
      {
        name: 'Less heat',
        text: 'Solar film turns sunlight away at the glass, before it warms floor and sofa. Rooms on the west side come closer to the rest.',
      },
      {
        name: 'UV protection',
        text: '99% of ultraviolet light stays out, according to the manufacturer. Floors, fabric and pictures fade more slowly; light and heat still fade them a little.',
      },
      {
        name: 'Less glare',
        text: 'The screen is readable, the blinds stay open and the water is still blue.',
      },
      {
        name: 'Privacy by day',
        text: 'While outside is brighter than inside, passers-by see sky in your windows. After dark, lamps reverse that: then only curtains or frosted film help.',
      },
    ],
    makerClaim: {
      text: 'What our films measure, shade by shade, is in',
      link: 'the measured table',
    },
  },
  films: {
    heading: 'Three kinds of window film',
    lead: 'We bring samples and hold them up to your own glass, in your own light.',
    picture: 'A bedroom at night behind frosted privacy film',
    items: [
      {
        name: 'Solar',
        text: 'Clear or tinted film against heat and glare, from nearly invisible to dark.',
      },
      {
        name: 'Privacy',
        text: 'Frosted film for bathrooms, doors and windows on the street. It works at night as well.',
      },
      {
        name: 'Decorative',
        text: 'Stripes, gradients and patterns for stairs, doors and cabinets. It can be removed.',
      },
    ],
  },
  quote: {
    heading: 'What we need for a quote',
    items: [
      'The address, and which rooms get too hot',
      'How many windows and doors, and the largest of them',
      'Whether the glass is single, double or already coated; a photo is enough',
      'Whether a condo or homeowners’ association has a say; we’ll give you the data sheet it needs',
    ],
  },
  closing: {
    heading: 'Start with the hottest room',
    text: 'One room or the whole house: tell us the address, and we’ll bring samples and a price.',
    quote: 'Get a Free Quote',
  },
} as const satisfies ResidentialPage;
