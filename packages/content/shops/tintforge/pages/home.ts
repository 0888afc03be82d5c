import { printedTwoWays } from '@tintforge/content/in-force';
import type { HomeWords } from '@tintforge/content/page-shapes';
import type { FilmCard, HomeComparisonRow, Reviews } from '@tintforge/content/shapes';
import { ppfPage } from './ppf-service';

const filmCards: readonly FilmCard[] = [
  {
    filmType: 'Ceramic Film',
    name: 'Ceramic',
    tier: '$$$',
    badge: 'Premium',
    description:
      'The coolest cabin and the clearest signal. Ceramic particles stop infrared, so light shades work too.',
    benefits: [
      'A cool cabin in a light shade',
      'No metal, no dead spots',
      'Lifetime package warranty while you own the car',
    ],
    uvProtection: 99,
    heatRejection: 95,
    signalInterference: 0,
    link: 'Ceramic in detail',
  },
  {
    filmType: 'Hybrid Film',
    name: 'Hybrid',
    tier: '$',
    badge: 'Value',
    description: 'A sleek charcoal finish with a ceramic and a carbon layer: the balance of looks and price.',
    benefits: ['Our lowest-priced packages', 'Measured heat rejection close to ceramic', '5-year package warranty'],
    uvProtection: 90,
    heatRejection: 80,
    signalInterference: 10,
    link: 'Hybrid in detail',
  },
  {
    filmType: 'Carbon Film',
    name: 'Carbon',
    tier: '$$',
    badge: 'Mid-range',
    description: 'Matte and black through and through. Eight shades from light to dark, and no metal in the film.',
    benefits: ['Privacy behind the driver', 'Color from carbon, not dye', '10-year package warranty'],
    uvProtection: 85,
    heatRejection: 70,
    signalInterference: 15,
    link: 'Carbon in detail',
  },
];

const comparisonRows: readonly HomeComparisonRow[] = [
  { feature: 'UV rejection', ceramic: '99%', hybrid: '95%', carbon: '90%' },
  { feature: 'Heat reduction', qualifier: 'up to', ceramic: '80%', hybrid: '65%', carbon: '50%' },
  { feature: 'Glare reduction', qualifier: 'up to', ceramic: '90%', hybrid: '85%', carbon: '80%' },
  { feature: 'Signal interference', ceramic: 'None', hybrid: 'Minimal', carbon: 'Very low' },
  { feature: 'Manufacturer warranty', ceramic: 'Lifetime', hybrid: '15 years', carbon: '10 years' },
  { feature: 'Price', ceramic: '$$$ premium', hybrid: '$ value', carbon: '$$ mid-range' },
];

/** Words and figures of the start page below its first screen. */
export const homeWords = {
  services: {
    heading: 'One sun, three kinds of glass',
    lead: 'The same light reaches your car, your house and your shop. What it does once it’s through the glass is up to the film.',
    automotive: {
      title: 'Automotive tinting',
      description: 'Sedans, SUVs, trucks and luxury cars, cut by computer and installed where you park.',
      /** The longest packages take up to four (docs/product.md of the repository, Catalog). */
      time: '2–3 hours for most cars',
      from: (price: string) => `From ${price}`,
      link: 'See automotive tinting',
    },
    residential: {
      title: 'Residential tinting',
      description: 'Keep the view, lose the glare. Solar, privacy and decorative films for lived-in rooms.',
      facts: ['Homes and condos', 'Free quote'],
      link: 'See residential tinting',
    },
    commercial: {
      title: 'Commercial tinting',
      /** 30% HVAC savings: docs/film.md of the repository, Claims. */
      description:
        'Offices, shops, hotels and restaurants. Cuts HVAC energy use by up to 30%, according to the film manufacturer.',
      facts: ['After hours possible', 'Free quote'],
      link: 'See commercial tinting',
    },
  },
  ppf: {
    heading: 'Paint protection film',
    text: 'Clear film over the panels that meet the road first. Light scratches in it heal in the sun, and it comes off without harm to the paint. 10-year manufacturer warranty.',
    picture: 'A car from above, film on its whole front',
    from: 'from',
    prices: ppfPage.coverage.options.map(({ name, fromCents }) => ({ coverage: name, fromCents })),
    link: 'See coverage and process',
    benefits: 'Six benefits of PPF',
  },
  films: {
    heading: 'How the three films differ',
    lead: 'All three stop ultraviolet light. They differ in heat, in price and in what they are made of.',
    cards: filmCards,
    source: 'The manufacturer’s claims, as ratings from 0 to 100. The measured table is on the film’s page.',
    bars: (film: string) => `${film} film, by the manufacturer’s claims`,
    uvProtection: 'UV protection',
    heatRejection: 'Heat rejection',
    signalInterference: 'Signal interference',
    layers: {
      title: (film: string) => `The layers of ${film.toLowerCase()} film on glass`,
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
    heading: 'Side by side',
    caption: 'The three films compared',
    feature: 'Feature',
    shades: 'Shades on the shelf',
    shadesTitle: (film: string, percents: readonly number[]) => `${film}: ${percents.join(', ')} percent`,
    rows: comparisonRows,
    /** 16 CFR 239.4: whose lifetime. */
    note: 'Each pane shows the film at its actual shade over the same sunset. Percentages are the manufacturers’ published claims; for measured figures, see the tables for',
    noteEnd: `Lifetime means as long as you own the car. ${printedTwoWays} Your package’s warranty is separate: 5 years, 10 years or lifetime.`,
    and: 'and',
    link: 'All eight points compared',
  },
  brands: { heading: 'Film from manufacturers we trust' },
  testimonials: {
    heading: 'What customers say',
    summary: ({ rating, count }: Reviews) => `${rating} of 5 from ${count} ratings`,
  },
  about: {
    heading: 'Metered, cut, and signed for',
    lead: 'We have tinted on the Gulf coast since 2015, and we come to you.',
    points: [
      {
        title: 'Certified technicians',
        text: 'People who tint every day install your film, and the meter touches the glass before the knife touches the film.',
      },
      {
        title: 'Premium materials',
        text: 'Three film series, each with its own table. The film’s name goes on the label in your door jamb.',
      },
      { title: '100% satisfaction', text: 'If an edge lifts, we come back and do that pane again.' },
      {
        title: 'Within Florida’s limits',
        text: 'Front side windows keep 28% of the light or more. We measure first and tell you before we cut.',
      },
    ],
    link: 'Who we are',
    gallery: 'Before and after in the gallery',
  },
  closing: {
    heading: 'Pick a shade. We bring the shop.',
    text: 'Seven steps. You see the full price, tax included, before you pay, and you can reschedule free up to 24 hours before.',
    book: 'Book Installation',
  },
} as const satisfies HomeWords;
