import { printedTwoWays } from '@tintforge/content/in-force';
import type { HomeWords } from '@tintforge/content/page-shapes';
import type { FilmCard, HomeComparisonRow, Reviews } from '@tintforge/content/shapes';
import { ppfPage } from './ppf-service';

const filmCards: readonly FilmCard[] = [
  {
    filmType: 'Mica Film',
    name: 'Mica',
    tier: '$$$',
    badge: 'Summit',
    description: 'Our ceramic film. Turns infrared back without taking the light: you can go pale and still feel it.',
    benefits: ['Works in light shades', 'Nothing metallic in it', 'Lifetime package warranty while you own the car'],
    uvProtection: 99,
    heatRejection: 95,
    signalInterference: 0,
    link: 'Read about Mica',
  },
  {
    filmType: 'Shale Film',
    name: 'Shale',
    tier: '$$',
    badge: 'Treeline',
    description: 'A hybrid: carbon for the tone, ceramic for the heat. Charcoal, even, quiet.',
    benefits: ['Close to Mica on measured heat', 'The one we’d put on a ski car', '8-year package warranty'],
    uvProtection: 90,
    heatRejection: 80,
    signalInterference: 10,
    link: 'Read about Shale',
  },
  {
    filmType: 'Basalt Film',
    name: 'Basalt',
    tier: '$',
    badge: 'Foothill',
    description:
      'Our carbon film. Black that stays black, since it isn’t dyed: eight steps from barely there to night.',
    benefits: ['Our least expensive packages', 'No metal layer', '3-year package warranty'],
    uvProtection: 85,
    heatRejection: 70,
    signalInterference: 15,
    link: 'Read about Basalt',
  },
];

const comparisonRows: readonly HomeComparisonRow[] = [
  { feature: 'Ultraviolet', ceramic: '99%', hybrid: '95%', carbon: '90%' },
  { feature: 'Heat', qualifier: 'up to', ceramic: '80%', hybrid: '65%', carbon: '50%' },
  { feature: 'Glare', qualifier: 'up to', ceramic: '90%', hybrid: '85%', carbon: '80%' },
  { feature: 'Radio and phone', ceramic: 'None', hybrid: 'Minimal', carbon: 'Very low' },
  { feature: 'Manufacturer warranty', ceramic: 'Lifetime', hybrid: '15 years', carbon: '10 years' },
  { feature: 'Price', ceramic: '$$$', hybrid: '$$', carbon: '$' },
];

/** Words and figures of the start page below its first screen. */
export const homeWords = {
  services: {
    heading: 'Two trades, one van',
    lead: 'Film on glass and film on paint. We do cars, and we do them where they’re parked.',
    automotive: {
      title: 'Window film for cars',
      description: 'Sedans, SUVs, trucks and the low ones with frameless doors. Cut by plotter, fitted in your garage.',
      /** The longest package takes four (packages.ts). */
      time: '2–4 hours, by package',
      from: (price: string) => `From ${price}`,
      link: 'How it goes, pane by pane',
    },
  },
  ppf: {
    heading: 'And for the paint',
    text: 'Clear film over hood, fenders and bumper, where the sand of a winter pass lands. It heals light scratches as it warms and peels off when you sell. Its manufacturer stands behind it for 10 years.',
    picture: 'A car from above, clear film on its whole front',
    from: 'from',
    prices: ppfPage.coverage.options.map(({ name, fromCents }) => ({ coverage: name, fromCents })),
    link: 'Coverage and prices',
    benefits: 'What it does, in six parts',
  },
  films: {
    heading: 'Three films, honestly',
    lead: 'None of them lets much ultraviolet through. They part ways on heat, on tone and on what you pay.',
    cards: filmCards,
    source: 'The manufacturer’s claims, as ratings from 0 to 100. What was measured is on the film’s own page.',
    bars: (film: string) => `${film} Film, by the manufacturer’s claims`,
    uvProtection: 'UV stopped',
    heatRejection: 'Heat out',
    signalInterference: 'Signal disturbed',
    layers: {
      title: (film: string) => `What ${film} Film is made of, on glass`,
      glass: 'Glass',
      adhesive: 'Adhesive',
      'uv-polyester': 'UV polyester',
      ceramic: 'Ceramic',
      carbon: 'Carbon',
      polyester: 'Polyester',
      'hard-coat': 'Hard coat',
    },
  },
  comparison: {
    heading: 'In one table',
    caption: 'Our three films next to each other',
    feature: 'Question',
    shades: 'Shades we carry',
    shadesTitle: (film: string, percents: readonly number[]) => `${film}: ${percents.join(', ')} percent`,
    rows: comparisonRows,
    /** 16 CFR 239.4: whose lifetime. */
    note: 'Each little pane has its film’s true darkness, in front of the same dusk. Percentages are the manufacturers’ published claims; what was measured is in the tables for',
    noteEnd: `Lifetime means while you own the car. ${printedTwoWays} The warranty of your package is a separate one: 3 years, 8 years or lifetime.`,
    and: 'and',
    link: 'All eight questions',
  },
  brands: { heading: 'Who makes the film' },
  testimonials: {
    heading: 'From the comment box',
    summary: ({ rating, count }: Reviews) => `${rating} of 5 across ${count} ratings`,
  },
  /** Altitude and snow: World Health Organization, Global Solar UV Index, A Practical Guide, 2002. */
  about: {
    heading: 'Thin air, thick notebook',
    lead: 'A reading for every pane, on paper and on your booking. It has been our habit since 2019.',
    points: [
      {
        title: 'The sun is closer to the bone here',
        text: 'The World Health Organization puts ultraviolet at 10 to 12% more for every 1,000 meters you climb. Denver sits at about 1,600.',
      },
      {
        title: 'Snow is a second sun',
        text: 'Fresh snow throws back as much as 80% of the ultraviolet that lands on it, says the World Health Organization again. It comes in from below, where a visor does nothing.',
      },
      {
        title: 'Film isn’t armor',
        text: 'It won’t stop hail, and we won’t say it does. We do work in your garage while it’s coming down.',
      },
      {
        title: 'The law is short',
        text: 'Colorado asks for 27% on the side windows, glass and film together. We read yours before we cut.',
      },
    ],
    link: 'Who turns up',
    gallery: 'Pull film over four cars',
  },
  closing: {
    heading: 'Clear a space in the garage.',
    text: 'Pick a car, a film and a start. The whole price shows before you pay, taxes in it, and you can move the date free up to 24 hours before.',
    book: 'Find a Start Time',
  },
} as const satisfies HomeWords;
