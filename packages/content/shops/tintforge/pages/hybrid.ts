import { makerWarranty, printedTwoWays } from '@tintforge/content/in-force';
import type { HybridPage } from '@tintforge/content/page-shapes';

/** The page of the hybrid film (claims: docs/film.md of the repository, Claims). Measured figures: `films`. */
export const hybridPage = {
  filmType: 'Hybrid Film',
  /** Hybrid 35 and 20. */
  worn: { front: 35, behind: 19 },
  heading: 'Hybrid film',
  intro:
    'A ceramic layer over a carbon one. It keeps out nearly as much heat as full ceramic, in charcoal, at our lowest price.',
  claims: [
    { figure: '99%', label: 'UV protection' },
    { figure: '65%', label: 'heat rejection' },
    { figure: 'Sleek', label: 'charcoal finish' },
  ],
  light: {
    title:
      'Sunlight meets hybrid film on glass: ultraviolet and some of the infrared turn back, the rest goes on inside',
    ultraviolet: '99% stopped',
    visible: 'as much as you choose',
    infrared: 'up to 43% turned back',
  },
  specificationLead:
    'Six shades, measured. Go by VLT, not by the name: Hybrid 30 lets 26% of the light through. That’s too dark next to the driver.',
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
    heading: 'Why Choose Hybrid Tint?',
    lead: 'Two layers share the work: carbon gives the tone, ceramic takes the heat.',
    picture: 'Hybrid film on glass, layer by layer: a ceramic layer over a carbon one',
    performance: {
      heading: 'Performance Advantages',
      items: [
        {
          heading: 'Optimal balance',
          text: 'Measured heat rejection close to ceramic, in the lowest-priced package for sedans, SUVs and trucks.',
        },
        {
          heading: 'Superior heat rejection',
          text: 'Every shade keeps out 55 to 65% of solar energy. Carbon keeps out 20 to 30%.',
        },
        {
          heading: 'Minimal signal interference',
          text: 'The manufacturer calls it minimal. If you depend on a toll tag behind tinted glass, choose ceramic or carbon.',
        },
        {
          heading: 'Long-lasting performance',
          text: 'The manufacturer gives its own warranty on the film, and our Basic packages add 5 years of ours on the installed film.',
        },
      ],
    },
    aesthetic: {
      heading: 'Aesthetic Benefits',
      pictures: {
        suv: {
          title: 'An SUV with charcoal glass, lighter at the front than behind',
          caption: 'Hybrid 35 in front, Hybrid 20 behind: one charcoal tone in two strengths.',
        },
        coupe: {
          title: 'A black coupe with charcoal glass in front of a hotel at dusk',
          caption: 'Hybrid 35 at dusk. The outside reflects 6% of the light, so it reads as glass and not as a mirror.',
        },
      },
    },
  },
  closing: {
    heading: 'Performance and style in one film',
    text: 'Charcoal glass at the lowest price of our three films. Pick a start time online, or call and tell us about the car.',
  },
} as const satisfies HybridPage;
