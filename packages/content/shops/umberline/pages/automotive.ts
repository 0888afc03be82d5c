import { formatCents } from '@tintforge/booking-core';
import { packages } from '@tintforge/content/in-force';

const fromPrice = formatCents(Math.min(...packages.map(({ priceCents }) => priceCents)));

/** /services/automotive-tinting. Figures: `films`. Law: C.R.S. 42-4-227. */
export const automotivePage = {
  hero: {
    heading: 'Your garage is the shop',
    lead: 'We back the van up to it, read every pane with a meter, cut the film on the bench inside and lay it on. You’re 20 steps from your coffee.',
    claims: [
      `From ${fromPrice}, Colorado state and local sales tax included`,
      'One visit, every side window and the rear',
    ],
    book: 'Find a Start Time',
    picture: 'A sedan with its windows tinted to one shade',
  },
  /**
   * The law, window by window. `vltPercent` is the shade of the sample next to it, and of that window in the picture.
   */
  windows: {
    heading: 'What Colorado asks of each window',
    items: [
      {
        pane: 'windshield',
        name: 'Windshield',
        rule: '70% or lighter',
        text: 'A strip of at most 4 inches along the top may be darker, though never red or amber.',
        vltPercent: 70,
      },
      {
        pane: 'front',
        name: 'Front side windows',
        rule: '27% or lighter',
        text: 'Glass and film read together, in one beam.',
        vltPercent: 35,
      },
      {
        pane: 'rear',
        name: 'Rear side windows',
        rule: '27% or lighter',
        text: 'Or any shade, if the front side windows and the windshield let 70% through.',
        vltPercent: 35,
      },
      {
        pane: 'quarter',
        name: 'Rear quarter glass',
        rule: '27% or lighter',
        text: 'The same choice: clear in front buys dark behind.',
        vltPercent: 35,
      },
      {
        pane: 'back',
        name: 'Back glass',
        rule: '27% or lighter',
        text: 'One piece, shrunk to the curve with heat, defroster lines and all.',
        vltPercent: 35,
      },
    ],
    note: 'Colorado Revised Statutes 42-4-227, for cars registered in Colorado. Film that looks metallic or mirrored isn’t allowed on any window. Percentages are the light that glass and film let through together.',
  },
  benefits: {
    heading: 'What you’d notice on Monday',
    /** Heat and UV are claims. Glare and privacy: the row Shale 35 of the measured table. */
    items: [
      {
        name: 'Heat',
        qualifier: 'up to',
        figure: '80%',
        text: 'less of it through the glass. A car parked at altitude bakes; this one bakes less.',
        source: 'maker',
      },
      {
        name: 'Ultraviolet',
        qualifier: undefined,
        figure: '99%',
        text: 'stays outside. The arm on the sill and the top of the dash are who you do it for.',
        source: 'maker-and-table',
      },
      {
        name: 'Glare',
        qualifier: undefined,
        figure: '53%',
        text: 'less with Shale 35, as measured. Low sun on wet road, low sun on snow.',
        source: 'hybrid-table',
      },
      {
        name: 'Privacy',
        qualifier: undefined,
        figure: '35%',
        text: 'of the light gets through Shale 35: enough to drive by, not enough to read a bag on the seat at a trailhead.',
        source: 'hybrid-table',
      },
    ],
    makerClaim: { text: 'The manufacturer’s claim;', link: 'the measured table stops at 66%' },
    makerClaimMeasured: { text: 'The manufacturer’s claim, and the figure in', link: 'the measured table of Shale' },
    measured: { text: 'From', link: 'the measured table of Shale' },
  },
  process: {
    heading: 'Clean, cut, lay',
    lead: 'Two hours for most packages, four for the longest. The garage door stays down; wind and film don’t mix.',
    steps: [
      {
        id: 'preparation',
        name: 'Clean and read',
        text: 'Glass and seals washed of dust and road salt, then the meter. You see the number.',
        time: '30 min',
        picture: 'The glass is sprayed and squeegeed clean',
      },
      {
        id: 'cutting',
        name: 'Cut',
        text: 'The plotter in the van has your car’s pattern. Blades stay away from your glass.',
        time: '20 min',
        picture: 'A plotter cuts the film to the pattern of each window',
      },
      {
        id: 'installation',
        name: 'Lay and read again',
        text: 'On wet, pressed flat, read once more. Windows stay up for 3 to 5 days.',
        time: '70–190 min',
        picture: 'Film is pressed flat onto the glass by hand',
      },
    ],
  },
  films: {
    heading: 'Which film?',
    lead: 'We carry three. If you’d rather not read tables: Shale.',
    shades: (film: string, percents: readonly number[]) => `${film} in shades of ${percents.join(', ')} percent`,
    items: [
      {
        filmType: 'Mica Film',
        tier: '$$$',
        tierName: 'highest price',
        text: 'our ceramic: up to 95% infrared rejected, in shades you can see out of',
      },
      {
        filmType: 'Shale Film',
        tier: '$$',
        tierName: 'middle price',
        text: 'our hybrid: charcoal, and nearly Mica on measured heat',
      },
      {
        filmType: 'Basalt Film',
        tier: '$',
        tierName: 'lowest price',
        text: 'our carbon: true black, no metal, no dye',
      },
    ],
  },
  gallery: {
    heading: 'Three that left this way',
    /** Products of the film tables: on the front side windows, and behind the driver. */
    items: [
      { vehicle: 'suv', front: 'Shale 35', rear: 'Shale 35', tag: 'Shale 35 all around' },
      { vehicle: 'truck', front: 'Basalt 30', rear: 'Basalt 30', tag: 'Basalt 30 all around' },
      { vehicle: 'coupe', front: 'Mica 50', rear: 'Mica 37', tag: 'Mica 50 and 37' },
    ],
    wayOn: 'Pull the film yourself',
  },
  closing: {
    heading: 'Car, film, morning',
    text: 'It takes about four minutes. The whole price is there before you pay, and moving is free up to 24 hours before.',
    book: 'Find a Start Time',
  },
} as const;
