import { openDaysText, regions } from '@tintforge/content/in-force';
import type { AboutPage } from '@tintforge/content/page-shapes';
import { brand } from '../brand';

/** The words of /about-us. Members are roles and not people; each reason names its source. */
export const aboutPage = {
  heading: 'Four crews and a notebook',
  lead: `${brand.name} started in ${brand.foundedYear} with one van, one meter and a rule: write the number down.`,
  book: 'Find a Start Time',
  areas: 'Where we go',
  picture: 'An open installation van with rolls of film, parked in front of a house',
  figures: {
    label: `${brand.name} in figures`,
    founded: { label: 'Started', note: 'on the Front Range' },
    regions: { label: 'Regions', note: 'a line and a calendar each' },
    shades: { label: 'Shades', note: 'across three films; five rows of Mica are interpolated and marked ≈' },
    starts: { label: 'Starts a day', note: `first at 7:30, ${openDaysText(regions)}` },
  },
  story: {
    heading: 'How this came about',
    paragraphs: [
      'A tint shop is a warm room without dust. Most houses on the Front Range have one already, with bikes in it. We bring the rest.',
      'The number on a roll of film is not the number on your window. Glass takes its share first, and Colorado’s 27% counts both. So we read the glass, tell you what each film would make of it, and read it again when we’re done.',
      'Everything else is plain dealing. The price is on the page before your name is. A start is shown only if a crew has the hours. If you change your mind a day ahead, it costs nothing.',
    ],
  },
  values: {
    heading: 'What we argue about in the van',
    items: [
      { name: 'Dust', text: 'One grain under film is there for good. We’d rather redo a pane than explain it.' },
      { name: 'Numbers', text: 'If we can’t say where a figure is from, it isn’t on this site.' },
      { name: 'Weather', text: 'Hail at three, sun at four. We start early and want a roof.' },
      { name: 'Daylight', text: 'We’ll talk you out of a shade you can’t drive in. It has cost us sales.' },
    ],
  },
  // @owner the roles of the team
  team: {
    heading: 'Who turns up',
    lead: 'Two people per van. A third keeps the calendar honest.',
    picture: 'A sedan on the high plain early in the morning, half of it seen through film',
    members: [
      { role: 'Bench', text: 'Runs the plotter, matches the roll, hands over five pieces that fit.' },
      { role: 'Glass', text: 'Cleans, reads, lays, reads. Walks around the car with you at the end.' },
      { role: 'Calendar', text: 'Knows which crew is where, and what 36 and Colfax look like right now.' },
    ],
  },
  reasons: {
    heading: 'Say so, show so',
    lead: 'On the left, what we say. On the right, how you can tell.',
    items: [
      { claim: 'We come to you', proof: 'One price at any address in both regions. The drive is in it.' },
      {
        claim: 'Same-day starts in Denver',
        proof: 'From four hours ahead, if a crew has room. The calendar says whether one has.',
      },
      {
        claim: 'A number for every pane',
        proof: 'The crew’s readings are on your booking’s page the same day, with the law they were held to.',
      },
      {
        claim: 'Lifetime warranty on Mica',
        proof: 'Ours with Summit packages, while you own the car. The manufacturer’s is a separate one.',
      },
      { claim: '10 years on paint film', proof: 'From the film’s manufacturer, on every size of coverage.' },
      {
        claim: '99% of ultraviolet stopped',
        proof: 'In every row of the tables of Shale and Basalt. For Mica, it’s the manufacturer’s claim.',
      },
    ],
    table: 'Look at the tables',
  },
  closing: {
    heading: 'Come and see a notebook',
    text: 'Or rather, we’ll bring it.',
    book: 'Book Now',
  },
} as const satisfies AboutPage;
