import {
  type LawReason,
  type LegalClass,
  type NetVlt,
  type NotVerifiedReason,
  type Ruling,
  type TintNote,
  type TintOutcome,
  type TintVerdict,
  typicalGlassPercent,
} from '@tintforge/booking-core';
import { homeStateCode, homeStateName } from '@tintforge/shop/law-words';
import { asStated } from './as-stated';
import type { FilmStatement } from './shapes';
import { kinds, shownLight, stateOf, zones } from './tint-names';

/** A ruling with what is compared, where the law names a least light. */
type AgainstLimit = Pick<Extract<Ruling, { kind: 'legal' }>, 'limit' | 'marginPercent' | 'law'>;

export const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

/** "2 points below Nevada’s 28% minimum here". */
export function besideLimit({ limit, marginPercent, law }: AgainstLimit): string {
  const minimum = `${stateOf({ ...(law && { law }) })}’s ${limit.minimumVltPercent}% minimum here`;
  if (marginPercent === 0) return `exactly at ${minimum}`;
  return `${points(Math.abs(marginPercent))} ${marginPercent < 0 ? 'below' : 'above'} ${minimum}`;
}

/** Faults other than those of light and reflectance. Our films are neutral, and one layer. */
const faults: Readonly<Partial<Record<LawReason, (state: string) => string>>> = {
  'no-film': (state) => `${state} allows no film on this glass.`,
  finish: (state) => `${state} doesn’t allow film that reflects like this here.`,
  mirrors: (state) => `${state} allows this film only on a car with an outside mirror on each side.`,
  strip: (state) => `The film reaches farther down than ${state} allows.`,
  'bare-glass': (state) => `${state} doesn’t allow it on glass this dark.`,
  vehicle: (state) => `${state} doesn’t allow it on this kind of vehicle.`,
};

/** The missing parts of a verdict. */
const gaps: Readonly<Partial<Record<NotVerifiedReason, (state: string) => string>>> = {
  'light-not-known': (state) => `${state} limits the film alone, so the bare glass has to be metered too.`,
  'reflectance-not-published': (state) =>
    `The manufacturer doesn’t publish how much this film reflects, and ${state} sets a limit.`,
  'no-law': () => 'We haven’t verified the law of the state where the car is registered.',
  'review-due': (state) => `We have to check again whether ${state}’s law is still as we read it.`,
  color: (state) => `In ${state}, this depends on the color of the film.`,
  finish: (state) => `In ${state}, the film may not reflect, and the manufacturer doesn’t publish how much it does.`,
  layers: (state) => `In ${state}, this depends on the layers of film.`,
  mirrors: (state) => `In ${state}, this depends on whether the car has an outside mirror on each side.`,
  strip: (state) => `How far down ${state} allows the strip is seen at the car.`,
  'other-panes': (state) => `In ${state}, this depends on how dark the other windows are.`,
  'bare-glass': (state) => `In ${state}, this depends on the bare glass.`,
  vehicle: (state) => `In ${state}, this depends on the kind of vehicle.`,
  'by-sight': (state) => `In ${state}, only a look at the car can settle this.`,
};

/** The light that other panes lack, where film this dark depends on them: "The state allows this only if at least 70% of the light gets through here: Front side windows." */
export function needs({ otherPanes, ...ruling }: Ruling): string {
  if (otherPanes === undefined) return '';
  const names = otherPanes.zones.map((zone) => zones[zone]).join(', ');
  return ` ${stateOf(ruling)} allows this only if at least ${otherPanes.eachAtLeastPercent}% of the light gets through here: ${names}.`;
}

export function whyNotVerified(ruling: Extract<Ruling, { kind: 'not-verified' }>): string {
  const { reason, why } = ruling;
  const state = stateOf(ruling);
  if (reason === 'other-panes' && ruling.otherPanes) return `${needs(ruling).trim()} We don’t know that yet.`;
  return why ?? gaps[reason]?.(state) ?? `We haven’t read what ${state} says about this glass.`;
}

export function noLimit(ruling: Ruling): string {
  return `${stateOf(ruling)} sets no percentage for this glass.`;
}

const twoReadings =
  'Why a range? The film’s data sheet doesn’t say whether it was measured on a car window or on its own. If it was on a window, the higher figure is right. If not, your car’s factory glass darkens it to the lower one. We go by the darker one.';

/** Explains the light of a list of shades, once below them: undefined unless one of them is a range. */
function lightNote(nets: readonly Pick<NetVlt, 'readings'>[]): string | undefined {
  return nets.some(({ readings }) => readings.length > 1) ? twoReadings : undefined;
}

/** "37% of the light gets through film and glass, 9 points above Nevada’s 28% minimum here". */
function besideLimitOfFilm(verdict: AgainstLimit & { net: NetVlt }): string {
  const { judgedPercent, readings } = verdict.net;
  const shown = `${judgedPercent}% of the light gets through film and glass`;
  if (readings.length === 1) return `${shown}, ${besideLimit(verdict)}`;
  const lightest = Math.max(...readings.map(({ percent }) => percent));
  return `${shown}, or ${lightest}% if the manufacturer measured on a car window; the darker figure is ${besideLimit(verdict)}`;
}

export function isTooDark({ kind, reason }: Ruling): boolean {
  return kind === 'not-legal' && (reason === 'too-dark' || reason === 'too-dark-if-film-only');
}

/** The limit of a ruling with its margin; undefined where the law names no least light, or the light isn't known. */
export function againstLimit({ limit, marginPercent, law }: Ruling): AgainstLimit | undefined {
  if (limit === undefined || marginPercent === undefined) return undefined;
  return { limit, marginPercent, ...(law === undefined ? {} : { law }) };
}

/** A fault that isn't one of light, in a sentence. */
export function fault(verdict: Extract<Ruling, { kind: 'not-legal' }>): string {
  const { reason, limit } = verdict;
  if (reason === 'too-dark' || reason === 'too-dark-if-film-only') return '';
  const state = stateOf(verdict);
  if (reason !== 'too-reflective') return faults[reason]?.(state) ?? `${state} doesn’t allow it here.`;
  const most = limit?.maximumReflectancePercent;
  const than = most === undefined ? 'the light' : `the ${most}% of the light`;
  return `The film reflects more than ${than} that ${state} allows here.`;
}

/** The reason for a film's legal status on a window, in a sentence or two. */
function why(verdict: TintVerdict): string {
  if (verdict.kind === 'no-limit') return noLimit(verdict);
  if (verdict.kind === 'not-verified') return whyNotVerified(verdict);
  const against = againstLimit(verdict);
  if (verdict.kind === 'not-legal' && (!isTooDark(verdict) || against === undefined))
    return fault(verdict) + needs(verdict);
  if (against === undefined) return noLimit(verdict);
  const sentence = besideLimitOfFilm({ ...against, net: verdict.net });
  return verdict.kind === 'legal-thin'
    ? `${sentence}, so we meter your glass before we cut.`
    : `${sentence}.${needs(verdict)}`;
}

/** "Revised Code 4513.241"; undefined where no passage was read. */
function statute({ law, statute: section }: Pick<Ruling, 'law' | 'statute'>): string | undefined {
  return section === undefined ? undefined : `${law?.code ?? law?.name ?? homeStateCode} ${section}`;
}

/** Shown with every legal status. */
export const disclaimer = 'This is information, not legal advice. The meter decides.';

/** The car's class under the law, which is independent of the vehicle type that sets the price. */
export const legalClasses = {
  passenger: 'Passenger car',
  mpv: 'Multipurpose vehicle',
  unknown: 'Counted as a passenger car',
} as const satisfies Record<LegalClass, string>;

export const registration = {
  /** "In Nevada"; in another state while it isn't said in which. */
  place: (state?: string) => (state === undefined ? 'In another state' : `In ${state}`),
} as const;

export const verdict = {
  kinds,
  why,
  shownLight,
  lightNote,
  /** Source of a reflectance that no table publishes. */
  stated: (statement: FilmStatement) =>
    asStated(`This film reflects at most ${statement.vlrExteriorPercent}% of the light`, statement),
  statute,
  statuteOpens: 'opens in a new tab',
  notes: {
    'other-state': `Your car is registered in another state, so that state’s law applies. This is ${homeStateName}’s.`,
    'class-unknown': 'Counted as a passenger car. A multipurpose vehicle may be darker here.',
    'two-outside-mirrors':
      'An older version of the law requires two outside mirrors when film makes the rear window nontransparent. We couldn’t confirm that it’s still in effect.',
    'reflectance-not-published': 'The manufacturer doesn’t publish how much this film reflects.',
    'meets-every-law':
      'It meets the rule of every U.S. state whose law we’ve read for this glass, so it can be booked.',
    'law-changes': 'The law changes before your appointment, so the newer text decides.',
    'paper-elsewhere':
      'The law of that state also requires a label or certificate that we can’t supply. Without it, the film isn’t within the law.',
  } satisfies Record<TintNote, string>,
  outcomes: {
    accepted: 'Can be booked',
    'needs-approval': 'Waiting for our decision',
    refused: 'Can’t be booked',
  } satisfies Record<TintOutcome, string>,
  typicalGlass: `Calculated for typical ${typicalGlassPercent}% glass until yours is metered.`,
  /** Of vehicles that usually have it behind the driver. */
  privacyGlass: (percent: number) =>
    `Behind the driver, we assume factory privacy glass of ${percent}% until it’s metered. Without it, you can choose darker film.`,
} as const;

/** The words of the tint rule: verdicts on film by the law of a state, and questions about a car. */
export const lawWords = { disclaimer, legalClasses, registration, verdict } as const;
