import {
  type JudgedBy,
  type LawPack,
  type LawTopic,
  type LawVerdict,
  type LawVerdictKind,
  thinMarginPercent,
} from '@tintforge/tint-law';

/**
 * Points of margin from which the meter's own error no longer matters, percent. They are the meter's error and no
 * permission: a reading below a limit is not legal.
 */
export const meterTolerancePercent = thinMarginPercent;

/**
 * The results of the tint rule. `legal-thin` is legal by less than the meter's margin of error; `not-verified` never
 * counts as legal.
 */
export const rulingKinds = [
  'legal',
  'legal-thin',
  'not-legal',
  'no-limit',
  'not-verified',
] as const satisfies readonly LawVerdictKind[];

/** One of {@link rulingKinds}. */
export type RulingKind = (typeof rulingKinds)[number];

/** Topics of the law other than figures: no film at all, mirrors, a text that was not read. */
export type LawReason = Exclude<LawTopic, 'light' | 'reflectance'>;

/**
 * Reasons why a window is not legal: too dark by every way to read the film's table or only by the darker of the two,
 * too much reflected, or something else that the law forbids.
 */
export type NotLegalReason = 'too-dark' | 'too-dark-if-film-only' | 'too-reflective' | LawReason;

/** Reasons why a window could not be verified. */
export type NotVerifiedReason = 'light-not-known' | 'reflectance-not-published' | LawReason;

/** Percentages that a window has to keep. */
export interface PercentLimit {
  /** Least visible light transmitted, percent. */
  minimumVltPercent: number;
  /** Most visible light reflected on the side without film, percent; absent where the law names none. */
  maximumReflectancePercent?: number;
}

/** The law that ruled, with the version of its text: kept with every ruling. */
export interface RulingLaw extends JudgedBy {
  /** "Nevada" */
  name: string;
  /** The collection of its sections, as it is cited: "Revised Code"; absent: the name. */
  code?: string;
}

interface RulingGrounds {
  /** Absent where no law of the state was verified. Rulings from before other states were known have none either. */
  law?: RulingLaw;
  /** The section that decides: "4513.241"; absent where none was read. */
  statute?: string;
  /** Panes that don't let the light through, or not for certain, without which the law allows no film this dark here. */
  otherPanes?: NonNullable<LawVerdict['otherPanes']>;
  /** The state's own condition, or ours, in a sentence. */
  why?: string;
}

interface AgainstLimit extends RulingGrounds {
  limit: PercentLimit;
  /** VLT minus the minimum, percent in tenths; negative below the limit. */
  marginPercent: number;
}

/** A law's ruling on film in a zone, with its reason. */
export type Ruling =
  | ({ kind: 'legal'; reason: 'clears-limit' } & AgainstLimit)
  | ({ kind: 'legal-thin'; reason: 'within-meter-tolerance' } & AgainstLimit)
  | ({ kind: 'not-legal'; reason: NotLegalReason } & RulingGrounds & Partial<AgainstLimit>)
  | ({ kind: 'no-limit'; reason: 'no-percentage' } & RulingGrounds & Partial<AgainstLimit>)
  | ({ kind: 'not-verified'; reason: NotVerifiedReason } & RulingGrounds & Partial<AgainstLimit>);

/** The reason of a window that is not legal, by what the law named. */
function notLegalReason(about: LawTopic): NotLegalReason {
  if (about === 'light') return 'too-dark';
  return about === 'reflectance' ? 'too-reflective' : about;
}

function notVerifiedReason(about: LawTopic): NotVerifiedReason {
  if (about === 'light') return 'light-not-known';
  return about === 'reflectance' ? 'reflectance-not-published' : about;
}

/** The figures that a verdict was held against; none where the law names no least light. */
function figuresOf({ light, maximumReflectancePercent }: LawVerdict): Partial<AgainstLimit> {
  if (light === undefined) return {};
  return {
    limit: {
      minimumVltPercent: light.minimumPercent,
      ...(maximumReflectancePercent === undefined ? {} : { maximumReflectancePercent }),
    },
    ...(light.marginPercent === undefined ? {} : { marginPercent: light.marginPercent }),
  };
}

/** The parts of its law that a ruling keeps. */
export function rulingLawOf({ jurisdiction, name, version, code }: LawPack): RulingLaw {
  return { jurisdiction, name, version, ...(code === undefined ? {} : { code }) };
}

/** A law's verdict in the words of the booking: what is stored and shown. */
export function rulingOf(law: LawPack | undefined, verdict: LawVerdict): Ruling {
  const grounds: RulingGrounds & Partial<AgainstLimit> = {
    ...(law === undefined ? {} : { law: rulingLawOf(law) }),
    ...(verdict.citation === undefined ? {} : { statute: verdict.citation.section }),
    ...(verdict.otherPanes === undefined ? {} : { otherPanes: verdict.otherPanes }),
    ...(verdict.why === undefined ? {} : { why: verdict.why }),
    ...figuresOf(verdict),
  };
  const { kind, about } = verdict;
  switch (kind) {
    case 'legal':
      return { kind, reason: 'clears-limit', ...(grounds as AgainstLimit) };
    case 'legal-thin':
      return { kind, reason: 'within-meter-tolerance', ...(grounds as AgainstLimit) };
    case 'no-limit':
      return { kind, reason: 'no-percentage', ...grounds };
    case 'not-legal':
      return { kind, reason: notLegalReason(about), ...grounds };
    case 'not-verified':
      return { kind, reason: notVerifiedReason(about), ...grounds };
  }
}
