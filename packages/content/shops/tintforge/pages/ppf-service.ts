import type { PpfPage } from '@tintforge/content/page-shapes';

/**
 * /services/paint-protection-film. Starting prices in cents, the warranty and how long it takes: docs/film.md of the
 * repository, Time, cure and coverage.
 */
// @owner starting prices, and where paint film is fitted
export const ppfPage = {
  hero: {
    heading: 'A clear layer where the stones land',
    lead: 'Paint protection film takes the chips, the bugs and the wash marks so your paint doesn’t. 10-year manufacturer warranty.',
    claims: ['Self-healing topcoat', 'Custom cutting by computer', 'Removable without damage'],
    quote: 'Get PPF Quote',
    call: (phone: string) => `Call ${phone}`,
    more: 'PPF Benefits',
    picture: 'A sedan from the front with paint film on hood, fenders, bumper, headlights and mirrors',
  },
  benefits: {
    heading: 'What hits a hood on I-75',
    lead: 'The film is there to take the hit. What lands on it wipes off, heals in the sun, or gets replaced one panel at a time.',
    picture: 'Paint in cross-section, with stones striking the film above it',
    items: [
      {
        name: 'Stone chips',
        text: 'The film takes the strike that would chip the clear coat. It gives way and springs back.',
      },
      { name: 'Light scratches', text: 'Swirls from washing heal as the topcoat warms in the sun.' },
      { name: 'Stains', text: 'Bird droppings, tree sap and lovebugs stay on the film. Wipe them off within days.' },
      {
        name: 'Sun and salt',
        text: 'The film takes the ultraviolet light and the salt air first. Paint under it ages more slowly.',
      },
    ],
  },
  coverage: {
    heading: 'How much of the car',
    lead: 'Starting prices, Florida sales tax included. The car’s size and shape decide the rest; you get the exact price before we cut.',
    from: 'from',
    options: [
      {
        id: 'partial',
        name: 'Partial Front',
        fromCents: 89_900,
        text: 'Leading edge of hood and fenders, front bumper, mirrors.',
        time: '6–10 hours',
        place: 'In a closed garage',
      },
      {
        id: 'full-front',
        name: 'Full Front',
        fromCents: 149_900,
        text: 'All of hood and fenders, front bumper, headlights, mirrors. No edge across the hood.',
        time: '1–2 days',
        place: 'In a closed garage',
      },
      {
        id: 'full-vehicle',
        name: 'Full Vehicle',
        fromCents: 399_900,
        text: 'Every painted panel, edges wrapped where the panel allows it.',
        time: '3–5 days',
        place: 'In a closed garage, free of wind and dust',
      },
    ],
    picture: (name: string) => `Car from above: what ${name} covers`,
    quote: 'Get your price',
    wayOn: 'Which coverage fits you',
  },
  process: {
    heading: 'Four steps, none of them rushed',
    steps: [
      {
        name: 'Surface preparation',
        text: 'Washed, clayed and polished where it needs it. What is under the film stays under it.',
      },
      {
        name: 'Custom cutting',
        text: 'A plotter cuts the pattern of your model and year. No blade touches the paint.',
      },
      {
        name: 'Professional installation',
        text: 'Laid wet, stretched to the curve, edges wrapped where the panel allows it.',
      },
      {
        name: 'Quality inspection',
        text: 'Every edge checked under a light, with you. Slight haze dries out in the first weeks.',
      },
    ],
  },
  addOns: {
    heading: 'Only hood or bumper?',
    text: 'Both can be added to a tint booking online, at a fixed price.',
    book: 'Book Installation',
  },
  closing: {
    heading: 'Ask about your car',
    text: 'Make, model, year and the coverage you have in mind: that is enough for a price.',
    quote: 'Get PPF Quote',
    call: (phone: string) => `Call ${phone}`,
    areas: 'Service Areas',
  },
} as const satisfies PpfPage;
