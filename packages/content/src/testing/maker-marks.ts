import type { Figure } from './film-figures';
import type { Passage } from './passages';

const maker = '(?:manufacturer|maker)';

/** Attributes a claim to the manufacturer; `source: 'maker'` makes the page print the attribution. */
const attribution = new RegExp(
  [
    String.raw`\b(?:says|states?|claims?|calls|according to) the (?:film )?${maker}s?\b`,
    String.raw`\b${maker}s? (?:says?|states?|claims?|calls?)\b`,
    String.raw`\b${maker}(?:’s|s’) (?:published )?(?:claims?|figures?)\b`,
    String.raw`^maker\b`,
  ].join('|'),
  'i',
);

/** Covers a whole section. Values calculated from a manufacturer's figures are not the manufacturer's claim. */
const collective = new RegExp(String.raw`\b${maker}(?:’s|s’) (?:published )?claims\b`, 'i');

/**
 * True when a figure is attributed to the manufacturer: by its own text, by the name `makerClaims` on its path, by a
 * text next to it, or by a note of a section around it. A text elsewhere that names figures covers only those.
 */
export function isMarkedAsMakers({ text, keys, beside, around }: Passage, { most }: Pick<Figure, 'most'>): boolean {
  if (attribution.test(text) || keys.includes('makerClaims')) return true;
  const speaks = (said: string, forAll: RegExp) => {
    const named = percentagesIn(said);
    return named.length > 0 ? attribution.test(said) && named.includes(most) : forAll.test(said);
  };
  const notes = around.flatMap((section) => section.notes);
  return beside.some((said) => speaks(said, attribution)) || notes.some((note) => speaks(note, collective));
}

function percentagesIn(text: string): number[] {
  return [...text.matchAll(/(\d+(?:\.\d+)?)%/g)].map((match) => Number(match[1]));
}
