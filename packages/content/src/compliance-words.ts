/** The law that a sheet is by, as its sentences cite it. */
export interface SheetLaw {
  /** "Nevada" */
  name: string;
  /** The collection of its sections, as it is cited: "Revised Code"; absent: the state's law. */
  code?: string | undefined;
  /** The sections behind the verdicts. */
  sections: readonly string[];
  /** The section of the exemption; null where none was read. */
  exemptionSection: string | null;
  /** True where it limits how much the film reflects, or we haven't read whether it does. */
  limitsReflection: boolean;
}

/** The facts of a compliance sheet that decide its sentences. */
export interface SheetFacts {
  /** True when every window with film was metered and none is below its limit. */
  isLegal: boolean;
  /** True when the car has an approved exemption. */
  isExempt: boolean;
  /** Null where no law of the car's state was verified. */
  law: SheetLaw | null;
  /** True for a sheet by the law of another state than the car's: from before other states' laws were known. */
  isOfAnotherState: boolean;
}

function listed(sections: readonly string[]): string {
  return sections.length < 3
    ? sections.join(' and ')
    : `${sections.slice(0, -1).join(', ')} and ${sections.slice(-1).join()}`;
}

/** "Revised Statutes 484D.440", "Nevada’s law (484D.440)". */
function rules({ name, code, sections }: Pick<SheetLaw, 'name' | 'code' | 'sections'>): string {
  if (sections.length === 0) return `${name}’s law`;
  return code === undefined ? `${name}’s law (${listed(sections)})` : `${code} ${listed(sections)}`;
}

/** The readings against a law. */
function besideLaw(isLegal: boolean, law: SheetLaw): string {
  const atLeast = `at least the light that ${rules(law)} ${law.sections.length > 1 && law.code !== undefined ? 'require' : 'requires'}`;
  return isLegal
    ? `By these readings, every window lets through ${atLeast}.`
    : `A window marked “Meets ${law.name}’s limit” lets through ${atLeast}. Unmetered windows and removed film are listed.`;
}

/** The limit that no light meter reads. */
function reflection({ name }: SheetLaw): string {
  return `${name} also limits how much the film reflects, which the meter doesn’t read: that figure is from the film’s data sheet.`;
}

/** The shop's statement: no more than its readings show. */
function statement({ isLegal, isExempt, law, isOfAnotherState }: SheetFacts): string {
  const section = law?.exemptionSection ?? null;
  const sentences = [
    'We applied the film named here and metered film and glass together.',
    law === null
      ? 'We haven’t verified the law of the state where the car is registered, so these are readings and no verdicts.'
      : besideLaw(isLegal, law),
    ...(law?.limitsReflection === true && isLegal ? [reflection(law)] : []),
    ...(isExempt
      ? [`The car has an exemption${section === null ? '' : ` under ${section}`}, which belongs to this car alone.`]
      : []),
    ...(isOfAnotherState ? ['The car is registered in another state, and that state’s law applies.'] : []),
    'A label with these figures is in the left door jamb.',
  ];
  return sentences.join(' ');
}

/** Words of the sheet that a finished job leaves, and of the label in the door jamb. Law: docs/florida-law.md of the repository. */
export const complianceWords = { statement, rules } as const;
