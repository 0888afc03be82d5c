import type { PpfBenefitsPage } from '@tintforge/content/page-shapes';

/** /ppf-benefits: six benefits, three coverage options, eight features, no prices. */
// @owner where paint film is fitted
export const ppfBenefitsPage = {
  hero: {
    heading: 'Is paint film worth it on this side of the Divide?',
    lead: 'If you drive to the snow, probably. Here is what it does, what it doesn’t, and how much of a car to cover.',
    quote: 'Ask for a Figure',
    call: 'Talk It Over',
    pick: 'Coverage',
    picture: (coverage: string) => `A car from above with the panels that ${coverage} covers`,
  },
  benefits: {
    heading: 'Six things it does, and one it can’t',
    items: [
      {
        name: 'Takes the gravel',
        description: 'Instead of the clear coat.',
        details: ['Traction sand', 'Gravel off a truck', 'Bugs at speed', 'Ski edges in a lot'],
      },
      {
        name: 'Keeps the factory paint',
        description: 'The next owner can see it.',
        details: ['No resprayed nose', 'Film off at sale', 'Less to polish', 'Paint as it left the plant'],
      },
      {
        name: 'Shrugs off grime',
        description: 'It sits on the film until you rinse.',
        details: ['Mag chloride', 'Pine sap', 'Bird lime', 'Tar'],
      },
      {
        name: 'Stands in the sun',
        description: 'High-country sun meets film before color.',
        details: [
          'Screens ultraviolet',
          'Color fades more slowly',
          'Clear coat dulls later',
          '10 years from its manufacturer',
        ],
      },
      {
        name: 'Mends itself',
        description: 'Warmth closes light marks.',
        details: ['Brush swirls', 'Shallow scratches', 'Keys, if you were gentle', 'In sun or under warm water'],
      },
      {
        name: 'Stays out of sight',
        description: 'From two paces it’s just paint.',
        details: ['Optically clear', 'Plotter-cut edges', 'Tucked where a panel allows', 'Same gloss as before'],
      },
    ],
  },
  coverage: {
    heading: 'How much to cover',
    columns: { name: 'Size', covers: 'Covers', bestFor: 'Makes sense for', quote: 'Figure' },
    quote: 'Ask',
    /** Names the option, for screen readers that read only the button. */
    quoteFor: (name: string) => `Ask about ${name}`,
    options: [
      {
        id: 'full-vehicle',
        name: 'Everything',
        description: 'No bare paint at all.',
        coverage: 'Each painted panel, in a warm closed garage',
        bestFor: 'Cars you mean to keep',
      },
      {
        id: 'partial',
        name: 'Nose',
        description: 'The bit that goes first.',
        coverage: 'Front of hood and fenders, bumper, mirrors',
        bestFor: 'Weekends on I-70',
      },
      {
        id: 'full-front',
        name: 'Whole Front',
        description: 'Everything ahead of the doors.',
        coverage: 'Hood, fenders, bumper, headlights, mirrors',
        bestFor: 'New cars with dark paint',
      },
    ],
  },
  features: {
    heading: 'The small print, enlarged',
    items: [
      '10 years from the film’s manufacturer',
      'Fitted by the crew that tints',
      'Patterns cut off the car',
      'Topcoat that heals',
      'Clear, not yellow, at the start',
      'Comes off without harm to factory paint',
      'Resists stains and chemicals',
      'Doesn’t stop hail dents',
    ],
  },
  closing: {
    heading: 'The first storm is always early',
    schedule: 'Set It Up',
    call: 'Call the Line',
    find: 'Where We Go',
  },
} as const satisfies PpfBenefitsPage;
