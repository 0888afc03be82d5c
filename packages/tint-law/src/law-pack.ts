import type { Condition } from './condition';
import type { LawZone } from './law-zone';

/** A state of the United States or a province of Canada, as ISO 3166-2 writes it: `US-FL`, `CA-QC`. */
export type JurisdictionCode = `US-${string}` | `CA-${string}`;

/** A civil day in the jurisdiction, `YYYY-MM-DD`. */
export type IsoDay = string;

/** Kinds of text that a figure can rest on, the strongest first. */
export type SourceKind = 'statute' | 'regulation' | 'agency' | 'court' | 'bill' | 'secondary';

/** A text that was read. */
export interface Source {
  /** Citations refer to it. */
  id: string;
  kind: SourceKind;
  title: string;
  /** An address where a person can read it, or where the copy came from; null where the text has no one address. */
  url: string | null;
  /** The copy's own date or "current through", as printed; null where it prints none. */
  textAsOf: string | null;
  /** The day when the copy was read. */
  retrievedOn: IsoDay;
  /** How much of the section the copy had. */
  read: 'full' | 'part' | 'heading';
}

/** How sure a figure is: `high` where the law or its agency was read for it, `low` where others report it. */
export type Confidence = 'high' | 'medium' | 'low';

/** The passage that a figure rests on. No figure is without one. */
export interface Citation {
  /** Its name among the quotes of the background. */
  name: string;
  /** The id of one of the background's sources. */
  source: string;
  /** `316.2953`, `20-127(b)(1)`. */
  section: string;
  confidence: Confidence;
}

/** The glass that a least light is a share through. */
export type LightBasis =
  /** Film and glass together, as a meter reads the finished window. */
  | { on: 'finished-window' }
  /** The film alone, without glass. */
  | { on: 'film-alone' }
  /** The film on test glass, of which the text doesn't say how clear it is: percent, from the darkest to the clearest. */
  | { on: 'reference-glass'; percents: readonly [number, number] }
  /** The words allow several readings: film meets the limit if it does by all of them, and fails if it fails by all. */
  | { on: 'ambiguous'; readings: readonly LightBasis[] };

/** The least light that a window needs. */
export interface LightLimit {
  /** Percent. Light that equals it is enough. */
  minimumPercent: number;
  basis: LightBasis;
  /** A meter's reading above this percentage counts as enough by law; a forecast never does. */
  presumedAbovePercent?: number;
}

/** The most light that a film may reflect. */
export interface ReflectanceLimit {
  /** Percent. */
  maximumPercent: number;
  /** The side it is measured on, in the text's words. */
  side: 'nonfilm' | 'unsaid';
  /** `exclusive` where the figure itself is too much already. */
  bound: 'inclusive' | 'exclusive';
}

/** The law for a window: figures or none, no film at all, or words that were not read or settle nothing. */
export type Outcome =
  | { kind: 'limits'; light?: LightLimit; reflectance?: ReflectanceLimit }
  | { kind: 'film-not-allowed' }
  | { kind: 'unknown'; why: string };

/** One way to fulfill a rule. */
export interface Alternative {
  /** Absent: always open. */
  when?: Condition;
  outcome: Outcome;
  citation: Citation;
}

/** A condition of every alternative of a rule. */
export interface Requirement {
  condition: Condition;
  citation: Citation;
}

/** The rule of some zones. A window meets it by any one of its alternatives. */
export interface ZoneRule {
  zones: readonly LawZone[];
  /** Ids of the classes that it is for; absent: every class. */
  classes?: readonly string[];
  /** The first and the last day on which it holds; absent: since ever, for good. */
  from?: IsoDay;
  until?: IsoDay;
  always?: readonly Requirement[];
  alternatives: readonly Alternative[];
}

/** A class of vehicles in the jurisdiction's own words. */
export interface LawClass {
  id: string;
  words: string;
  test: Condition;
  citation: Citation;
}

/** A passage on measuring errors. It lowers no limit; staff read it. */
export interface Tolerance {
  points: number;
  direction: 'both' | 'minus' | 'at-least';
  /** Officers have to allow it, the text does not say for whom it is, or a reading within it is presumed to comply. */
  nature: 'enforcement' | 'unsaid' | 'presumption';
  citation: Citation;
}

/** A label, sticker or certificate that the law requires. */
export interface Label {
  giver: 'installer' | 'film-maker' | 'state-station' | 'state-agency' | 'unknown';
  /** False where a shop outside the state can't supply it: the light can be right and the car still unlawful. */
  isAvailableHere: boolean;
  place: string;
  /** The words that it has to bear; absent where the law prescribes none. */
  wording?: string;
  citation: Citation;
}

/** The medical exemption, as far as it was read. */
export interface MedicalExemption {
  issuer: string;
  /** Absent: not read, like everything that is absent here. */
  signedBy?: string;
  reaches?: readonly LawZone[];
  floorPercent?: number;
  expires?: string;
  citation: Citation;
}

/** A gap: something that was not read, or that sources differ on; a sentence for staff, and what it leaves open. */
export interface Unknown {
  words: string;
  /**
   * The windows whose verdicts it leaves open, on some vehicle and film. Else it leaves none open: the stricter reading
   * counts, the car's owner is asked, a remark goes with each verdict, it is about a label, an exemption or a penalty, or
   * about a newer text, for which the pack has its `reviewBy`.
   */
  touches:
    | readonly LawZone[]
    | 'stricter-reading'
    | 'question'
    | 'remark'
    | 'label'
    | 'exemption'
    | 'penalty'
    | 'newer-text';
}

/**
 * Words of a law without a figure, which go with every film on some glass: outside mirrors, or a label or certificate
 * that a shop outside the state can't supply.
 */
export interface Remark {
  about: 'mirrors' | 'paper';
  zones: readonly LawZone[];
  citation: Citation;
}

/** The law of one state or province, as far as it judges: dated data. */
export interface LawPack {
  jurisdiction: JurisdictionCode;
  name: string;
  /** The collection that its sections are of, as it is cited: "Florida Statutes"; absent: the name. */
  code?: string;
  /** An address where people read a section, with `{section}` in it. */
  sectionUrl?: string;
  /** Rises with every change; a verdict that is kept keeps it. */
  version: string;
  /** From the day after this one nothing in the pack counts as verified, until a person renews it. */
  reviewBy: IsoDay;
  /** The cars that the law is for, in its own words. */
  scope: 'registered-or-required-to-be' | 'registered' | 'operated-here' | 'unsaid';
  /** Tried in order; one that may fit is judged together with those after it, and the strictest decides. */
  classes: readonly LawClass[];
  /** Tried in order: the first whose zone, class and days fit decides. A zone that none fits was not read. */
  rules: readonly ZoneRule[];
  remarks?: readonly Remark[];
  /** The passage on exemptions for health; absent where the text has none, or none was read. */
  exemption?: Citation;
}

/** The rest of a law: its sources, and what staff read. A page that only judges doesn't carry it. */
export interface LawBackground {
  /** The words of each passage by its name, at most 40: verbatim from a text that was read, else what it says. */
  quotes: Readonly<Record<string, string>>;
  /** The texts that the citations of the pack refer to. */
  sources: readonly Source[];
  tolerance: readonly Tolerance[];
  labels: readonly Label[];
  medical: readonly MedicalExemption[];
  installerPenalty: string | null;
  unknowns: readonly Unknown[];
}
