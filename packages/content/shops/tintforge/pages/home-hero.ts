import type { HeroStop } from '@tintforge/content/shapes';

/**
 * Heat is the ceramic table's total solar energy rejected, 66% at 5 and 51% at 64, on the straight line between and on
 * to 70. Glare is 1 − VLT/73, the glass of the glossary. UV is the manufacturer's claim for ceramic. Whole percent, but UV.
 */
const stops: readonly HeroStop[] = [
  {
    vltPercent: 100,
    label: 'Clear',
    heatPercent: 0,
    glarePercent: 0,
    uvPercent: 0,
  },
  {
    vltPercent: 70,
    label: '70%',
    heatPercent: 49,
    glarePercent: 4,
    uvPercent: 99.9,
    verdict: 'all-sides',
  },
  {
    vltPercent: 50,
    label: '50%',
    heatPercent: 55,
    glarePercent: 32,
    uvPercent: 99.9,
    verdict: 'all-sides',
  },
  {
    vltPercent: 35,
    label: '35%',
    heatPercent: 58,
    glarePercent: 52,
    uvPercent: 99.9,
    verdict: 'all-sides',
  },
  {
    vltPercent: 25,
    label: '25%',
    heatPercent: 61,
    glarePercent: 66,
    uvPercent: 99.9,
    verdict: 'rear',
  },
  {
    vltPercent: 20,
    label: '20%',
    heatPercent: 62,
    glarePercent: 73,
    uvPercent: 99.9,
    verdict: 'rear',
  },
  {
    vltPercent: 15,
    label: '15%',
    heatPercent: 63,
    glarePercent: 79,
    uvPercent: 99.9,
    verdict: 'rear-metered',
  },
  {
    vltPercent: 5,
    label: '5%',
    heatPercent: 66,
    glarePercent: 93,
    uvPercent: 99.9,
    verdict: 'none',
  },
];

/** The first screen of the start page (claims: docs/film.md of the repository, Claims). */
export const homeHero = {
  heading: 'Choose how much Florida gets in.',
  lead: 'Mobile window tinting and paint protection film on the Gulf coast. We come to your driveway, meter your glass and cut to fit.',
  book: 'Book Installation',
  explore: 'Explore Services',
  picture: 'A sedan parked by the Gulf at dusk; the right half is seen through window film',
  pane: {
    label: 'Drag the film over the sun',
    edge: 'Edge of the film',
    stops,
    bare: 'Bare glass: nothing added yet.',
    /** The verdict on each stop, as on the film that the pane is about. */
    law: {
      'all-sides': (label: string) => `${label} through film and glass meets Florida’s limit on every side window.`,
      rear: (label: string) => `${label} through film and glass is for behind the driver only; the front needs 28%.`,
      'rear-metered': (label: string) =>
        `${label} through film and glass is right at a car’s limit behind the driver, so we meter first.`,
      none: (label: string) => `${label} through film and glass is below the limit on any road car here.`,
      'not-verified': (label: string) =>
        `${label} through film and glass. Florida also limits what film reflects, so we check this film’s data sheet with you.`,
    },
    /** The stop that the page is served with: 35%. */
    firstStop: 3,
    valueText: ({ label, heatPercent, glarePercent, uvPercent }: HeroStop) =>
      `${label}: heat ${heatPercent}% kept out, glare ${glarePercent}% cut, ultraviolet ${uvPercent}% stopped`,
    readOuts: { heat: 'Heat kept out', glare: 'Glare cut', uv: 'UV stopped' },
    /** The source of these figures; the link leads to the ceramic table. */
    source: {
      text: '≈ for ceramic film, calculated from the manufacturer’s figures.',
      link: 'Measured table',
    },
  },
  claims: [
    'Lifetime warranty on ceramic tint while you own the car',
    '10-year warranty on PPF',
    'Mobile service in four regions',
    'Same-day installation in Tampa Bay',
  ],
} as const;
