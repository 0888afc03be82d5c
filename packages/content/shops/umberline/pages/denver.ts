import type { RegionPageWords } from '@tintforge/content/shapes';

/** /denver-car-tint. */
// @owner the neighborhoods, and how your crews work there
export const denverPage = {
  regionId: 'denver',
  hero: {
    heading: 'Car tint in and around Denver',
    lead: 'Alley garages, carport slots, level P3 of a tower. We’ve laid film in all of them, and three crews do nothing else.',
    book: 'Book in Denver',
    picture: 'A sedan on a bright day on the plain east of the mountains, half of it behind window film',
  },
  towns: {
    heading: 'Where the vans have been',
    map: 'The Front Range around Denver, with the metro lit',
    list: [
      { name: 'Wash Park', isPromoted: true },
      { name: 'Central Park', isPromoted: true },
      { name: 'The Highlands', isPromoted: true },
      { name: 'Baker' },
      { name: 'Park Hill' },
      { name: 'Aurora' },
      { name: 'Littleton' },
      { name: 'Castle Rock' },
      { name: 'Broomfield' },
      { name: 'Louisville' },
    ],
  },
  services: {
    heading: 'What fits on a Denver calendar',
    lead: 'Film on glass online, by the half hour. Film on whole cars gets a written figure, because we want to hear about the garage.',
    cards: {
      automotive: {
        description: 'The daily car, in a morning.',
        features: [
          'First start at 7:30, before the sky makes up its mind',
          'Glass read bare and finished',
          'At least 27% on the side windows, as Colorado asks',
          'Your readings on your booking by evening',
        ],
      },
      ppf: {
        description: 'For Saturdays on I-70.',
        features: [
          'Hood or bumper with any tint',
          '10-year manufacturer warranty on the film',
          'Bigger coverage in a heated garage only',
          'A figure before a blade',
        ],
      },
      ceramic: {
        description: 'For a commute that ends after dark.',
        features: [
          'Light enough for unlit roads',
          'Solar energy kept out, measured: 51 to 66%, by shade',
          'No metal layer',
          'Ours to answer for while the car is yours',
        ],
      },
      luxury: {
        description: 'Low, frameless, leather.',
        features: [
          'Three hours at least, four for Summit',
          'Seats and sills covered first',
          'Windows handled one at a time',
          'We’ll sign the building’s contractor sheet',
        ],
      },
    },
  },
  local: {
    heading: 'Things Denver taught us',
    lead: 'Three, before we come.',
    notes: [
      {
        heading: 'Alleys',
        text: 'Many garages here open on an alley that is one trash can wide. Tell us the cross street; the van takes up a car’s length behind yours.',
      },
      {
        heading: 'Decks and towers',
        text: 'For a parking level we need its clearance and an outlet you’re allowed to use. Ask the front desk for both, and for a pass.',
      },
      {
        heading: 'Three o’clock',
        text: 'From May into August the clouds come over the mountains after lunch. Without a roof, take the first start of the day.',
      },
    ],
  },
  why: {
    heading: 'What you get for calling (303)',
    lead: 'Someone in this region, who knows which van is on which side of the river.',
    bookingOnline: 'Same day, from four hours ahead, while starts last',
    mobileService: 'From Broomfield to Castle Rock. You bring a parked car, a roof and an outlet within 50 ft.',
    book: 'See Denver Starts',
  },
  closing: {
    heading: 'In by lunch, up the hill by Friday',
    text: 'Give the film a day or two before the car wash and 3 to 5 before you roll a window down.',
    book: 'Find a Start Time',
  },
} as const satisfies RegionPageWords;
