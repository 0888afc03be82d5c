import { formatCents } from '@tintforge/booking-core';
import { packages } from '@tintforge/content/in-force';

const fromPrice = formatCents(Math.min(...packages.map(({ priceCents }) => priceCents)));

/** /services/automotive-tinting. Figures: docs/film.md of the repository, Claims. Law: Florida Statutes 316.2951–316.2954. */
export const automotivePage = {
  hero: {
    heading: 'Five windows, five rules, one afternoon',
    lead: 'Each window on your car has its own limit in Florida. We meter the bare glass, cut by computer and install all of it where you park, in 2 to 3 hours.',
    claims: [`From ${fromPrice}, Florida sales tax included`, 'Front side, rear side and back glass in one visit'],
    book: 'Book Installation',
    picture: 'A sedan with its five windows tinted to five shades',
  },
  /**
   * The law, window by window. `vltPercent` is the shade of the sample next to it, and of that window in the picture.
   */
  windows: {
    heading: 'What Florida allows on each window',
    items: [
      {
        pane: 'windshield',
        name: 'Windshield',
        rule: 'AS/1 strip only',
        text: 'Clear film across the top of the glass only, down to the AS/1 line.',
        vltPercent: 70,
      },
      {
        pane: 'front',
        name: 'Front side windows',
        rule: '28% or lighter',
        text: 'The meter reads glass and film together.',
        vltPercent: 35,
      },
      {
        pane: 'rear',
        name: 'Rear side windows',
        rule: '15% or lighter',
        text: 'Multipurpose vehicles have their own limit, 6%. We check yours.',
        vltPercent: 20,
      },
      {
        pane: 'quarter',
        name: 'Rear quarter glass',
        rule: '15% or lighter',
        text: 'Cut as one piece, no seam.',
        vltPercent: 20,
      },
      {
        pane: 'back',
        name: 'Back glass',
        rule: '15% or lighter',
        text: 'Heat-shrunk to the curve. With dark film here, an older version of the law requires two outside mirrors.',
        vltPercent: 15,
      },
    ],
    note: 'Florida Statutes 316.2951 to 316.2954, for cars registered in Florida. Percentages are the light that glass and film let through together.',
  },
  benefits: {
    heading: 'What changes on the drive home',
    /** Heat and UV are claims. Glare and privacy: the rows Hybrid 35 and Hybrid 20 of the measured table. */
    items: [
      {
        name: 'Heat rejection',
        qualifier: 'up to',
        figure: '80%',
        text: 'less heat through the glass. The cabin is ready when you are, and the air conditioning works less.',
        source: 'maker',
      },
      {
        name: 'UV protection',
        qualifier: undefined,
        figure: '99%',
        text: 'of ultraviolet light stays outside. Leather, dashboard and the arm by the window last longer.',
        source: 'maker-and-table',
      },
      {
        name: 'Glare reduction',
        qualifier: undefined,
        figure: '53%',
        text: 'less glare with Hybrid 35, as measured. Low sun on I-275 stops being a wall of light.',
        source: 'hybrid-table',
      },
      {
        name: 'Privacy',
        qualifier: undefined,
        figure: '19%',
        text: 'of the light gets through Hybrid 20 behind the driver: bags on the seat are hard to see, the road isn’t.',
        source: 'hybrid-table',
      },
    ],
    makerClaim: { text: 'The manufacturer’s claim;', link: 'the measured table stops at 66%' },
    makerClaimMeasured: { text: 'The manufacturer’s claim, and the figure in', link: 'the measured hybrid table' },
    measured: { text: 'From', link: 'the measured hybrid table' },
  },
  process: {
    heading: 'Three steps in your driveway',
    lead: 'Most jobs take 2 to 3 hours, the longest package up to 4. Stay and watch, or hand over the keys and go back to work.',
    steps: [
      {
        id: 'preparation',
        name: 'Preparation',
        text: 'The glass is washed, clayed and metered. You see the reading, pane by pane.',
        time: '25 min',
        picture: 'The glass is sprayed and squeegeed clean',
      },
      {
        id: 'cutting',
        name: 'Precision Cutting',
        text: 'A plotter cuts your car’s own pattern. No blade touches your glass.',
        time: '20 min',
        picture: 'A plotter cuts the film to the pattern of each window',
      },
      {
        id: 'installation',
        name: 'Installation',
        text: 'Film goes on wet and is squeegeed flat. Wait 3 to 5 days before rolling the windows down.',
        time: '75–135 min',
        picture: 'Film is pressed flat onto the glass by hand',
      },
    ],
  },
  films: {
    heading: 'Which film to choose',
    lead: 'Three films, one plotter. They differ in heat, signal and price.',
    shades: (film: string, percents: readonly number[]) => `${film} in shades of ${percents.join(', ')} percent`,
    /** Price tiers: docs/film.md of the repository, Claims. */
    items: [
      {
        filmType: 'Ceramic Film',
        tier: '$$$',
        tierName: 'premium price',
        text: 'up to 95% infrared rejected, zero signal interference',
      },
      { filmType: 'Carbon Film', tier: '$$', tierName: 'mid-range price', text: 'a matte black with no metal in it' },
      {
        filmType: 'Hybrid Film',
        tier: '$',
        tierName: 'value price',
        text: 'charcoal finish, the balance of looks and price',
      },
    ],
  },
  gallery: {
    heading: 'Gallery',
    /** Products of the film tables: on the front side windows, and behind the driver. */
    items: [
      { vehicle: 'suv', front: 'Hybrid 35', rear: 'Hybrid 20', tag: 'Hybrid 35 and 20' },
      { vehicle: 'coupe', front: 'Ceramic IR 50', rear: 'Ceramic IR 25', tag: 'Ceramic IR 50 and 25' },
      { vehicle: 'truck', front: 'Carbon 30', rear: 'Carbon 15', tag: 'Carbon 30 and 15' },
    ],
    wayOn: 'Before and after in the gallery',
  },
  closing: {
    heading: 'Pick the car, the film and a time',
    text: 'Seven steps, about four minutes. You see the full price before you pay, and you can reschedule free up to 24 hours before.',
    book: 'Book Installation',
  },
} as const;
