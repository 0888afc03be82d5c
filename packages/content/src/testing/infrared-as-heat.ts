import { isDenied } from './denials';
import { withoutSeriesName } from './film-properties';

const ofWhat = '(?: (?:rejection|rejected|radiation|light|rays|blocked))?';
const infrared = String.raw`\b(?:infrared|IRR?)\b${ofWhat}`;
const heat = String.raw`\bheat\b${ofWhat}`;
const equals = String.raw`(?: ?[=/(] ?| (?:is|are|means?|equals?|or) |, (?:i\.e\.,? |that is,? |(?=the |all ))| )`;
const amount = String.raw`(?:the |all |its |your )?(?:(?:up to )?\d+(?:\.\d+)?% )?(?:of )?(?:the )?`;

/** "infrared heat", "99% IR = 99% heat", "infrared, the heat of the sun", "heat rejection (IRR)". */
const equations = [
  new RegExp(`${infrared}${equals}${amount}${heat}`, 'i'),
  new RegExp(`${heat}${equals}${amount}${infrared}`, 'i'),
];

/**
 * True when a sentence, with its heading before it, passes infrared off as heat: by equating the two, or with a figure
 * next to both when TSER, the measure of heat, is not named (docs/film.md, Glossary).
 */
export function callsInfraredHeat(text: string): boolean {
  const plain = withoutSeriesName(text);
  const isEquated = equations.some((equation) => {
    const match = plain.match(equation);
    return match !== null && !isDenied(plain.slice(0, match.index));
  });
  if (isEquated) return true;
  const namesBoth = /\bheat\b/i.test(plain) && /\b(?:infrared|IRR?)\b/i.test(plain);
  const isHeatUnmeasured = /\d ?%/.test(plain) && !/\bTSER\b|solar energy/i.test(plain);
  return namesBoth && isHeatUnmeasured && !isDenied(plain.slice(0, plain.search(/\bheat\b/i)));
}
