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
  type TintApproval,
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

const twoReadings =
  'Why two figures? The film’s data sheet doesn’t say whether it was measured on a car window or by itself. On a window, the first figure is right; by itself, your car’s factory glass darkens it to the second. We go by the darker one.';

/** Explains the light of a list of shades, once below them: undefined unless one of them has two figures. */
function lightNote(nets: readonly Pick<NetVlt, 'readings'>[]): string | undefined {
  return nets.some(({ readings }) => readings.length > 1) ? twoReadings : undefined;
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

/** Verdicts where a whole line has room for some thirty letters. */
const shortKinds = {
  legal: 'Legal',
  'legal-thin': 'Legal, close',
  'not-legal': 'Not legal',
  'no-limit': 'No percentage',
} as const satisfies Record<RulingKind, string>;

/** The words of film and law. Law: Florida Statutes 316.2951 to 316.2956 (docs/florida-law.md of the repository). */
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
    lightNote,
    statute: (statute: TintStatute) => `Florida Statutes ${statute}`,
    statuteOpens: 'opens in a new tab',
    notes: {
      'other-state':
        'Your car is registered in another state, so the rule of that state applies; this one is Florida’s.',
      'class-unknown': 'Counted as a passenger car. A multipurpose vehicle may be darker here.',
      'two-outside-mirrors':
        'An older text of the law asks for two outside mirrors when film makes the rear window nontransparent. We could not confirm that it still stands.',
      'reflectance-not-published':
        'The manufacturer doesn’t publish how much this film reflects, so we judge only its light.',
    } satisfies Record<TintNote, string>,
    outcomes: {
      accepted: 'Can be booked',
      'needs-approval': 'Waits until we have read your exemption',
      refused: 'Cannot be booked',
    } satisfies Record<TintOutcome, string>,
    typicalGlass: `Worked out for typical ${typicalGlassPercent}% glass until yours is metered.`,
  },

  /** Where shades are chosen, zone by zone. */
  panel: {
    /** An option with its light and its verdict, short enough for the closed list of a phone: "Carbon 35: 37%. Legal". */
    judgedOption: (name: string, { vltPercent, kind }: { vltPercent: number; kind: RulingKind }) =>
      `${name}: ${vltPercent}%. ${shortKinds[kind]}`,
    none: 'No film here',
    remove: 'Let the installer advise me at the car',
    recommend: 'Use the recommendation',
    noLongerLegal: 'Not every shade here can be booked as things stand. The recommendation can.',
    takeInstead: (shade: string, zone: string) => `${shade} for ${zone}`,
    notMetered: 'The verdict stands here once the meter’s reading is entered.',
    /** Said at a shade when going on is refused. */
    refused: 'We cannot book this shade. Choose a legal one, or add the whole exemption.',
    explorer: 'Look at shades in the film explorer',
    car: {
      heading: 'Your car and its glass',
      /** What the verdicts assume, after the legal class. */
      registered: { florida: 'registered in Florida', elsewhere: 'registered in another state' } satisfies Record<
        Registration,
        string
      >,
      glass: { usual: 'typical clear glass', known: 'glass as you say' },
      glassOf: (zone: string) => `Glass, ${zone}`,
      meterOf: (zone: string) => `Meter reading, ${zone}`,
    },
  },

  /** A shade as it was agreed. Light comes ready-made: "37%", or "37% or 27%". */
  agreed: {
    light: (light: string) => `${light} of the light gets through`,
    glass: (percent: number) => `on glass of ${percent}%`,
    meteredGlass: (percent: number) => `on glass that a meter read at ${percent}%`,
    atTheCar: 'To be agreed at the car',
    approvals: {
      pending: 'Waits until we have read your exemption. We look at it before the job.',
      approved: 'We have read your exemption and approved it.',
      refused: 'We could not approve your exemption. Your crew agrees the shades that need it with you at the car.',
    } satisfies Record<Exclude<TintApproval, 'none'>, string>,
    disclosure: 'Please note',
    shownAt: (moment: string) => `Shown to you when you booked, ${moment}`,
  },

  /** Of a shade from an earlier booking that cannot be booked again. */
  again: {
    notOffered: (zone: string, shade: string) =>
      `${zone}: ${shade} is no longer offered with this package, so choose a shade for it.`,
    notLegal: (zone: string, shade: string) =>
      `${zone}: ${shade} can’t be booked without an exemption today, so choose a shade for it.`,
  },

  suggestions: {
    nearest: 'Nearest legal shades',
    recommended: 'The darkest with room to spare',
    none: 'No shade of this film is legal on this glass.',
  },

  /** Of metering windows at the car. Light comes ready-made: "26%". Who sells or installs illegal film: 316.2956. */
  metering: {
    before: 'Glass before film',
    after: 'Film and glass',
    lot: 'Lot or roll number',
    forecast: {
      legal: (light: string) => `This shade would read about ${light} on this glass: legal here.`,
      'legal-thin': (light: string) =>
        `This shade would read about ${light} on this glass: legal here, close to the limit.`,
      'not-legal': (light: string) => `This shade would read about ${light} on this glass: not legal here.`,
      'no-limit': (light: string) =>
        `This shade would read about ${light} on this glass; Florida names no percentage here.`,
    } satisfies Record<RulingKind, (light: string) => string>,
    legalHere: (shades: string) => `Legal on this glass: ${shades}.`,
    covered: 'The approved exemption of this car covers the reading.',
    otherState: 'Registered in another state: the rule of that state applies, and Florida’s is shown for information.',
    violation:
      'Whoever installs film that lets less light through than Florida asks for commits a misdemeanor (Florida Statutes 316.2956). It stays only on a car with an exemption; otherwise it comes off.',
    limit: (percent: number, statute: string) => `at least ${percent}%, ${statute}`,
    /** Of the small label for the door jamb; the sheet says more. */
    label: {
      title: 'Window film, metered with the glass',
      complies: 'By these readings the film complies with Florida Statutes 316.2953 and 316.2954.',
      covered: 'What is below them rests on this car’s exemption under Florida Statutes 316.29545.',
      otherState: 'Registered in another state, whose rule applies.',
      limits: 'Limits: Florida Statutes 316.2953 and 316.2954.',
      unmetered: 'A window without a percentage was not metered.',
      mark: 'This label: section 316.2955, known to us from secondary sources only.',
    },
  },

  /** Florida Statutes 316.29545. Who may sign and what it costs differs between sources, so nothing is said about it. */
  exemption: {
    heading: 'You have an exemption',
    lead: 'With a certificate a car may be darker. It belongs to one car, and we read it before we cut.',
    kind: 'What kind of exemption is it?',
    kinds: { medical: 'Medical', occupational: 'Occupational' } satisfies Record<ExemptionKind, string>,
    certificateNumber: 'Certificate number',
    documentReference: 'Document',
    documentHint: 'How we get to read it, for example “sent by email”',
    problems: {
      exemption_kind_missing: 'Please say whether it is medical or occupational',
      certificate_number_missing: 'Please enter the number of the certificate',
      document_reference_missing: 'Please name the document that shows it',
    } satisfies Record<ExemptionProblem, string>,
  },
} as const;
