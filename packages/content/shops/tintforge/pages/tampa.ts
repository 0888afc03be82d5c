import type { RegionPageWords } from '@tintforge/content/shapes';

/**
 * /tampa-bay-window-tinting. All ten neighborhoods are within the region's ZIP prefixes. Legal figures:
 * docs/florida-law.md of the repository.
 */
// @owner the ten neighborhoods, and how your crews work there
export const tampaPage = {
  regionId: 'tampa',
  hero: {
    heading: 'Window tinting in Tampa Bay',
    lead: 'South Tampa, Westchase, Carrollwood: same-day when a crew is free, at your door.',
    book: 'Book in Tampa Bay',
    picture: 'A sedan on a bright day by the bay, half of it behind window film',
  },
  towns: {
    heading: 'Where our vans turn up most',
    map: 'The coast from Clearwater to the south of Tampa Bay, with Tampa’s side of the bay lit',
    list: [
      { name: 'South Tampa', isPromoted: true },
      { name: 'Westchase', isPromoted: true },
      { name: 'Carrollwood', isPromoted: true },
      { name: 'Hyde Park' },
      { name: 'Davis Islands' },
      { name: 'Ybor City' },
      { name: 'Seminole Heights' },
      { name: 'New Tampa' },
      { name: 'Temple Terrace' },
      { name: 'Brandon' },
    ],
  },
  services: {
    heading: 'What we do in Tampa',
    lead: 'Six kinds of work, from a commuter sedan to a storefront. Cars are booked online to the half hour. For buildings and full PPF, get a written quote.',
    cards: {
      automotive: {
        description: 'Sedan to luxury, 2 to 4 hours at your address.',
        features: [
          'Your glass metered before we cut',
          'Patterns cut by computer for your model',
          'At least 28% on the front doors, as Florida requires',
          'Same-day times when a crew is free',
        ],
      },
      ppf: {
        description: 'Clear film for the miles on I-275 and I-4.',
        features: [
          'Hood or bumper added to a tint booking',
          '10-year manufacturer warranty',
          'Light scratches heal in the sun',
          'Larger coverage in a closed garage only',
        ],
      },
      commercial: {
        description: 'Offices, shops, hotels and restaurants.',
        features: [
          'Solar film for west-facing glass',
          'Work after closing time',
          'Decorative film for meeting rooms',
          'One quote for the whole front',
        ],
      },
      residential: {
        description: 'Keep the view, lose the glare.',
        features: [
          'Solar film for the afternoon side',
          'Privacy film for baths and street fronts',
          'Film chosen for your kind of glass',
          'Floors and sills covered while we work',
        ],
      },
      ceramic: {
        description: 'Infrared out, signal in.',
        features: [
          'Seven shades from 5 to 64%',
          'No metal layer',
          'Lifetime warranty while you own the car',
          'Its table on our film page, every gap marked',
        ],
      },
      luxury: {
        description: 'Curved and frameless glass.',
        features: [
          'Three hours or more set aside',
          'Door cards and trim covered first',
          'Film shaped to tight curves by hand',
          'Shade confirmed with you at the car',
        ],
      },
    },
  },
  local: {
    heading: 'Tampa has its own rules of thumb',
    lead: 'Things that change the job on this side of the bay, and what to tell us.',
    notes: [
      {
        heading: 'Mornings, from June to September',
        text: 'Storms build over the city on most summer afternoons. Film needs still air and dry edges, so an early time is the safe one unless you have a garage.',
      },
      {
        heading: 'Street parking and deck heights',
        text: 'Around Hyde Park and Ybor City we need a spot we can keep for three hours. For a downtown deck, send us the clearance: the van is taller than your car.',
      },
      {
        heading: 'Gates in Westchase and New Tampa',
        text: 'Leave the gate code or put us on the guest list the day before. If your association limits work in the driveway, its hours go into the booking notes.',
      },
    ],
  },
  why: {
    heading: 'Why Tampa calls us',
    lead: 'The crews here work on this side of the bay and nowhere else, so a bridge never eats your appointment.',
    bookingOnline: 'Same-day, from two hours ahead, while times are open',
    mobileService: 'We bring water, film and blades. You bring a parked car, some shade and an outlet within 50 ft.',
    book: 'Book Your Tint',
  },
  closing: {
    heading: 'Home before the sun is low',
    text: 'Pick a time before lunch and drive the car to dinner. Keep the windows up for 3 to 5 days.',
    book: 'Book Installation',
  },
} as const satisfies RegionPageWords;

/** The four image tiles that only this page has. */
export const tampaTiles = {
  label: 'What we work on',
  automotive: 'Automotive',
  ppf: 'Paint Protection Film',
  commercial: 'Commercial',
  residential: 'Residential',
} as const;
