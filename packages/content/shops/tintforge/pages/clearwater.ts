import { bookingHorizonDays } from '@tintforge/booking-core';
import type { RegionPageWords } from '@tintforge/content/shapes';

/** /clearwater-st-petersburg-window-tinting. Legal figures: docs/florida-law.md of the repository. */
// @owner how your crews work there
export const clearwaterPage = {
  regionId: 'clearwater',
  hero: {
    heading: 'Window tinting from Clearwater to St. Petersburg',
    lead: 'Pinellas drives home into the sun. We come over to your side of the peninsula and take the edge off it.',
    book: 'Book in Pinellas',
    picture: 'A road along the water under a low sun, seen from the driver’s seat through a tinted window',
  },
  towns: {
    heading: 'Ten stops between the bay and the Gulf',
    map: 'The Pinellas peninsula between the Gulf and Tampa Bay, lit',
    list: [
      { name: 'Clearwater' },
      { name: 'St. Petersburg' },
      { name: 'Pinellas Park' },
      { name: 'Largo' },
      { name: 'Safety Harbor' },
      { name: 'Dunedin' },
      { name: 'Belcher' },
      { name: 'Indian Rocks Beach' },
      { name: 'Redington Beach' },
      { name: 'Madeira Beach' },
    ],
  },
  services: {
    heading: 'Six jobs for salt and low sun',
    lead: 'Cars are booked on the calendar. For buildings and full paint coverage, describe the glass or the car, and we’ll write you a quote.',
    cards: {
      automotive: {
        description: 'A beach car parked outdoors all year.',
        features: [
          'Salt wiped off glass and seals before film goes on',
          'Edges trimmed to follow the window frame',
          'Shades for front doors checked with a meter',
          'Old purple film steamed away on request',
        ],
      },
      ppf: {
        description: 'Between your paint and the sand.',
        features: [
          'Bumper and hood pieces on the same visit',
          'Self-healing top layer',
          'Covered by its manufacturer for 10 years',
          'Comes off without harming factory paint',
        ],
      },
      commercial: {
        description: 'Cafés, clinics and beach hotels.',
        features: [
          'Less glare on screens and menus',
          'We start when the last guest has left',
          'Frosted bands and lettering',
          'Security film for doors and low panes',
        ],
      },
      residential: {
        description: 'Water views without squinting.',
        features: [
          'Neutral films that keep the blue blue',
          'Sliders and lanai doors',
          'UV held back from floors and fabric',
          'A data sheet for the condo board',
        ],
      },
      ceramic: {
        description: 'The light shade that still feels cool.',
        features: [
          'Infrared rejection from 78 up to 95%',
          'Clear enough for the drive after dark',
          'Phone, GPS and toll tags keep working',
          'Carries our longest package warranty',
        ],
      },
      luxury: {
        description: 'Coupes, hardtop convertibles, exotics.',
        features: [
          'Frameless doors handled window by window',
          'Soft cloths, new blades, no shortcuts',
          'Booked with a longer window of time',
          'Shade settled at the car, in daylight',
        ],
      },
    },
  },
  local: {
    heading: 'A peninsula changes the job',
    lead: 'Water on three sides is great for the view and hard on film, seals and timetables.',
    notes: [
      {
        heading: 'Sand in the wind',
        text: 'On the beaches a breeze carries grit, and one grain under film is there for good. We look for the lee side of the building or use your garage.',
      },
      {
        heading: 'Bridges that open for boats',
        text: 'Several ways out to the barrier islands are drawbridges. The calendar allows half an hour of travel after each job; if a bridge is up, your crew calls you.',
      },
      {
        heading: 'Condo decks',
        text: 'Many buildings let contractors in on weekdays only and require proof of insurance. Send us the manager’s contact with your booking and we’ll sort it out first.',
      },
    ],
  },
  why: {
    heading: 'Local to Pinellas, on purpose',
    lead: 'Your ZIP code picks the crew, and the crews here don’t cross the bay between jobs.',
    bookingOnline: `From the next working day, up to ${bookingHorizonDays} days ahead`,
    mobileService: 'Driveway, carport or office lot, from Dunedin to the southern tip of St. Petersburg.',
    book: 'Choose a Start Time',
  },
  closing: {
    heading: 'Easier on the eyes, all the way home',
    text: 'See every open time in Pinellas, with the price, before you give us a name.',
    book: 'See Open Times',
  },
} as const satisfies RegionPageWords;
