import { isOpenOn } from '@tintforge/content/in-force';
import type { RegionPageWords } from '@tintforge/content/shapes';

/** /sarasota-bradenton-window-tinting. Legal figures: docs/florida-law.md of the repository. */
// @owner how your crews work there
export const sarasotaPage = {
  regionId: 'sarasota',
  hero: {
    heading: 'Window tinting in Sarasota and Bradenton',
    lead: 'From new streets in Lakewood Ranch to old oaks in Osprey, the shop comes to the house.',
    book: 'Book in Sarasota',
    picture: 'A pickup with tinted windows in front of a house under construction',
  },
  towns: {
    heading: 'Two counties, one day’s route',
    map: 'The coast of Manatee and Sarasota counties, lit, from Bradenton down to Venice',
    list: [
      { name: 'Sarasota' },
      { name: 'Bradenton' },
      { name: 'Lakewood Ranch' },
      { name: 'Siesta Key' },
      { name: 'Venice' },
      { name: 'Nokomis' },
      { name: 'Osprey' },
      { name: 'University Park' },
      { name: 'Palmer Ranch' },
      { name: 'Longboat Key' },
    ],
  },
  services: {
    heading: 'For the car, the house and the office park',
    lead: 'Family SUVs and work trucks are booked on the calendar. A house or an office starts with a few questions and a written quote.',
    cards: {
      automotive: {
        description: 'School run, job site, golf bag in the back.',
        features: [
          'Rear film chosen with the factory privacy glass in mind',
          'Work trucks done at the site, if it’s out of the dust',
          'Every reading written down, window by window',
          'Label in the door jamb naming film and installer',
        ],
      },
      ppf: {
        description: 'For commutes behind dump trucks.',
        features: [
          'Front bumper, hood or both',
          'Cut to your trim level, sensors left free',
          'Bug and tar stains wash off',
          'Backed by the manufacturer for 10 years',
        ],
      },
      commercial: {
        description: 'Medical suites, galleries, shopfronts.',
        features: [
          'Solar control that keeps colors true',
          'Film for entrance doors and side lights',
          'Floor by floor, so you stay open',
          'A site visit before any figure',
        ],
      },
      residential: {
        description: 'Big sliders, low west sun.',
        features: [
          'Great rooms and two-story glass',
          'Samples held against your own window',
          'Bath and entry glass made private',
          'Association forms filled in with you',
        ],
      },
      ceramic: {
        description: 'Our pick for cars with a lot of glass.',
        features: [
          'Keeps out 51 to 66% of solar energy, by shade',
          'Lightest shade lets 64% of the light in',
          'Nothing in it that blocks a signal',
          'Warranted for as long as the car is yours',
        ],
      },
      luxury: {
        description: 'Weekend cars that live in a garage.',
        features: [
          'Done in your own garage, door closed',
          'Seats and door cards covered before water comes in',
          'Up to four hours, one car, one crew',
          'A walk round the car with you at the end',
        ],
      },
    },
  },
  local: {
    heading: 'What we learned on these roads',
    lead: 'Bright sand, young neighborhoods and two keys make for a few questions before we come.',
    notes: [
      {
        heading: 'White sand throws light upward',
        text: 'Near Siesta Key the ground itself is a lamp. Windows that face the beach collect glare from below, so look at a shade outdoors, and at noon.',
      },
      {
        heading: 'Built last year, ruled from day one',
        text: 'Planned communities often say where a van can park and when tools can run. Read us that page of your covenants and we’ll book around it.',
      },
      {
        heading: 'Dust next door',
        text: 'If the lot next to yours is still a construction site, pick the first time of the day, before the machines start. Or clear the garage for us.',
      },
    ],
  },
  why: {
    heading: 'Why the Suncoast books us',
    lead: 'One line for Manatee and Sarasota counties, and crews that don’t leave them between jobs.',
    bookingOnline: `The next working day at the earliest${isOpenOn('sarasota', 6) ? '; Saturdays too' : ''}`,
    mobileService: 'Home, work or marina lot, from Bradenton down the Trail to Venice.',
    book: 'Plan My Visit',
  },
  closing: {
    heading: 'Tinted while you’re on the phone',
    text: 'Work at the kitchen table while we work in the driveway. We’ll interrupt twice: to settle the shade and to show you the result.',
    book: 'Reserve a Crew',
  },
} as const satisfies RegionPageWords;
