import { openDaysText, regions } from '@tintforge/content/in-force';
import type { AboutPage } from '@tintforge/content/page-shapes';
import { brand } from '../brand';

/**
 * The words of /about-us: story, four values, a team of three, reasons. Members are roles and not people
 * (docs/product.md of the repository, Ratings, people and brands). Each reason names its source.
 */
export const aboutPage = {
  heading: 'A tint shop without a waiting room',
  lead: `${brand.name} has worked on the Florida Gulf coast since ${brand.foundedYear}. The shop is a van, and it parks where your car does.`,
  book: 'Book Installation',
  areas: 'See our service areas',
  picture: 'An open installation van with rolls of film, parked in front of a house',
  figures: {
    label: `${brand.name} in figures`,
    founded: { label: 'Founded', note: 'on the Gulf coast' },
    regions: { label: 'Regions', note: 'each with its own crews and its own line' },
    shades: { label: 'Shades', note: 'in three films; five ceramic rows are interpolated and marked ≈' },
    starts: { label: 'Start times a day', note: `morning and afternoon, ${openDaysText(regions)}` },
  },
  story: {
    heading: 'How we work, and why',
    paragraphs: [
      'Tinting needs clean glass, still air, shade, water and an outlet. None of that needs a shop. So the patterns, the film and the crew come to your driveway, and no one waits on a plastic chair.',
      'Film is sold by the darkness printed on its box. What counts in Florida is the darkness on your window: film and glass together. That’s why a meter comes out before the knife does, and why every reading is written down.',
      'The rest of the shop follows from that. Prices are on the page before you give a name. A start time is offered only if a crew is free for the whole job. Moving or cancelling is free up to 24 hours before your start time. The exact deadline is shown next to the price.',
    ],
  },
  values: {
    heading: 'Four values we fall back on',
    items: [
      {
        name: 'Quality',
        text: 'A speck under the film is reason enough to take it off and start that window again.',
      },
      {
        name: 'Expertise',
        text: 'We know what the law requires of each window, what your glass already blocks, and how film behaves in August.',
      },
      {
        name: 'Integrity',
        text: 'A figure has a source, or we don’t print it. A shade that isn’t legal on your car doesn’t go on it for the road.',
      },
      {
        name: 'Innovation',
        text: 'Patterns are cut by computer instead of on your paint, and the calendar allows for the drive between jobs.',
      },
    ],
  },
  // @owner the roles of the team
  team: {
    heading: 'Three people behind every window',
    lead: 'You meet the last of them. The first two are why the last one is quick.',
    picture: 'A sedan by the Gulf early in the morning, half of it seen through film',
    members: [
      {
        role: 'Prep technician',
        text: 'Washes glass and seals, covers trim and seats, and finds the chip you’d forgotten.',
      },
      {
        role: 'Film cutter',
        text: 'Loads the pattern of your model, picks the roll and cuts every pane before it meets the car.',
      },
      {
        role: 'Lead installer',
        text: 'Meters your glass, confirms the shade with you, lays the film and puts the label in the door jamb.',
      },
    ],
  },
  reasons: {
    heading: `Reasons to choose ${brand.name}`,
    lead: 'What we claim, and what backs it up.',
    items: [
      {
        claim: 'Premium installation',
        proof: 'We can show you a meter reading for each window, patterns cut by computer, and every edge at the end.',
      },
      {
        claim: 'Mobile service',
        proof: 'One price at your address in all four regions. Travel is included.',
      },
      {
        claim: 'Same-day installation in Tampa Bay',
        proof: 'From two hours ahead, when a crew is free. The calendar shows whether one is.',
      },
      {
        claim: 'Lifetime warranty on tint',
        proof:
          'The film manufacturer’s, on ceramic, for as long as you own the car. Our package warranty is separate: 5 years with Basic, 10 with Premium, lifetime with ceramic.',
      },
      {
        claim: '10-year warranty on paint protection film',
        proof: 'From the film’s manufacturer, for hood, bumper and larger coverage alike.',
      },
      {
        claim: '99% UV protection',
        proof:
          'Every row of our hybrid and carbon tables blocks at least that much. For ceramic, it’s the manufacturer’s claim.',
      },
      {
        claim: 'Certified technicians and premium materials',
        proof: 'Ask your installer to show you the certificate and the label on the film box.',
      },
      {
        claim: '100% satisfaction',
        proof:
          'You look over every window with the installer before the crew packs up. If you don’t like something, say so while they’re there.',
      },
    ],
    table: 'Compare the measured tables',
  },
  closing: {
    heading: 'Meet us in your driveway',
    text: 'Pick a time, or call your regional line and ask whatever this page left out.',
    book: 'Book Now',
  },
} as const satisfies AboutPage;
