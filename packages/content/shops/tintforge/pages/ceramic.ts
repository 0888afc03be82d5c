import { makerWarranty, shadesInFront } from '@tintforge/content/in-force';
import type { CeramicPage } from '@tintforge/content/page-shapes';

const inFront = shadesInFront('Ceramic Film');

/** Said of its verdicts: without a reflectance, none is sure. */
const nextToDriver =
  inFront.length > 0
    ? {
        heading: 'Legal next to the driver',
        text: `Ceramic IR ${inFront.join(' and ')} keep well within Florida’s limits there: 28% of the light or more, 25% reflected or less. You don’t need anything darker for the heat.`,
      }
    : {
        heading: 'Light next to the driver',
        text: 'Ceramic IR 64 and 50 let through well over Florida’s 28% of the light. Florida also limits what film reflects there, so we check the data sheet with you.',
      };

/** The page of the ceramic film (claims: docs/film.md of the repository, Claims). Measured figures: `films`. */
export const ceramicPage = {
  filmType: 'Ceramic Film',
  heading: 'Ceramic film',
  intro:
    'Ceramic particles stop infrared and let radio through. You keep a light shade, a cool cabin and a clear signal.',
  claims: [
    { figure: '99.9%', label: 'UV protection', source: 'maker' },
    { figure: '95%', label: 'infrared rejection' },
    { figure: 'Zero', label: 'signal interference' },
  ],
  light: {
    title: 'Sunlight meets ceramic film on glass: infrared and ultraviolet turn back, visible light goes on inside',
    ultraviolet: '99.9% stopped',
    visible: 'as much as you choose',
    infrared: 'up to 95% turned back',
    source: 'maker',
  },
  specificationLead:
    'Seven shades of the Ceramic IR series. The pane shows each shade over the same sunset, at its true strength.',
  makerClaims: [
    { term: 'Total solar energy rejected', value: 'up to 95%' },
    { term: 'Infrared', value: 'up to 98%' },
    { term: 'UV', value: '99.9%' },
    { term: 'VLT', value: '15%-70%' },
    { term: 'Glare', value: 'up to 93%' },
    { term: 'Warranty', value: makerWarranty },
  ],
  benefits: {
    heading: 'Heat stays out of light glass, too',
    lead: 'A dark film keeps heat out because it keeps light out. Ceramic particles do it without the dark.',
    picture: 'Ceramic film on glass, layer by layer: most infrared is thrown back from the layer of particles',
    items: [
      {
        heading: 'Cool in a light shade',
        text: 'Ceramic IR 64, the lightest, still rejects 51% of solar energy and 78% of infrared, as measured.',
      },
      nextToDriver,
      {
        heading: 'No metal, no dead spots',
        text: 'Phone, GPS, keyless entry and toll tags work through the glass: zero signal interference, according to the manufacturer.',
      },
      {
        heading: 'Covered as long as it’s yours',
        text: 'Ultimate, Elite and Complete packages carry our lifetime warranty while you own the car.',
      },
    ],
  },
  closing: {
    heading: 'Ready to Experience the Ceramic Difference?',
    text: 'Pick a start time online, or call and tell us about the car. We meter your glass before we cut.',
  },
} as const satisfies CeramicPage;
