import { makerWarranty, printedTwoWays } from '@tintforge/content/in-force';
import type { CarbonPage } from '@tintforge/content/page-shapes';

/** The page of the carbon film (claims: docs/film.md of the repository, Claims). Measured figures: `films`. */
export const carbonPage = {
  filmType: 'Carbon Film',
  /** Carbon 30 and 15. */
  worn: { front: 32, behind: 16 },
  heading: 'Carbon film',
  intro:
    'Carbon instead of dye or metal: a matte black that suits dark paint, in eight shades from nearly clear to limo dark.',
  claims: [
    { figure: '99.8%', label: 'UV protection' },
    { figure: 'Zero', label: 'metal: non-metallic construction' },
    { figure: 'Eight', label: 'multiple shade options' },
  ],
  light: {
    title:
      'Sunlight meets carbon film on glass: ultraviolet turns back, and the film absorbs light and some of the infrared',
    ultraviolet: '99.8% stopped',
    visible: 'as much as you choose',
    infrared: '53% of its energy kept out',
  },
  specificationLead:
    'Eight shades, measured. Infrared rejection is low in the narrow band and 53% across the full band (IRER). To compare heat, use TSER.',
  makerClaims: [
    { term: 'Total solar energy rejected', value: 'up to 80%' },
    { term: 'Infrared', value: '85%' },
    { term: 'UV', value: '99%' },
    { term: 'VLT', value: '15%-50%' },
    { term: 'Glare', value: '85%' },
    { term: 'Warranty', value: makerWarranty },
  ],
  warrantyNote: printedTwoWays,
  benefits: {
    heading: 'Key Benefits',
    lead: 'Choose carbon for looks and privacy. On heat, the table is clear: ceramic and hybrid keep out twice as much.',
    items: {
      privacy: {
        heading: 'Enhanced Privacy',
        picture: 'An SUV with black glass behind the driver',
        text: 'Carbon 15 behind the driver lets 16% of the light through. Bags and seats stay out of sight, and you still see out.',
      },
      signal: {
        heading: 'Signal Friendly',
        picture: 'The view from the driver’s seat, with a map on the screen',
        text: 'There’s no metal in the film, so phone, navigation and toll tags work as before. Interference is very low, according to the manufacturer.',
      },
      durable: {
        heading: 'Durable Performance',
        picture: 'A cured film on a car window in the rain',
        text: 'The color is carbon, not dye. Premium packages carry our 10-year warranty on the installed film.',
      },
    },
  },
  layers: {
    heading: 'Carbon, not dye and not metal',
    lead: 'The tone comes from one thin layer of carbon between two of polyester. There is no metal in it.',
    picture: 'Carbon film on glass, layer by layer: some of the heat passes the carbon layer',
  },
  closing: {
    heading: 'The classic look, in true black',
    text: 'We match the tone from window to window. Pick a start time online, or call and tell us about the car.',
  },
} as const satisfies CarbonPage;
