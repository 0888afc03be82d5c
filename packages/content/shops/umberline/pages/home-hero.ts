import type { HeroStop } from '@tintforge/content/shapes';

/**
 * Heat is the ceramic table's total solar energy rejected, 66% at 5 and 51% at 64, on the straight line between and on
 * to 70. Glare is 1 − VLT/73, the glass of the glossary. UV is the manufacturer's claim for ceramic. Law: C.R.S. 42-4-227.
 */
const stops: readonly HeroStop[] = [
  {
    vltPercent: 100,
    label: 'Bare',
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
    verdict: 'rear-clear-front',
  },
  {
    vltPercent: 20,
    label: '20%',
    heatPercent: 62,
    glarePercent: 73,
    uvPercent: 99.9,
    verdict: 'rear-clear-front',
  },
  {
    vltPercent: 15,
    label: '15%',
    heatPercent: 63,
    glarePercent: 79,
    uvPercent: 99.9,
    verdict: 'rear-clear-front',
  },
  {
    vltPercent: 5,
    label: '5%',
    heatPercent: 66,
    glarePercent: 93,
    uvPercent: 99.9,
    verdict: 'rear-clear-front',
  },
];

/** The first screen of the start page. */
export const homeHero = {
  heading: 'There’s less air up here. Add glass.',
  lead: 'Window film for cars between Castle Rock and Wellington. We drive to your garage, measure what your glass lets in, and cut film to what you want out.',
  book: 'Find a Start Time',
  explore: 'What We Do',
  picture: 'A sedan on the high plain at dusk with the Rockies behind it; the right half is seen through window film',
  pane: {
    label: 'Pull the film across the sun',
    edge: 'Edge of the film',
    stops,
    bare: 'Glass as it came. All of the sky.',
    /** The verdict on each stop, as on the film that the pane is about. */
    law: {
      'all-sides': (label: string) => `${label} through glass and film meets Colorado’s limit on every side window.`,
      'rear-clear-front': (label: string) =>
        `${label} is under Colorado’s 27%: behind the driver only, and only with clear glass in front.`,
      'not-verified': (label: string) =>
        `${label} through glass and film. Colorado allows no metallic look, so we check this film’s data sheet with you.`,
    },
    /** The stop that the page is served with: 35%. */
    firstStop: 3,
    valueText: ({ label, heatPercent, glarePercent, uvPercent }: HeroStop) =>
      `${label}: heat ${heatPercent}% kept out, glare ${glarePercent}% cut, ultraviolet ${uvPercent}% stopped`,
    readOuts: { heat: 'Heat out', glare: 'Glare down', uv: 'UV stopped' },
    /** The source of these figures; the link leads to the ceramic table. */
    source: {
      text: '≈ for Mica, our ceramic film, worked out from the manufacturer’s figures.',
      link: 'See the table',
    },
  },
  claims: [
    'Lifetime warranty on Summit packages while you own the car',
    'A meter on your glass before and after',
    'Two regions, four crews, your garage',
    'Same-day starts in Denver, from four hours ahead',
  ],
} as const;
