import type { PpfBenefitsPage } from '@tintforge/content/page-shapes';

/** /ppf-benefits: six benefits, three coverage options, eight features, no prices. */
// @owner where paint film is fitted
export const ppfBenefitsPage = {
  hero: {
    heading: 'The second skin your paint didn’t come with',
    lead: 'Paint protection film is clear, heals light scratches in the sun and comes off without damage. 10-year manufacturer warranty.',
    quote: 'Get PPF Quote',
    call: 'Call Expert',
    pick: 'Coverage',
    picture: (coverage: string) => `A car from above with the panels that ${coverage} covers`,
  },
  benefits: {
    heading: 'Six things it does while you drive',
    items: [
      {
        name: 'Ultimate Protection',
        description: 'It takes the hit first.',
        details: ['Stone chips', 'Road debris', 'Bug splatter', 'Shopping carts'],
      },
      {
        name: 'Preserves Value',
        description: 'The factory paint stays on the car.',
        details: ['Original paint kept', 'No repaint for a chipped nose', 'Film off before you sell', 'Less polishing'],
      },
      {
        name: 'Stain Resistance',
        description: 'It stays on the film and wipes off.',
        details: ['Bird droppings', 'Tree sap', 'Hard water spots', 'Road tar'],
      },
      {
        name: 'UV Protection',
        description: 'Florida sun reaches the film before the paint.',
        details: [
          'Screens ultraviolet light',
          'Slows fading of the color',
          'Slows oxidation of the clear coat',
          '10-year manufacturer warranty',
        ],
      },
      {
        name: 'Self-Healing',
        description: 'Warmth heals light marks in the topcoat.',
        details: ['Swirl marks', 'Light scratches', 'Wash marks', 'In the sun or under warm water'],
      },
      {
        name: 'Invisible Coverage',
        description: 'From two steps away you see paint.',
        details: ['Optically clear', 'Cut by computer', 'Edges wrapped where they can be', 'Gloss of fresh paint'],
      },
    ],
  },
  coverage: {
    heading: 'How much of the car',
    columns: { name: 'Option', covers: 'Covers', bestFor: 'Best for', quote: 'Quote' },
    quote: 'Get Quote',
    /** Names the option, for screen readers that read only the button. */
    quoteFor: (name: string) => `Get Quote: ${name}`,
    options: [
      {
        id: 'full-vehicle',
        name: 'Full Vehicle Protection',
        description: 'Nothing is left bare.',
        coverage: 'Every painted panel, in a closed garage',
        bestFor: 'Keepers and show cars',
      },
      {
        id: 'partial',
        name: 'High-Impact Areas',
        description: 'The parts that meet the road first.',
        coverage: 'Leading hood and fenders, bumper, mirrors',
        bestFor: 'Commuters on I-75 and I-4',
      },
      {
        id: 'full-front',
        name: 'Luxury Vehicle Package',
        description: 'The whole front, no edge across the hood.',
        coverage: 'Full hood, fenders, bumper, headlights, mirrors',
        bestFor: 'New cars with soft paint',
      },
    ],
  },
  features: {
    heading: 'Eight premium features',
    items: [
      '10-year manufacturer warranty',
      'Professional installation',
      'Custom computer-cut patterns',
      'Self-healing topcoat',
      'Optically clear film',
      'Removable without damage',
      'Stain and chemical resistant',
      'Enhanced gloss and depth',
    ],
  },
  closing: {
    heading: 'Stones don’t wait for a good day',
    schedule: 'Schedule PPF',
    call: 'Call Now',
    find: 'Find Location',
  },
} as const satisfies PpfBenefitsPage;
