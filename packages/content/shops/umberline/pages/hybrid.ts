import { makerWarranty, printedTwoWays } from '@tintforge/content/in-force';
import type { HybridPage } from '@tintforge/content/page-shapes';

/** The page of Shale, the hybrid film. Measured figures: `films`; the others are the manufacturer's claims. */
export const hybridPage = {
  filmType: 'Shale Film',
  /** Shale 35. */
  worn: { front: 35, behind: 35 },
  heading: 'Shale',
  intro:
    'A ceramic layer does the work and a carbon layer does the looks. On heat, it’s a step behind Mica and well ahead of Basalt.',
  claims: [
    { figure: '99%', label: 'of ultraviolet stopped' },
    { figure: '65%', label: 'of solar energy rejected in its darkest shade' },
    { figure: '6', label: 'charcoals' },
  ],
  light: {
    title: 'Sunlight on Shale Film: ultraviolet and part of the infrared go back out, the rest comes in',
    ultraviolet: '99% stopped',
    visible: 'your choice',
    infrared: 'up to 43% sent back',
  },
  specificationLead:
    'Six shades, measured. The name isn’t the number: Shale 30 lets 26% of the light through, which is one point too few next to the driver here.',
  makerClaims: [
    { term: 'Total solar energy rejected', value: 'up to 75%' },
    { term: 'Infrared', value: '70%' },
    { term: 'UV', value: '99%' },
    { term: 'VLT', value: '15%-50%' },
    { term: 'Glare', value: '80%' },
    { term: 'Warranty', value: makerWarranty },
  ],
  warrantyNote: printedTwoWays,
  benefits: {
    heading: 'Why most cars get this one',
    lead: 'It costs less than Mica, and in July you’d have trouble telling them apart.',
    picture: 'Shale Film on glass, layer by layer: a ceramic layer over a carbon one',
    performance: {
      heading: 'On the road',
      items: [
        {
          heading: 'Measured, not promised',
          text: 'Every shade keeps out 55 to 65% of solar energy. Basalt keeps out 20 to 30%.',
        },
        {
          heading: 'Glare off the snow',
          text: 'Shale 35 takes 53% of the glare. Westbound at four in January, you’ll use all of it.',
        },
        {
          heading: 'Signal, mostly untouched',
          text: 'The manufacturer says minimal interference. If you live by a pass on the windshield, choose Mica or Basalt.',
        },
        {
          heading: 'Eight winters',
          text: 'Treeline packages carry our 8-year warranty on the installed film. The manufacturer has its own on top.',
        },
      ],
    },
    aesthetic: {
      heading: 'Standing still',
      pictures: {
        suv: {
          title: 'An SUV with charcoal glass all around',
          caption: 'Shale 35: charcoal from the front doors to the tailgate.',
        },
        coupe: {
          title: 'A dark coupe with charcoal glass in front of a hotel at dusk',
          caption: 'The outside reflects 6% of the light: it looks like glass, not like sunglasses.',
        },
      },
    },
  },
  closing: {
    heading: 'The sensible one',
    text: 'We say so knowing Mica would earn us more. Pick a start, or call and describe the car.',
  },
} as const satisfies HybridPage;
