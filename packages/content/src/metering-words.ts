import { meterTolerancePercent, type ReadingVerdict, type RulingKind } from '@tintforge/booking-core';
import { againstLimit, besideLimit, fault, isTooDark, needs, noLimit, points, whyNotVerified } from './law-words';

const meterError = `the meter’s margin of error of ${points(meterTolerancePercent)}`;

/** The meaning of a meter reading, in a sentence or two. */
function whyReading(verdict: ReadingVerdict): string {
  if (verdict.kind === 'no-limit') return noLimit(verdict);
  const against = againstLimit(verdict);
  const reads = `The meter reads ${verdict.measuredVltPercent}%`;
  const sentence = against === undefined ? reads : `${reads}, ${besideLimit(against)}`;
  if (verdict.kind === 'not-verified') return `${sentence}. ${whyNotVerified(verdict)}`;
  if (verdict.kind === 'not-legal') {
    const said = isTooDark(verdict) ? `; ${meterError} doesn’t make it legal.` : `. ${fault(verdict)}`;
    return sentence + said + needs(verdict);
  }
  return verdict.kind === 'legal-thin' ? `${sentence}, which is within ${meterError}.` : `${sentence}.`;
}

/** Words of metering windows at the car. Light comes ready-made: "26%". */
export const meteringWords = {
  why: whyReading,
  before: 'Glass before film',
  after: 'Film and glass',
  lot: 'Lot or roll number',
  forecast: {
    legal: (light: string) => `This shade would read about ${light} on this glass, which meets the limit.`,
    'legal-thin': (light: string) =>
      `This shade would read about ${light} on this glass, which meets the limit closely.`,
    'not-legal': (light: string) => `This shade would read about ${light} on this glass, which isn’t allowed.`,
    'no-limit': (light: string) => `This shade would read about ${light} on this glass; no percentage is set here.`,
    'not-verified': (light: string) => `This shade would read about ${light} on this glass, which isn’t verified.`,
  } satisfies Record<RulingKind, (light: string) => string>,
  legalHere: (shades: string) => `Allowed on this glass: ${shades}.`,
  covered: 'This car’s approved exemption covers the reading.',
  violation: (state: string) =>
    `Installing film that ${state} doesn’t allow can be an offense of the installer’s. It stays only on a car with an exemption; otherwise, it comes off.`,
  limit: (percent: number, statute: string) => `at least ${percent}%, ${statute}`,
  /** The small label for the door jamb; the sheet has more details. */
  label: {
    title: 'Window film, metered with the glass',
    /** A meter reads light alone. */
    lets: (rules: string) => `By these readings, the light through every window is within ${rules}.`,
    reflection: 'How much the film reflects wasn’t metered.',
    covered: 'Readings below the limit are covered by this car’s exemption.',
    otherState: 'Registered in another state, whose law applies.',
    limits: (rules: string) => `Limits: ${rules}.`,
    unverified: 'The law of the state where the car is registered isn’t verified.',
    unmetered: 'A window without a percentage wasn’t metered.',
  },
} as const;
