import { type FilmName, filmAround, filmBeside, filmIn } from './film-names';
import { type FilmProperty, propertyAround, propertyBeside, propertyIn } from './film-properties';
import { firstOf } from './first-of';
import type { Passage } from './passages';
import { readOn } from './readings';
import { sentencesOf } from './sentences';

/** A percentage as a reader takes it. */
export interface Figure {
  /** The sentence that contains it. */
  sentence: string;
  /** Percent; equal where no range is given. */
  least: number;
  most: number;
  /** True when every shade reaches the least: "at least", "every shade", a range. */
  isFloor: boolean;
  /** Undefined where no text names it. */
  property: FilmProperty | undefined;
  /** Undefined where no film is named: then any of them may be meant. */
  film: FilmName | undefined;
}

const number = String.raw`(\d+(?:\.\d+)?)`;
const percent = ' ?(?:%|percent)';
const rangeOrFigure = `${number}(?:${percent})? ?(?:to|up to|and|-|–) ?${number}${percent}|${number}${percent}`;
const floor = /\bat least\b|\bno less than\b|\b(?:every|any|whichever|all|each) (?:single )?shades?\b|\bor more\b/i;

/**
 * Every percentage of a passage. Where its sentence leaves something open, the sentences before it and the texts around
 * it decide.
 */
export function figuresOf(passage: Passage): Figure[] {
  const sentences = sentencesOf(readOn(passage));
  return sentences.flatMap((sentence, index) => {
    const before = sentences.slice(0, index).reverse();
    return [...sentence.matchAll(new RegExp(rangeOrFigure, 'g'))].map((match): Figure => {
      const values = match.slice(1).flatMap((value) => (value === undefined ? [] : Number(value)));
      const span = { start: match.index, end: match.index + match[0].length };
      return {
        sentence,
        least: Math.min(...values),
        most: Math.max(...values),
        isFloor: values.length === 2 || floor.test(sentence),
        property: propertyBeside(sentence, span) ?? firstOf(before, propertyIn) ?? propertyAround(passage),
        film: filmBeside(sentence, span.start) ?? firstOf(before, filmIn) ?? filmAround(passage) ?? filmIn(sentence),
      };
    });
  });
}
