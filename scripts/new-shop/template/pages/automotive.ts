import { formatCents } from '@tintforge/booking-core';
import { packages } from '@tintforge/content/in-force';

const fromPrice = formatCents(Math.min(...packages.map(({ priceCents }) => priceCents)));

/** /services/automotive-tinting. The law's figures: `home-law.ts`. */
export const automotivePage = {
  hero: {
    heading: 'Car windows, tinted where you park',
    lead: 'We meter your glass, cut by computer and install at your address.',
    claims: [`From ${fromPrice}`, 'Side windows and rear glass in one visit'],
    book: 'Book Now',
    picture: 'A sedan with tinted windows',
  },
  /** The law, window by window. `vltPercent` is the shade of the sample next to it, and of that window in the picture. */
  windows: {
    heading: 'What {{state}} allows on each window',
    items: [
      {
        pane: 'windshield',
        name: 'Windshield',
        rule: 'Ask us first',
        text: 'We leave it as it is, except for what {{state}} allows along the top.',
        vltPercent: 70,
      },
      {
        pane: 'front',
        name: 'Front side windows',
        rule: '{{frontRule}}',
        text: '{{frontText}}',
        vltPercent: {{frontSample}},
      },
      { pane: 'rear', name: 'Rear side windows', rule: '{{rearRule}}', text: '{{rearText}}', vltPercent: {{rearSample}} },
      { pane: 'quarter', name: 'Rear quarter glass', rule: '{{rearRule}}', text: '{{rearText}}', vltPercent: {{rearSample}} },
      { pane: 'back', name: 'Back glass', rule: '{{backRule}}', text: '{{backText}}', vltPercent: {{rearSample}} },
    ],
    note: '{{stateCode}}, for cars registered in {{state}}. Percentages are shares of light that the law asks for.{{exemption}}',
  },
  benefits: {
    heading: 'What changes',
    /** Heat and UV are claims. Glare: the row Hybrid 35 of the measured table. */
    // @owner the figures of the films that you install, and who states them
    items: [
      { name: 'Heat', qualifier: 'up to', figure: '80%', text: 'less heat through the glass.', source: 'maker' },
      {
        name: 'Ultraviolet',
        qualifier: undefined,
        figure: '99%',
        text: 'of ultraviolet light stays outside.',
        source: 'maker-and-table',
      },
      {
        name: 'Glare',
        qualifier: undefined,
        figure: '53%',
        text: 'less glare with Hybrid 35, as measured.',
        source: 'hybrid-table',
      },
    ],
    makerClaim: { text: 'A sample manufacturer’s claim;', link: 'its measured table stops at 66%' },
    makerClaimMeasured: { text: 'A sample manufacturer’s claim, and the figure in', link: 'its measured hybrid table' },
    measured: { text: 'From a sample manufacturer’s', link: 'measured hybrid table' },
  },
  process: {
    heading: 'Three steps',
    lead: 'Most jobs take 2 to 3 hours.',
    steps: [
      {
        id: 'preparation',
        name: 'Preparation',
        text: 'The glass is cleaned and metered.',
        time: '25 min',
        picture: 'The glass is sprayed and squeegeed clean',
      },
      {
        id: 'cutting',
        name: 'Cutting',
        text: 'A plotter cuts the pattern of your car.',
        time: '20 min',
        picture: 'A plotter cuts the film to the pattern of each window',
      },
      {
        id: 'installation',
        name: 'Installation',
        text: 'Film goes on wet and is pressed flat. Keep the windows up for 3 to 5 days.',
        time: '75–135 min',
        picture: 'Film is pressed flat onto the glass by hand',
      },
    ],
  },
  films: {
    heading: 'Which film to choose',
    lead: 'Three films that differ in heat, look and price.',
    shades: (film: string, percents: readonly number[]) => `${film} in shades of ${percents.join(', ')} percent`,
    items: [
      { filmType: 'Ceramic Film', tier: '$$$', tierName: 'premium price', text: 'works in light shades too' },
      { filmType: 'Carbon Film', tier: '$$', tierName: 'middle price', text: 'black, without metal' },
      { filmType: 'Hybrid Film', tier: '$', tierName: 'value price', text: 'charcoal, two layers' },
    ],
  },
  gallery: {
    heading: 'Examples',
    /** Products of the film tables: on the front side windows, and behind the driver. */
    items: [
      { vehicle: 'suv', front: 'Hybrid 50', rear: 'Hybrid 50', tag: 'Hybrid 50' },
      { vehicle: 'truck', front: 'Carbon 70', rear: 'Carbon 70', tag: 'Carbon 70' },
    ],
    wayOn: 'More in the gallery',
  },
  closing: { heading: 'Pick a time', text: 'You see the full price before you pay.', book: 'Book Now' },
} as const;
