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

/** The light of a verdict: "37%", or "27–37%" if the manufacturer doesn't say which glass the film was measured on. */
function shownLight({ readings }: NetVlt): string {
  const percents = readings.map(({ percent }) => percent).toSorted((one, other) => one - other);
  return `${percents.join('–')}%`;
}

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

/** Why a film on a window got its verdict, in one sentence. */
function why(verdict: TintVerdict): string {
  if (verdict.kind === 'no-limit') return noLimit[verdict.reason];
  if (verdict.reason === 'too-reflective') {
    return `The film reflects more than the ${verdict.limit.maximumReflectancePercent}% of the light that Florida allows here.`;
  }
  const sentence = besideLimitOfFilm(verdict);
  return verdict.kind === 'legal-thin' ? `${sentence}, so we meter your glass before we cut.` : `${sentence}.`;
}

const meterError = `the meter’s margin of error of ${points(meterTolerancePercent)}`;

/** What a reading of the meter means, in one sentence. */
function whyReading(verdict: ReadingVerdict): string {
  if (verdict.kind === 'no-limit') return noLimit[verdict.reason];
  const sentence = `The meter reads ${verdict.measuredVltPercent}%, ${besideLimit(verdict)}`;
  if (verdict.kind === 'not-legal') return `${sentence}; ${meterError} doesn’t make it legal.`;
  return verdict.kind === 'legal-thin' ? `${sentence}, which is within ${meterError}.` : `${sentence}.`;
}

/** Verdicts where a whole line has room for some thirty letters. */
const shortKinds = {
  legal: 'Legal',
  'legal-thin': 'Legal, close',
  'not-legal': 'Not legal',
  'no-limit': 'No set limit',
} as const satisfies Record<RulingKind, string>;

/** The words of film and law. Law: Florida Statutes 316.2951 to 316.2956 (docs/florida-law.md of the repository). */
export const tintWords = {
  /** Stands wherever a verdict does. */
  disclaimer: 'This is information, not legal advice. The meter decides.',
  zones: {
    'windshield-strip': 'Windshield strip',
    'front-sides': 'Front side windows',
    'rear-sides': 'Rear side windows',
    quarter: 'Quarter glass',
    back: 'Back glass',
    roof: 'Roof',
  } satisfies Record<GlassZone, string>,

  /** What the law takes the car for; asked apart from the vehicle that is paid for. */
  legalClass: {
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
  },

  registration: {
    question: 'Where is the car registered?',
    answers: { florida: 'In Florida', elsewhere: 'In another state' } satisfies Record<Registration, string>,
  },

  glass: {
    legend: 'Bare glass, before film',
    meter: 'I have a meter reading',
    meterHint: 'How much light the bare glass lets through, in percent.',
    invalid: 'Please enter a percentage from 0 to 100 with at most one decimal',
  },

  verdict: {
    kinds: {
      legal: 'Legal',
      'legal-thin': 'Legal, close to the limit',
      'not-legal': 'Not legal',
      'no-limit': 'No set percentage',
    } satisfies Record<RulingKind, string>,
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
  },

  /** Where shades are chosen, zone by zone. */
  panel: {
    /** An option with its light and its verdict, short enough for the closed list of a phone: "Carbon 35: 37%. Legal". */
    judgedOption: (name: string, { vltPercent, kind }: { vltPercent: number; kind: RulingKind }) =>
      `${name}: ${vltPercent}%. ${shortKinds[kind]}`,
    none: 'No film here',
    remove: 'Let the installer advise me at the car',
    recommend: 'Use the recommendation',
    noLongerLegal: 'Some of these shades can’t be booked right now. Our recommendation can.',
    takeInstead: (shade: string, zone: string) => `${shade} for ${zone}`,
    notMetered: 'Enter the meter reading to see whether it’s legal.',
    /** Said at a shade when going on is refused. */
    refused: 'We can’t book this shade. Choose a legal one, or complete the exemption details.',
    explorer: 'See shades in the film explorer',
    car: {
      heading: 'Your car and its glass',
      /** What the verdicts assume, after the legal class. */
      registered: { florida: 'registered in Florida', elsewhere: 'registered in another state' } satisfies Record<
        Registration,
        string
      >,
      glass: { usual: 'typical clear glass', known: 'glass as you entered it' },
      glassOf: (zone: string) => `Glass, ${zone}`,
      meterOf: (zone: string) => `Meter reading, ${zone}`,
    },
  },

  /** A shade as booked. Light comes ready-made: "37%", or "27–37%". */
  agreed: {
    light: (light: string) => `${light} of the light gets through`,
    glass: (percent: number) => `on ${percent}% glass`,
    meteredGlass: (percent: number) => `on glass metered at ${percent}%`,
    atTheCar: 'To be decided at the car',
    approvals: {
      pending: 'Waiting for us to review your exemption. We’ll do that before the job.',
      approved: 'We’ve reviewed your exemption and approved it.',
      refused: 'We couldn’t approve your exemption. Your crew will settle those shades with you at the car.',
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
        `This shade would read about ${light} on this glass; Florida sets no percentage here.`,
    } satisfies Record<RulingKind, (light: string) => string>,
    legalHere: (shades: string) => `Legal on this glass: ${shades}.`,
    covered: 'This car’s approved exemption covers the reading.',
    otherState: 'Registered in another state: that state’s law applies, and Florida’s is shown for information.',
    violation:
      'Installing film that lets through less light than Florida requires is a misdemeanor (Florida Statutes 316.2956). It stays only on a car with an exemption; otherwise, it comes off.',
    limit: (percent: number, statute: string) => `at least ${percent}%, ${statute}`,
    /** Of the small label for the door jamb; the sheet says more. */
    label: {
      title: 'Window film, metered with the glass',
      complies: 'By these readings, the film complies with Florida Statutes 316.2953 and 316.2954.',
      covered: 'Readings below them are covered by this car’s exemption under Florida Statutes 316.29545.',
      otherState: 'Registered in another state, whose law applies.',
      limits: 'Limits: Florida Statutes 316.2953 and 316.2954.',
      unmetered: 'A window without a percentage was not metered.',
      mark: 'This label: section 316.2955, known to us from secondary sources only.',
    },
  },

  /** Florida Statutes 316.29545. Who may sign and what it costs differs between sources, so nothing is said about it. */
  exemption: {
    heading: 'I have an exemption',
    lead: 'With a certificate, a car can be darker. It belongs to one car, and we review it before we cut.',
    kind: 'What kind of exemption is it?',
    kinds: { medical: 'Medical', occupational: 'Occupational' } satisfies Record<ExemptionKind, string>,
    certificateNumber: 'Certificate number',
    documentReference: 'Document',
    documentHint: 'How we can see it, for example “sent by email”',
    problems: {
      exemption_kind_missing: 'Please choose medical or occupational',
      certificate_number_missing: 'Please enter the certificate number',
      document_reference_missing: 'Please enter the document that shows it',
    } satisfies Record<ExemptionProblem, string>,
  },
} as const;
