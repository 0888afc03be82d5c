import { makerWarranty, printedTwoWays } from '@tintforge/content/in-force';
import type { CarbonPage } from '@tintforge/content/page-shapes';

/** The page of Basalt, the carbon film. Measured figures: `films`; the others are the manufacturer's claims. */
export const carbonPage = {
  filmType: 'Basalt Film',
  /** Nothing in front, and Basalt 15. */
  worn: { front: 100, behind: 16 },
  heading: 'Basalt',
  intro:
    'Black as the rock, and for good: the color is carbon, so there’s nothing to fade to purple. Eight shades of it.',
  claims: [
    { figure: '99.8%', label: 'of ultraviolet stopped in Basalt 5 and 25' },
    { figure: 'No', label: 'metal in any layer' },
    { figure: '8', label: 'shades on the shelf' },
  ],
  light: {
    title: 'Sunlight on Basalt Film: ultraviolet goes back out, and the film soaks up light and part of the infrared',
    ultraviolet: '99.8% stopped',
    visible: 'your choice',
    infrared: '53% of its energy kept out',
  },
  specificationLead:
    'Eight shades, measured. The narrow infrared column looks poor and is; over the full band (IRER) it’s 53%. For heat as a whole, compare TSER.',
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
    heading: 'What it’s good at',
    lead: 'Looks, and price. If heat is what bothers you, the table is blunt: Shale and Mica keep out twice as much.',
    items: {
      privacy: {
        heading: 'Gear out of sight',
        picture: 'An SUV with clear glass in front and black glass behind the driver',
        text: 'Dark Basalt behind the driver is allowed here when the front side windows stay clear. Ask, and we’ll meter both.',
      },
      signal: {
        heading: 'Radio behaves',
        picture: 'The view from the driver’s seat, with a map on the screen',
        text: 'Without metal there’s little to get in the way. The manufacturer calls the interference very low.',
      },
      durable: {
        heading: 'Stays black',
        picture: 'A cured film on a car window in the rain',
        text: 'Dye bleaches in high sun; carbon has none to lose. Foothill packages carry 3 years from us on the installed film.',
      },
    },
  },
  layers: {
    heading: 'A thin black layer in a clear sandwich',
    lead: 'Carbon between two sheets of polyester. That’s the whole recipe.',
    picture: 'Basalt Film on glass, layer by layer: some of the heat passes the carbon layer',
  },
  closing: {
    heading: 'Black, and paid off sooner',
    text: 'Our least expensive film, fitted by the same people. Pick a start, or call and describe the car.',
  },
} as const satisfies CarbonPage;
