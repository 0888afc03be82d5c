import { meterTolerancePercent, type Registration } from '@tintforge/booking-core';

/** The facts of a compliance sheet that decide its sentences. */
export interface SheetFacts {
  /** True when every window with film was metered and none is below its limit. */
  isLegal: boolean;
  /** True when the car has an approved exemption. */
  isExempt: boolean;
  registeredIn: Registration;
}

/** The shop's statement: no more than its readings show. */
function statement({ isLegal, isExempt, registeredIn }: SheetFacts): string {
  const atLeast = 'at least the light that Florida Statutes 316.2953 and 316.2954 require';
  const sentences = [
    'We applied the film named here and metered film and glass together.',
    isLegal
      ? `By these readings, every window lets through ${atLeast}.`
      : `A window marked “Meets Florida’s limit” lets through ${atLeast}. Unmetered windows and removed film are listed.`,
    ...(isExempt ? ['The car has an exemption under 316.29545, which belongs to this car alone.'] : []),
    ...(registeredIn === 'elsewhere' ? ['The car is registered in another state, and that state’s law applies.'] : []),
    'A label with these figures is in the left door jamb.',
  ];
  return sentences.join(' ');
}

/** Words of the sheet that a finished job leaves, and of the label in the door jamb. Law: docs/florida-law.md of the repository. */
export const complianceWords = {
  statement,
  /** Known from secondary sources only, or not confirmed by any authority: for the shop, which customers don't read. */
  unverified: {
    label: `We know section 316.2955, which requires the label and mentions the meter’s margin of error of ${meterTolerancePercent} points, from secondary sources only.`,
    multipurpose:
      'No authority has confirmed to us that this model is a multipurpose vehicle; we classified it by its owner’s answers.',
  },
} as const;
