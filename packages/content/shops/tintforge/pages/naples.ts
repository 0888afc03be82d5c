import { bookingHorizonDays } from '@tintforge/booking-core';
import type { RegionPageWords } from '@tintforge/content/shapes';

/** /fort-myers-naples-window-tinting. Registration elsewhere: docs/florida-law.md of the repository, Scope and words. */
// @owner how your crews work there
export const naplesPage = {
  regionId: 'naples',
  hero: {
    heading: 'Window tinting in Fort Myers and Naples',
    lead: 'Lee and Collier counties, island causeways included. We tint at your address, not in a bay across town.',
    book: 'Book in Southwest Florida',
    picture: 'A dark coupe with tinted windows in front of a hotel at dusk',
  },
  towns: {
    heading: 'Both banks of the river, down to the bay',
    map: 'The coast from the Caloosahatchee to Naples, lit',
    list: [
      { name: 'Fort Myers' },
      { name: 'Naples' },
      { name: 'Bonita Springs' },
      { name: 'Estero' },
      { name: 'Cape Coral' },
      { name: 'Sanibel' },
      { name: 'Fort Myers Beach' },
      { name: 'Lehigh Acres' },
      { name: 'Gateway' },
      { name: 'Pelican Bay' },
    ],
  },
  services: {
    heading: 'Six ways to use the same van',
    lead: 'Season or summer, a tint visit is booked in minutes. Anything larger gets a written quote.',
    cards: {
      automotive: {
        description: 'For cars that bake while you’re up north.',
        features: [
          'UV held back from dash and leather',
          'All side glass and the back window, one shade or two',
          'Darkness confirmed on your glass, not on paper',
          'Advice on plates from another state',
        ],
      },
      ppf: {
        description: 'Miles of interstate, mostly at speed.',
        features: [
          'Nose and hood wrapped clear',
          'Edges wrapped where the panel allows',
          'Lovebugs and sunscreen wipe off',
          'Manufacturer warranty for 10 years',
        ],
      },
      commercial: {
        description: 'Showrooms, clubhouses, lobbies.',
        features: [
          'Cooler window seats',
          'Less UV on the goods in the window',
          'Evening work by appointment',
          'Film samples to hold up against the light',
        ],
      },
      residential: {
        description: 'High-rise glass and lanai doors.',
        features: [
          'Film for seasonal homes left closed for months',
          'Elevator times arranged with your building',
          'Day privacy toward the fairway',
          'Checked against your glass manufacturer’s limits',
        ],
      },
      ceramic: {
        description: 'For the longest summer on this coast.',
        features: [
          'Most infrared rejected of our three films',
          'Available as light as 64%',
          'No metal, no dead spots for the phone',
          'The film in Ultimate, Elite and Complete',
        ],
      },
      luxury: {
        description: 'Low cars, frameless doors, soft leather.',
        features: [
          'Packages named Premium, Elite and Complete',
          'At least three hours for one car',
          'Covered parking preferred, shade at least',
          'We sign in at gate, club or tower',
        ],
      },
    },
  },
  local: {
    heading: 'Southwest Florida, with footnotes',
    lead: 'Two counties, a wide river and many neighbors who go home in April.',
    notes: [
      {
        heading: 'Season fills the calendar',
        text: `From January to April, traffic is slow and good times go first. Coming for the winter? Book before you travel: you can book ${bookingHorizonDays} days ahead, and moving is free until a day before.`,
      },
      {
        heading: 'Plates from back home',
        text: 'A car registered in another state may have to follow that state’s limits. Tell us the plate when you book, and we’ll settle the shade with both laws on the table.',
      },
      {
        heading: 'Towers with a front desk',
        text: 'In Pelican Bay and along the beach, contractors are announced, sign in and park where they’re sent. Give us the front desk and the bay number, and we’ll arrive early.',
      },
    ],
  },
  why: {
    heading: 'Why Lee and Collier call us',
    lead: 'The installer who meters your windows is the one named on the label in the door. Questions before or after go to one local number.',
    bookingOnline: 'Not same-day here: the next working day onward',
    mobileService: 'Sanibel to Lehigh Acres, Cape Coral to Old Naples. Travel is in the price.',
    book: 'Find My Appointment',
  },
  closing: {
    heading: 'Come down to a cool car',
    text: 'Settle the shade with your installer, then go for a swim. The crew calls when the last window is done.',
    book: 'Book Southwest Florida',
  },
} as const satisfies RegionPageWords;
