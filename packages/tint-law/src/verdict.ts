import type { Citation, JurisdictionCode } from './law-pack';
import type { LawZone } from './law-zone';

/**
 * Kinds of verdicts on a film on a pane. From the strictest:
 * - `not-legal`: every way to fulfill the rule fails on known facts, or film is not allowed at all.
 * - `not-verified`: a fact is not known, a text was not read, or only a look at the car can decide. Never counts as legal.
 * - `legal-thin`: the limit is met by less than three points.
 * - `legal`: the limit is met.
 * - `no-limit`: the text names no percentage here, and everything else that it asks holds.
 */
export const lawVerdictKinds = ['not-legal', 'not-verified', 'legal-thin', 'legal', 'no-limit'] as const;

/** One of {@link lawVerdictKinds}. */
export type LawVerdictKind = (typeof lawVerdictKinds)[number];

/** The topic that decided a verdict: a part of the rule that failed or is not known, or the light where all holds. */
export const lawTopics = [
  'no-film',
  'color',
  'finish',
  'layers',
  'light',
  'reflectance',
  'mirrors',
  'strip',
  'other-panes',
  'bare-glass',
  'vehicle',
  'by-sight',
  'not-read',
  'no-law',
  'review-due',
] as const;

/** One of {@link lawTopics}. */
export type LawTopic = (typeof lawTopics)[number];

/** The answer of one law to a film on a pane. */
export interface LawVerdict {
  kind: LawVerdictKind;
  about: LawTopic;
  /** The passage that decides; absent where there is none: no law, a zone that was not read. */
  citation?: Citation;
  /** The light that the law requires here, where it names a percentage. */
  light?: {
    /** The least, percent. */
    minimumPercent: number;
    /** The light held against it, percent: the darkest reading by the law's own basis; absent where it can't be known. */
    judgedPercent?: number;
    /** The difference, percent in tenths; negative below the limit. */
    marginPercent?: number;
  };
  /** The most that a film may reflect here, percent, where the law says. */
  maximumReflectancePercent?: number;
  /** The other panes that a way to fulfill the rule rests on, and that don't let enough light through as far as is known. */
  otherPanes?: { zones: readonly LawZone[]; eachAtLeastPercent: number };
  /** The law's own words, or ours, on what is missing; for `not-verified` by sight or for lack of a text. */
  why?: string;
}

/** Law, version and day of a judgment: a booking keeps them with its verdicts. */
export interface JudgedBy {
  jurisdiction: JurisdictionCode;
  version: string;
}
