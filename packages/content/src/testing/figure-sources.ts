import { type Figure, figuresOf } from './film-figures';
import { isMarkedAsMakers } from './maker-marks';
import type { Passage } from './passages';

/** Marks a figure as measured, or as an authority's; TSER and IRR are columns of the measured tables. */
const measured = /\bmeasure(?:d|s)?\b|\btables?\b|\bTSER\b|\bIRR\b|\bWorld Health Organization\b/i;

/**
 * The tables themselves, what is read from them, and the packages and the guide's reasons, whose figures their own tests
 * hold against the table of the film they name.
 */
const tables = /^(?:films|measuredFacts|packages|catalogue|recommendFilm)\b/;

/** The heat and ultraviolet figures of a passage that have no source: neither claimed nor measured. */
export function withoutSource(passage: Passage): readonly Figure[] {
  const { path, text, beside, around } = passage;
  if (tables.test(path)) return [];
  const said = [text, ...beside, ...around.flatMap(({ notes }) => notes)];
  return figuresOf(passage).filter((figure) => {
    const isJudged = figure.property === 'heat' || figure.property === 'ultraviolet';
    return isJudged && !isMarkedAsMakers(passage, figure) && !said.some((words) => measured.test(words));
  });
}
