import { bookingHorizonDays } from '@tintforge/booking-core';
import type { RegionPageWords } from '@tintforge/content/shapes';

/** /boulder-fort-collins-car-tint. */
// @owner how your crews work there
export const boulderPage = {
  regionId: 'boulder',
  hero: {
    heading: 'Car tint from Boulder to Fort Collins',
    lead: 'One crew, four towns, a lot of roof racks. Tuesday to Saturday.',
    book: 'Book up North',
    picture: 'A truck at a building site under a high sun',
  },
  towns: {
    heading: 'Along 36, 119 and 287',
    map: 'The Front Range from Boulder to Fort Collins, lit',
    list: [
      { name: 'Boulder' },
      { name: 'Gunbarrel' },
      { name: 'Longmont' },
      { name: 'Lyons' },
      { name: 'Berthoud' },
      { name: 'Loveland' },
      { name: 'Fort Collins' },
      { name: 'Windsor' },
      { name: 'Erie' },
      { name: 'Wellington' },
    ],
  },
  services: {
    heading: 'What the northern van carries',
    lead: 'The same film, the same meter, one plotter. Book cars here; whole-car paint film gets a written figure.',
    cards: {
      automotive: {
        description: 'For cars that sleep at trailheads.',
        features: [
          'Shades agreed at the car, in daylight',
          'Racks and boxes can stay on',
          'Channels vacuumed of grit before film',
          'Both readings, before and after, in writing',
        ],
      },
      ppf: {
        description: 'Canyon roads shed stones.',
        features: [
          'Clear pieces for hood and bumper on the same day',
          'Patterns cut in the van',
          'Closes light scratches in the warm',
          'Maker’s cover for a decade',
        ],
      },
      ceramic: {
        description: 'The pale one, for canyon nights.',
        features: [
          'Infrared rejection from 78 to 95%',
          'Sold in seven shades',
          'Reads as plain glass from outside',
          'Every gap in its table marked',
        ],
      },
    },
  },
  local: {
    heading: 'North of 36 is different',
    lead: 'Wind, mostly.',
    notes: [
      {
        heading: 'The wind off the Flatirons',
        text: 'In winter it can take a car door out of your hand. Film needs still air, so up here a garage isn’t a preference.',
      },
      {
        heading: 'One van',
        text: `Good days fill first. You can book ${bookingHorizonDays} days ahead, and moving the date is free until a day before.`,
      },
      {
        heading: 'Louisville, Lafayette, Superior',
        text: 'Close to Boulder, but their ZIP codes begin with 800. The Denver crews cover them, with earlier starts.',
      },
    ],
  },
  why: {
    heading: 'Why one crew is enough',
    lead: 'The person who answers (970) is usually the one who’ll be at your door.',
    bookingOnline: 'From the next working day on',
    mobileService: 'Boulder to Wellington, the drive included. No foothill roads above Lyons when they’re icy.',
    book: 'See Northern Starts',
  },
  closing: {
    heading: 'Dusk comes early under the hills',
    text: 'The sun is behind the ridge by four in December. Choose a shade you can drive home in.',
    book: 'Find a Start Time',
  },
} as const satisfies RegionPageWords;
