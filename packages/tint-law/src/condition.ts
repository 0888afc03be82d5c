import type { AskedFact } from './facts';
import type { LawZone } from './law-zone';

/** Properties of a film that a condition can require. */
export type FilmProperty = 'nonreflective' | 'no-mirror-finish' | 'clear' | 'single-layer';

/** Something that has to hold for a rule. It can hold, fail, or be unknown. */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  /** A fact of the car with one of these values. */
  | { fact: AskedFact; is: readonly string[] }
  | { modelYearTo: number }
  /** Light through other panes, film and glass together. */
  | { otherPanes: readonly LawZone[]; eachAtLeastPercent: number }
  | { bareGlassAtLeastPercent: number }
  | { film: FilmProperty }
  | { colorNot: readonly string[] }
  /** The film reaches at most this far down from the upper edge. */
  | { deepAtMostInches: number }
  | { aboveAs1: true }
  /** Words that no figure settles: always unknown here. */
  | { judgedBySight: string }
  /** A condition that may be there and was not read, in a sentence: always unknown. `about`: it is of reflectance alone. */
  | { notRead: string; about?: 'reflectance' };
