import type { Body, FederalLabel } from '@tintforge/tint-law';

/**
 * The car's class under the tint law, whatever its price class: a passenger car, a multipurpose vehicle (`mpv`), or not
 * known, which counts as a passenger car.
 */
export const legalClasses = ['passenger', 'mpv', 'unknown'] as const;

/** One of {@link legalClasses}. */
export type LegalClass = (typeof legalClasses)[number];

/** Answers to a plain question about a car. */
export const plainAnswers = ['yes', 'no', 'not-sure'] as const;

/** One of {@link plainAnswers}. */
export type PlainAnswer = (typeof plainAnswers)[number];

/**
 * The two questions that decide the class. Which current cars meet the first is unverified: owner and customer answer
 * it.
 */
export interface LegalClassAnswers {
  /** Is it built on a truck chassis, or with special features for occasional off-road use? */
  truckChassisOrOffRoad: PlainAnswer;
  /** Is it designed to carry ten persons or fewer? */
  tenPersonsOrFewer: PlainAnswer;
}

/** Everything that is asked of a car: the two questions, and what only some states' laws rest on. */
export interface CarAnswers extends LegalClassAnswers {
  /** Has it an outside mirror on each side? Absent: not asked. */
  bothOutsideMirrors?: PlainAnswer;
  /** The body in the words of laws; absent: what its vehicle type usually is. */
  body?: Body;
  /** The class on the maker's label at the driver's door. Absent: not asked. */
  federalLabel?: FederalLabel;
}

/**
 * The class by the definition of a multipurpose vehicle: both must be yes. One "no" makes a
 * passenger car regardless of the other answer; otherwise one "not sure" leaves it unknown.
 */
export function legalClassOf({ truckChassisOrOffRoad, tenPersonsOrFewer }: LegalClassAnswers): LegalClass {
  const answers = [truckChassisOrOffRoad, tenPersonsOrFewer];
  if (answers.includes('no')) return 'passenger';
  return answers.includes('not-sure') ? 'unknown' : 'mpv';
}
