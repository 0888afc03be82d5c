import type { HomeWords } from '@tintforge/content/page-shapes';
import type { FilmCard, HomeComparisonRow, Reviews } from '@tintforge/content/shapes';

/** The bars are the claims of a manufacturer whose film may not be yours. */
// @owner the claims of the films that you install
const filmCards: readonly FilmCard[] = [
  {
    filmType: 'Ceramic Film',
    name: 'Ceramic',
    tier: '$$$',
    badge: 'Best',
    description: 'Keeps infrared out in light shades too.',
    benefits: ['Works in light shades', 'No metal', 'Lifetime package warranty while you own the car'],
    uvProtection: 99,
    heatRejection: 95,
    signalInterference: 0,
    link: 'Ceramic in detail',
  },
  {
    filmType: 'Hybrid Film',
    name: 'Hybrid',
    tier: '$',
    badge: 'Good',
    description: 'A ceramic and a carbon layer, in charcoal.',
    benefits: ['Our lowest price', 'Charcoal', '3-year package warranty'],
    uvProtection: 90,
    heatRejection: 80,
    signalInterference: 10,
    link: 'Hybrid in detail',
  },
  {
    filmType: 'Carbon Film',
    name: 'Carbon',
    tier: '$$',
    badge: 'Better',
    description: 'Black through and through, without metal.',
    benefits: ['Privacy', 'Color from carbon', '5-year package warranty'],
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
  { feature: 'Price', ceramic: '$$$', hybrid: '$', carbon: '$$' },
];

/** Words and figures of the start page below its first screen. */
// @owner the sentences about the shop
export const homeWords = {
  services: {
    heading: 'What we do',
    lead: 'Window film for cars, installed where you park.',
    automotive: {
      title: 'Car window tinting',
      description: 'Sedans, SUVs, trucks and luxury cars.',
      time: '2–3 hours for most cars',
      from: (price: string) => `From ${price}`,
      link: 'See how it goes',
    },
  },
  films: {
    heading: 'Three films',
    lead: 'They differ in heat, in look and in price.',
    cards: filmCards,
    source: 'A sample manufacturer’s claims, as ratings from 0 to 100.',
    bars: (film: string) => `${film} film, by a sample manufacturer’s claims`,
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
    shades: 'Shades',
    shadesTitle: (film: string, percents: readonly number[]) => `${film}: ${percents.join(', ')} percent`,
    rows: comparisonRows,
    note: 'Percentages are a sample manufacturer’s published claims; for its measured figures, see the tables for',
    noteEnd: 'Ask us for the figures of the film that we install.',
    and: 'and',
    link: 'All points compared',
  },
  brands: { heading: 'Who makes our film' },
  testimonials: {
    heading: 'What customers say',
    summary: ({ rating, count }: Reviews) => `${rating} of 5 from ${count} ${count === 1 ? 'rating' : 'ratings'}`,
  },
  about: {
    heading: 'How we work',
    lead: 'We come to you, and we measure.',
    points: [
      { title: 'At your address', text: 'Home or work, in a garage or solid shade.' },
      { title: 'Metered', text: 'The meter touches the glass before the knife touches the film.' },
      { title: 'Open prices', text: 'You see the whole price before you give us a name.' },
      { title: 'Within the law', text: '{{frontLimit}}' },
    ],
    link: 'Who we are',
    gallery: 'The gallery',
  },
  closing: { heading: 'Pick a shade. We bring the rest.', text: 'You see the full price before you pay.', book: 'Book Now' },
} as const satisfies HomeWords;
