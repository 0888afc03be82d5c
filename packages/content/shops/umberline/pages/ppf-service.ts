import type { PpfPage } from '@tintforge/content/page-shapes';

/** /services/paint-protection-film. Starting prices in cents; the warranty is the film manufacturer's. */
// @owner starting prices, and where paint film is fitted
export const ppfPage = {
  hero: {
    heading: 'Traction sand has your address',
    lead: 'Clear film takes the chips of a winter’s driving in place of your paint. Its manufacturer covers it for 10 years.',
    claims: ['Heals light marks', 'Cut by plotter, off the car', 'Peels away clean'],
    quote: 'Ask for a Figure',
    call: (phone: string) => `Ask at ${phone}`,
    more: 'Is It Worth It?',
    picture: 'A sedan from the front with clear film on hood, fenders, bumper, headlights and mirrors',
  },
  benefits: {
    heading: 'Between gravel and clear coat',
    lead: 'A sheet of urethane that gives when it’s struck and comes back. When a panel of it has had enough, that panel is replaced; your paint isn’t.',
    picture: 'Paint in cross-section, with stones striking the film above it',
    items: [
      { name: 'Gravel', text: 'The stone that would chip the clear coat dents the film, and the film recovers.' },
      { name: 'Wash marks', text: 'The fine swirls of a brush close up when the topcoat warms.' },
      { name: 'Salt and mag chloride', text: 'It dries on the film and rinses off the film.' },
      {
        name: 'Ultraviolet',
        text: 'The film meets the sun before the color does, and color under it ages more slowly.',
      },
    ],
  },
  coverage: {
    heading: 'Three sizes',
    lead: 'Starting prices, Colorado state and local sales tax included. Shape and size decide the rest; you have the exact figure before a blade moves.',
    from: 'from',
    options: [
      {
        id: 'partial',
        name: 'Nose',
        fromCents: 97_500,
        text: 'The first third of hood and fenders, the bumper, the mirrors.',
        time: '6–10 hours',
        place: 'In a closed garage',
      },
      {
        id: 'full-front',
        name: 'Whole Front',
        fromCents: 167_500,
        text: 'Hood and fenders to the last edge, bumper, headlights, mirrors. No line across the hood.',
        time: '1–2 days',
        place: 'In a closed, heated garage',
      },
      {
        id: 'full-vehicle',
        name: 'Everything',
        fromCents: 449_500,
        text: 'Every panel that has paint on it, edges tucked where the panel lets us.',
        time: '3–5 days',
        place: 'In a closed, heated garage without dust',
      },
    ],
    picture: (name: string) => `Car from above: what ${name} covers`,
    quote: 'Ask for your figure',
    wayOn: 'Which size makes sense',
  },
  process: {
    heading: 'Slow on purpose',
    steps: [
      { name: 'Clean', text: 'Washed, clayed, corrected where it has to be. Whatever is under the film stays there.' },
      { name: 'Cut', text: 'Your model’s pattern, by plotter, on the bench. Never on the car.' },
      { name: 'Lay', text: 'Wet, stretched, tucked. In a warm room, because cold film won’t bend.' },
      { name: 'Look', text: 'Every edge with a lamp, and you next to us. A little haze dries out in the first weeks.' },
    ],
  },
  addOns: {
    heading: 'Just hood or bumper?',
    text: 'Add either to a window appointment, at a price that is already on the page.',
    book: 'Find a Start Time',
  },
  closing: {
    heading: 'Tell us what you drive',
    text: 'Make, model, year and which roads. You get a figure.',
    quote: 'Ask for a Figure',
    call: (phone: string) => `Ask at ${phone}`,
    areas: 'Where We Go',
  },
} as const satisfies PpfPage;
