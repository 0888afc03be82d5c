import {
  type LegalClass,
  type LegalClassAnswers,
  meterTolerancePercent,
  type NetVlt,
  type NoLimitReason,
  type PlainAnswer,
  type ReadingVerdict,
  type Registration,
  type Ruling,
  type TintNote,
  type TintOutcome,
  type TintStatute,
  type TintVerdict,
  typicalGlassPercent,
} from '@tintforge/booking-core';
import { kinds, shownLight } from './tint-names';

type AgainstLimit = Exclude<Ruling, { kind: 'no-limit' }>;

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

/** "2 points below Florida’s 28% minimum here". */
function besideLimit({ limit, marginPercent }: AgainstLimit): string {
  const minimum = `Florida’s ${limit.minimumVltPercent}% minimum here`;
  if (marginPercent === 0) return `exactly at ${minimum}`;
  return `${points(Math.abs(marginPercent))} ${marginPercent < 0 ? 'below' : 'above'} ${minimum}`;
}

const noLimit: Readonly<Record<NoLimitReason, string>> = {
  'strip-above-as1':
    'Florida sets no percentage for the top of the windshield: the film must be transparent and stay above the AS/1 line.',
  'not-a-window': 'Florida’s window rule leaves out what is mounted in the roof, so no percentage applies here.',
};

const twoReadings =
  'Why a range? The film’s data sheet doesn’t say whether it was measured on a car window or on its own. If it was on a window, the higher figure is right. If not, your car’s factory glass darkens it to the lower one. We go by the darker one.';

/** Explains the light of a list of shades, once below them: undefined unless one of them is a range. */
function lightNote(nets: readonly Pick<NetVlt, 'readings'>[]): string | undefined {
  return nets.some(({ readings }) => readings.length > 1) ? twoReadings : undefined;
}

/** "37% of the light gets through film and glass, 9 points above Florida’s 28% minimum here". */
function besideLimitOfFilm(verdict: AgainstLimit & { net: NetVlt }): string {
  const { judgedPercent, readings } = verdict.net;
  const shown = `${judgedPercent}% of the light gets through film and glass`;
  if (readings.length === 1) return `${shown}, ${besideLimit(verdict)}`;
  const lightest = Math.max(...readings.map(({ percent }) => percent));
  return `${shown}, or ${lightest}% if the manufacturer measured on a car window; the darker figure is ${besideLimit(verdict)}`;
}

/** The reason for a film's legal status on a window, in one sentence. */
function why(verdict: TintVerdict): string {
  if (verdict.kind === 'no-limit') return noLimit[verdict.reason];
  if (verdict.reason === 'too-reflective') {
    return `The film reflects more than the ${verdict.limit.maximumReflectancePercent}% of the light that Florida allows here.`;
  }
  const sentence = besideLimitOfFilm(verdict);
  return verdict.kind === 'legal-thin' ? `${sentence}, so we meter your glass before we cut.` : `${sentence}.`;
}

const meterError = `the meter’s margin of error of ${points(meterTolerancePercent)}`;

/** The meaning of a meter reading, in one sentence. */
function whyReading(verdict: ReadingVerdict): string {
  if (verdict.kind === 'no-limit') return noLimit[verdict.reason];
  const sentence = `The meter reads ${verdict.measuredVltPercent}%, ${besideLimit(verdict)}`;
  if (verdict.kind === 'not-legal') return `${sentence}; ${meterError} doesn’t make it legal.`;
  return verdict.kind === 'legal-thin' ? `${sentence}, which is within ${meterError}.` : `${sentence}.`;
}

/** Shown with every legal status. */
export const disclaimer = 'This is information, not legal advice. The meter decides.';

/** The car's legal class, which is independent of the vehicle type that sets the price. */
export const legalClass = {
  // @owner confirm for the models you see most which of them Florida counts as multipurpose vehicles
  questions: {
    truckChassisOrOffRoad: 'Is it built on a truck chassis, or for occasional off-road use?',
    tenPersonsOrFewer: 'Is it designed to carry ten people or fewer?',
  } satisfies Record<keyof LegalClassAnswers, string>,
  answers: { yes: 'Yes', no: 'No', 'not-sure': 'Not sure' } satisfies Record<PlainAnswer, string>,
  hint: 'If you’re not sure, the stricter limits for passenger cars apply.',
  classes: {
    passenger: 'Passenger car',
    mpv: 'Multipurpose vehicle',
    unknown: 'Counted as a passenger car',
  } satisfies Record<LegalClass, string>,
} as const;

export const registration = {
  question: 'Where is the car registered?',
  answers: { florida: 'In Florida', elsewhere: 'In another state' } satisfies Record<Registration, string>,
} as const;

export const glass = {
  legend: 'Bare glass, before film',
  meter: 'I have a meter reading',
  meterHint: 'How much light the bare glass lets through, in percent.',
  invalid: 'Please enter a percentage from 0 to 100 with at most one decimal',
} as const;

export const verdict = {
  kinds,
  why,
  whyReading,
  shownLight,
  lightNote,
  statute: (statute: TintStatute) => `Florida Statutes ${statute}`,
  statuteOpens: 'opens in a new tab',
  notes: {
    'other-state': 'Your car is registered in another state, so that state’s law applies. This is Florida’s.',
    'class-unknown': 'Counted as a passenger car. A multipurpose vehicle may be darker here.',
    'two-outside-mirrors':
      'An older version of the law requires two outside mirrors when film makes the rear window nontransparent. We couldn’t confirm that it’s still in effect.',
    'reflectance-not-published':
      'The manufacturer doesn’t publish how much this film reflects, so we judge only its light.',
  } satisfies Record<TintNote, string>,
  outcomes: {
    accepted: 'Can be booked',
    'needs-approval': 'Waiting for us to review your exemption',
    refused: 'Can’t be booked',
  } satisfies Record<TintOutcome, string>,
  typicalGlass: `Calculated for typical ${typicalGlassPercent}% glass until yours is metered.`,
} as const;

/** The words of Florida’s rule: verdicts on film, and questions about a car. Law: Florida Statutes 316.2951 to 316.2956 (docs/florida-law.md of the repository). */
export const lawWords = { disclaimer, legalClass, registration, glass, verdict } as const;
