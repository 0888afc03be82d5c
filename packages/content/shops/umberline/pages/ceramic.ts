import { makerWarranty } from '@tintforge/content/in-force';
import type { CeramicPage } from '@tintforge/content/page-shapes';

/** The page of Mica, the ceramic film. Measured figures: `films`; the others are the manufacturer's claims. */
export const ceramicPage = {
  filmType: 'Mica Film',
  heading: 'Mica',
  intro:
    'Named for the stone that splits clear enough to look through. Fine ceramic particles turn infrared around; light they let be.',
  claims: [
    { figure: '99.9%', label: 'of ultraviolet stopped', source: 'maker' },
    { figure: '95%', label: 'infrared rejection in the darkest shade' },
    { figure: '64%', label: 'of the light, in the lightest' },
  ],
  light: {
    title: 'Sunlight on Mica Film: infrared and ultraviolet go back out, visible light comes in',
    ultraviolet: '99.9% stopped',
    visible: 'your choice',
    infrared: 'up to 95% sent back',
    source: 'maker',
  },
  specificationLead: 'Seven shades of one series, dark to light, each drawn in front of the same dusk.',
  makerClaims: [
    { term: 'Total solar energy rejected', value: 'up to 95%' },
    { term: 'Infrared', value: 'up to 98%' },
    { term: 'UV', value: '99.9%' },
    { term: 'VLT', value: '15%-70%' },
    { term: 'Glare', value: 'up to 93%' },
    { term: 'Warranty', value: makerWarranty },
  ],
  benefits: {
    heading: 'Why anyone pays for it',
    lead: 'Dark film is cool because it’s dark. This one is cool because of what’s in it.',
    picture: 'Mica Film on glass, layer by layer: most infrared is thrown back from the layer of particles',
    items: [
      {
        heading: 'Pale, and still at work',
        text: 'Mica 64 is hard to spot from the curb, and rejects 51% of solar energy and 78% of infrared, as measured.',
      },
      {
        heading: 'A front door you can see out of at six',
        text: 'Two of its shades are far above Colorado’s 27%. After dark on a county road, that is the point of paying more.',
      },
      {
        heading: 'Passes still beep',
        text: 'There is no metal in it. Phones, maps, keys and toll passes work through it: zero interference, according to the manufacturer.',
      },
      {
        heading: 'Ours to answer for',
        text: 'Summit packages carry our lifetime warranty while you own the car.',
      },
    ],
  },
  closing: {
    heading: 'Bring the car in from the cold',
    text: 'Or leave it where it is, as long as there’s a roof. We measure your glass before anything is cut.',
  },
} as const satisfies CeramicPage;
