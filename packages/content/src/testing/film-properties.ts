import type { MeasuredColumn } from '../shapes';
import { firstOf } from './first-of';
import type { Passage } from './passages';
import { standsAlone } from './readings';

/** Properties of a film: the words that name each, and the columns of the tables that hold its figures. */
export const filmProperties = {
  ultraviolet: { words: /\bUV\b|ultraviolet/gi, columns: ['uvBlockPercent'] },
  /** Over 780–2,500 nm; "its energy" refers to infrared only. */
  infraredEnergy: { words: /\bIRER\b|infrared energy|\bits energy\b/gi, columns: ['irerPercent'] },
  /** Over 900–1,000 nm. */
  infrared: { words: /\bIRR?\b|infrared(?! energy)/gi, columns: ['irRejectionPercent'] },
  /** The table that "stops at" a figure is that of the whole sun. */
  heat: { words: /\bheat\b|\bTSER\b|solar energy|table stops at/gi, columns: ['tserPercent'] },
  glare: { words: /\bglare\b/gi, columns: ['glareReductionPercent'] },
  light: { words: /\bVLT\b|of the light (?:through|in|gets)\b|as light as|shades from/gi, columns: ['vltPercent'] },
  reflection: { words: /\bVLR\b|\breflects?\b/gi, columns: ['vlrExteriorPercent', 'vlrInteriorPercent'] },
} as const satisfies Readonly<Record<string, { words: RegExp; columns: readonly MeasuredColumn[] }>>;

export type FilmProperty = keyof typeof filmProperties;

/** Position of a figure in its sentence: from its first character to after its last. */
export interface Span {
  start: number;
  end: number;
}

/** The property whose word is nearest to the figure in its sentence; what comes after a colon is about something else. */
export function propertyBeside(sentence: string, { start, end }: Span): FilmProperty | undefined {
  const colon = sentence.indexOf(':', end);
  const near = propertiesIn(colon < 0 ? sentence : sentence.slice(0, colon)).map((named) => ({
    property: named.property,
    gap: named.start >= end ? named.start - end : start - named.end,
  }));
  return near.toSorted((left, right) => left.gap - right.gap)[0]?.property;
}

/** A property that a text names. */
export function propertyIn(text: string): FilmProperty | undefined {
  return propertiesIn(text)[0]?.property;
}

/**
 * The property that a passage's name refers to; for a lone figure, the one that the texts and names around it refer to.
 */
export function propertyAround({ text, keys, beside, around }: Passage): FilmProperty | undefined {
  const [own = '', ...outer] = keys.map(asWords);
  const others = standsAlone(text) ? [...beside, ...outer, ...around.flatMap(({ texts }) => texts)] : [];
  return firstOf([own, ...others], propertyIn);
}

/**
 * "Ceramic IR" is a name and not a statement about infrared. The text keeps its length, so that positions in it stay.
 */
export function withoutSeriesName(text: string): string {
  return text.replaceAll(/Ceramic IR(?= \d| series)/g, 'Ceramic **');
}

function propertiesIn(text: string): ({ property: FilmProperty } & Span)[] {
  const plain = withoutSeriesName(text);
  const properties = Object.keys(filmProperties) as FilmProperty[];
  return properties.flatMap((property) =>
    [...plain.matchAll(filmProperties[property].words)].map((match) => ({
      property,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

/** "heatPercent" as "heat Percent". */
function asWords(key: string): string {
  return key.replaceAll(/([a-z])([A-Z])/g, '$1 $2');
}
