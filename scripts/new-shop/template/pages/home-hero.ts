import type { HeroStop } from '@tintforge/content/shapes';

/**
 * Heat is the ceramic table's total solar energy rejected, 66% at 5 and 51% at 64, on the straight line between and on
 * to 70. Glare is 1 − VLT/73, the glass of the glossary. UV is the manufacturer's claim for ceramic.
 */
// @owner the figures of the film that you install
const stops: readonly HeroStop[] = [
  { vltPercent: 100, label: 'Clear', heatPercent: 0, glarePercent: 0, uvPercent: 0 },
  { vltPercent: 70, label: '70%', heatPercent: 49, glarePercent: 4, uvPercent: 99.9, verdict: '{{verdict70}}' },
  { vltPercent: 50, label: '50%', heatPercent: 55, glarePercent: 32, uvPercent: 99.9, verdict: '{{verdict50}}' },
  { vltPercent: 35, label: '35%', heatPercent: 58, glarePercent: 52, uvPercent: 99.9, verdict: '{{verdict35}}' },
  { vltPercent: 25, label: '25%', heatPercent: 61, glarePercent: 66, uvPercent: 99.9, verdict: '{{verdict25}}' },
  { vltPercent: 20, label: '20%', heatPercent: 62, glarePercent: 73, uvPercent: 99.9, verdict: '{{verdict20}}' },
  { vltPercent: 15, label: '15%', heatPercent: 63, glarePercent: 79, uvPercent: 99.9, verdict: '{{verdict15}}' },
  { vltPercent: 5, label: '5%', heatPercent: 66, glarePercent: 93, uvPercent: 99.9, verdict: '{{verdict5}}' },
];

/** The first screen of the start page. */
// @owner the heading and the sentences
export const homeHero = {
  heading: 'Window tint, at your door.',
  lead: 'We come to you in and around {{city}}, meter your glass and cut the film to fit.',
  book: 'Book Now',
  explore: 'What We Do',
  picture: 'A sedan at dusk; the right half is seen through window film',
  pane: {
    label: 'Drag the film over the sun',
    edge: 'Edge of the film',
    stops,
    bare: 'Bare glass.',
    /** The verdict on each stop, as on the film that the pane is about. */
    law: {
      'all-sides': (label: string) => `${label} through film and glass meets {{state}}’s limit on every side window.`,
      'all-sides-metered': (label: string) =>
        `${label} through film and glass is right at {{state}}’s limit on the front side windows, so we meter first.`,
      rear: (label: string) => `${label} through film and glass is for behind the driver only in {{state}}.`,
      'rear-metered': (label: string) =>
        `${label} through film and glass is right at {{state}}’s limit behind the driver, so we meter first.`,
      'rear-clear-front': (label: string) =>
        `${label} through film and glass is for behind the driver only in {{state}}, and only with clear glass in front.`,
      multipurpose: (label: string) =>
        `${label} through film and glass is for behind the driver of truck-based SUVs only in {{state}}.`,
      none: (label: string) => `${label} through film and glass is below the limit in {{state}}.`,
      'not-verified': (label: string) =>
        `${label} through film and glass: what {{state}} allows depends on the car and the film, so we settle it with you.`,
    },
    /** The stop that the page is served with: 35%. */
    firstStop: 3,
    valueText: ({ label, heatPercent, glarePercent, uvPercent }: HeroStop) =>
      `${label}: heat ${heatPercent}% kept out, glare ${glarePercent}% cut, ultraviolet ${uvPercent}% stopped`,
    readOuts: { heat: 'Heat kept out', glare: 'Glare cut', uv: 'UV stopped' },
    /** The source of these figures; the link leads to the ceramic table. */
    source: { text: '≈ for a sample ceramic film, calculated from its manufacturer’s figures.', link: 'Measured table' },
  },
  claims: ['We come to you', 'Metered before we cut', 'The whole price before you pay', 'Move the date free a day ahead'],
} as const;
