import {
  type ExemptionKind,
  type ExemptionProblem,
  type GlassZone,
  type LegalClass,
  type LegalClassAnswers,
  meterTolerancePercent,
  type NetVlt,
  type NoLimitReason,
  type PlainAnswer,
  type ReadingVerdict,
  type Registration,
  type Ruling,
  type RulingKind,
  type TintNote,
  type TintOutcome,
  type TintStatute,
  type TintVerdict,
  typicalGlassPercent,
} from '@tintforge/booking-core';

type AgainstLimit = Exclude<Ruling, { kind: 'no-limit' }>;

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

/** "2 points less than the 28% that Florida asks for here". */
function besideLimit({ limit, marginPercent }: AgainstLimit): string {
  const asked = `the ${limit.minimumVltPercent}% that Florida asks for here`;
  if (marginPercent === 0) return `nothing to spare over ${asked}`;
  return `${points(Math.abs(marginPercent))} ${marginPercent < 0 ? 'less' : 'more'} than ${asked}`;
}

const noLimit: Readonly<Record<NoLimitReason, string>> = {
  'strip-above-as1':
    'Florida names no percentage for the top of the windshield: the material has to be transparent and stay above the AS/1 line.',
  'not-a-window': 'Florida’s window rule leaves out what is mounted in the roof, so no percentage applies here.',
};

/** The light of a verdict as it is shown: "37%", or "37% or 27%" where the maker does not say on which glass it was read. */
function shownLight({ readings }: NetVlt): string {
  return readings.map(({ percent }) => `${percent}%`).join(' or ');
}

/** "37% of the light gets through film and glass, 9 points more than the 28% that Florida asks for here". */
function besideLimitOfFilm(verdict: AgainstLimit & { net: NetVlt }): string {
  const shown = `${shownLight(verdict.net)} of the light gets through`;
  if (verdict.net.readings.length === 1) return `${shown} film and glass, ${besideLimit(verdict)}`;
  return `${shown}, depending on how the maker measured, and the darker is ${besideLimit(verdict)}`;
}

/** Why a film on a window got its verdict, in one sentence. */
function why(verdict: TintVerdict): string {
  if (verdict.kind === 'no-limit') return noLimit[verdict.reason];
  if (verdict.reason === 'too-reflective') {
    return `The film reflects more than the ${verdict.limit.maximumReflectancePercent}% of the light that Florida allows here.`;
  }
  const sentence = besideLimitOfFilm(verdict);
  return verdict.kind === 'legal-thin' ? `${sentence}, so we meter your glass before we cut.` : `${sentence}.`;
}

const meterError = `the meter’s own error of ${points(meterTolerancePercent)}`;

/** What a reading of the meter means, in one sentence. */
function whyReading(verdict: ReadingVerdict): string {
  if (verdict.kind === 'no-limit') return noLimit[verdict.reason];
  const sentence = `The meter reads ${verdict.measuredVltPercent}%, ${besideLimit(verdict)}`;
  if (verdict.kind === 'not-legal') return `${sentence}; ${meterError} is no permission.`;
  return verdict.kind === 'legal-thin' ? `${sentence}, which is within ${meterError}.` : `${sentence}.`;
}

/** The words of film and law. Law: Florida Statutes 316.2951 to 316.2956 (design/domain.md, sections 1 to 3). */
export const tintWords = {
  /** Stands wherever a verdict does. */
  disclaimer: 'This is information, not legal advice. The meter decides.',
  zones: {
    'windshield-strip': 'Windshield strip',
    'front-sides': 'Front sides',
    'rear-sides': 'Rear sides',
    quarter: 'Quarter',
    back: 'Back glass',
    roof: 'Roof',
  } satisfies Record<GlassZone, string>,

  /** What the law takes the car for; asked apart from the vehicle that is paid for. */
  legalClass: {
    // @owner confirm for the models you see most which of them Florida counts as multipurpose vehicles
    questions: {
      truckChassisOrOffRoad: 'Is it built on a truck chassis, or for occasional off-road use?',
      tenPersonsOrFewer: 'Is it made to carry ten persons or fewer?',
    } satisfies Record<keyof LegalClassAnswers, string>,
    answers: { yes: 'Yes', no: 'No', 'not-sure': 'Not sure' } satisfies Record<PlainAnswer, string>,
    hint: 'If you are not sure, the stricter limits of a passenger car apply.',
    classes: {
      passenger: 'Passenger car',
      mpv: 'Multipurpose vehicle',
      unknown: 'Counted as a passenger car',
    } satisfies Record<LegalClass, string>,
  },

  registration: {
    question: 'Where is the car registered?',
    answers: { florida: 'In Florida', elsewhere: 'In another state' } satisfies Record<Registration, string>,
  },

  glass: {
    legend: 'The glass before film',
    meter: 'A meter says',
    meterHint: 'The share of light through the bare glass, in percent.',
    invalid: 'Please enter a percentage from 0 to 100 with at most one decimal',
  },

  verdict: {
    kinds: {
      legal: 'Legal',
      'legal-thin': 'Legal, close to the limit',
      'not-legal': 'Not legal',
      'no-limit': 'No percentage',
    } satisfies Record<RulingKind, string>,
    why,
    whyReading,
    shownLight,
    statute: (statute: TintStatute) => `Florida Statutes ${statute}`,
    notes: {
      'other-state':
        'Your car is registered in another state, so the rule of that state applies; this one is Florida’s.',
      'class-unknown': 'Counted as a passenger car. A multipurpose vehicle may be darker here.',
      'two-outside-mirrors':
        'An older text of the law asks for two outside mirrors when film makes the rear window nontransparent. We could not confirm that it still stands.',
      'reflectance-not-published':
        'The maker does not publish how much this film reflects, so only its light is judged.',
    } satisfies Record<TintNote, string>,
    outcomes: {
      accepted: 'Can be booked',
      'needs-approval': 'Waits until we have read your exemption',
      refused: 'Cannot be booked',
    } satisfies Record<TintOutcome, string>,
    typicalGlass: `Worked out for typical ${typicalGlassPercent}% glass until yours is metered.`,
  },

  suggestions: {
    nearest: 'Nearest legal shades',
    recommended: 'The darkest with room to spare',
    none: 'No shade of this film is legal on this glass.',
  },

  /** Florida Statutes 316.29545. Who may sign and what it costs differs between sources, so nothing is said about it. */
  exemption: {
    heading: 'You have an exemption',
    lead: 'With a certificate a car may be darker. It belongs to one car, and we read it before we cut.',
    kinds: { medical: 'Medical', occupational: 'Occupational' } satisfies Record<ExemptionKind, string>,
    certificateNumber: 'Certificate number',
    documentReference: 'Document',
    problems: {
      exemption_kind_missing: 'Please say whether it is medical or occupational',
      certificate_number_missing: 'Please enter the number of the certificate',
      document_reference_missing: 'Please name the document that shows it',
    } satisfies Record<ExemptionProblem, string>,
  },
} as const;
