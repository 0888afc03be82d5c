import type { Condition } from './condition';
import type {
  Alternative,
  Citation,
  Confidence,
  Label,
  LawClass,
  LightBasis,
  Outcome,
  ReflectanceLimit,
  Requirement,
  Source,
  SourceKind,
  Tolerance,
  Unknown,
  ZoneRule,
} from './law-pack';
import type { LawZone } from './law-zone';

// The notation that packs are written in. Each word stands for a piece of data; none of them knows a state.

/** The day on which every source was read. */
const retrievedOn = '2026-11-23';

/**
 * Sources by id, a line each: "statute, full, 2026-02: Title of the text, host/path". The third word is the copy's own
 * date, or "undated"; where the text has no one address, "-" stands for it. Throws for a line that is written otherwise.
 */
export function sources(lines: Readonly<Record<string, string>>): Source[] {
  return Object.entries(lines).map(([id, line]) => {
    const [, kind, read, asOf, title, address] = /^(\w+), (\w+), (.+?): (.+), (\S+)$/.exec(line) ?? [];
    if (!kind || !read || !asOf || !title || !address) throw new Error(`Not a source: ${line}`);
    return {
      id,
      kind: kind as SourceKind,
      title,
      url: address === '-' ? null : `https://${address}`,
      textAsOf: asOf === 'undated' ? null : asOf,
      retrievedOn,
      read: read as Source['read'],
    };
  });
}

/**
 * Passages by name, a line each: "act 316.2953 high", where "act" is the id of a source and "high" the confidence. What
 * they say is in the background, by the same name.
 */
export function passages<Name extends string>(lines: Readonly<Record<Name, string>>): Record<Name, Citation> {
  const entries = Object.entries<string>(lines).map(([name, line]) => {
    const words = line.split(' ');
    const [source = '', confidence] = [words.shift(), words.pop() as Confidence];
    return [name, { name, source, section: words.join(' '), confidence }];
  });
  return Object.fromEntries(entries);
}

/** The side windows next to and in front of the driver. */
export const inFront = ['front-sides', 'vent'] as const satisfies readonly LawZone[];

/** The windows behind the driver. */
export const behind = ['rear-sides', 'quarter', 'back'] as const satisfies readonly LawZone[];

/** The side windows behind the driver. */
export const sidesBehind = ['rear-sides', 'quarter'] as const satisfies readonly LawZone[];

/** Every side window and the back glass. */
export const allAround = [...inFront, ...behind] as const satisfies readonly LawZone[];

/** A rule that is met in one way, or in any of several (`or`). */
export function rule(
  zones: readonly LawZone[],
  outcome: Outcome,
  citation: Citation,
  more: Partial<Pick<ZoneRule, 'classes' | 'always' | 'from' | 'until'>> & {
    when?: Condition;
    or?: readonly Alternative[];
  } = {},
): ZoneRule {
  const { when, or = [], ...rest } = more;
  const first = { outcome, citation, ...(when === undefined ? {} : { when }) };
  return { zones, ...rest, alternatives: [first, ...or] };
}

/** Another way to meet a rule. */
export function either(outcome: Outcome, citation: Citation, when?: Condition): Alternative {
  return { outcome, citation, ...(when === undefined ? {} : { when }) };
}

/** Conditions that one passage makes. */
export function requires(citation: Citation, ...conditions: Condition[]): Requirement[] {
  return conditions.map((condition) => ({ condition, citation }));
}

/** A most reflectance; the figure itself is allowed. */
export function reflects(maximumPercent: number, side: ReflectanceLimit['side'] = 'unsaid'): ReflectanceLimit {
  return { maximumPercent, side, bound: 'inclusive' };
}

/** A least light, of film and glass together unless a basis is given. */
export function light(
  minimumPercent: number,
  reflectance?: ReflectanceLimit,
  basis: LightBasis = { on: 'finished-window' },
): Outcome {
  return { kind: 'limits', light: { minimumPercent, basis }, ...(reflectance === undefined ? {} : { reflectance }) };
}

/** No percentage of light; perhaps of reflectance. */
export function noPercentage(reflectance?: ReflectanceLimit): Outcome {
  return { kind: 'limits', ...(reflectance === undefined ? {} : { reflectance }) };
}

/** No film at all. */
export const noFilm: Outcome = { kind: 'film-not-allowed' };

/** A text that was not read, or that settles nothing. */
export function unread(why: string): Outcome {
  return { kind: 'unknown', why };
}

/** An outside mirror on both sides. */
export const twoMirrors: Condition = { fact: 'bothOutsideMirrors', is: ['yes'] };

/** A film that reflects nothing to speak of. */
export const nonreflective: Condition = { film: 'nonreflective' };

/** A film that is no mirror. */
export const noMirror: Condition = { film: 'no-mirror-finish' };

/** A film of none of these colors. */
export function colorNot(...colors: string[]): Condition {
  return { colorNot: colors };
}

/** A film that ends above the AS-1 line of the windshield. */
export const aboveAs1: Condition = { aboveAs1: true };

/** A film that reaches at most this far down from the upper edge, inches. */
export function inches(deepAtMostInches: number): Condition {
  return { deepAtMostInches };
}

/** Film that has to be transparent, where no figure says how dark that is. */
export const transparent: Condition = {
  judgedBySight: 'The film has to be transparent, and no figure says how dark that is.',
};

/** A condition that may be there and was not read, in a sentence. */
export function notRead(sentence: string, about?: 'reflectance'): Condition {
  return { notRead: sentence, ...(about === undefined ? {} : { about }) };
}

/** One of these bodies. */
export function body(...bodies: string[]): Condition {
  return { fact: 'body', is: bodies };
}

/** At most ten persons, and a truck chassis or off-road features: what many laws call a multipurpose vehicle. */
export const multipurpose: Condition = {
  all: [
    { fact: 'tenPersonsOrFewer', is: ['yes'] },
    { fact: 'truckChassisOrOffRoad', is: ['yes'] },
  ],
};

/** A class of vehicles. */
export function vehicles(id: string, words: string, test: Condition, citation: Citation): LawClass {
  return { id, words, test, citation };
}

/** The class of every vehicle that no class before it fits. */
export function anyOther(citation: Citation, words = 'any other vehicle'): LawClass {
  return { id: 'car', words, test: { all: [] }, citation };
}

/** An error of measuring that the text speaks of. */
export function tolerance(
  points: number,
  direction: Tolerance['direction'],
  nature: Tolerance['nature'],
  citation: Citation,
): Tolerance {
  return { points, direction, nature, citation };
}

/** A label that the installer gives, unless more is said. */
export function label(place: string, citation: Citation, more: Partial<Label> = {}): Label {
  return { giver: 'installer', isAvailableHere: true, place, citation, ...more };
}

/** Sentences on what was not read, each with what it leaves open. */
export function unknowns(sentences: Readonly<Record<string, Unknown['touches']>>): Unknown[] {
  return Object.entries(sentences).map(([words, touches]) => ({ words, touches }));
}
