import type { RulingKind } from '@tintforge/booking-core';
import { disclaimer, legalClasses, registration, verdict } from './law-words';
import { zones } from './tint-names';

/** Short legal status, for lines with room for some thirty characters. */
const shortKinds = {
  legal: 'Meets limit',
  'legal-thin': 'Meets limit, close',
  'not-legal': 'Not allowed',
  'no-limit': 'No set limit',
  'not-verified': 'Not verified',
} as const satisfies Record<RulingKind, string>;

/** The panel for choosing shades, zone by zone. */
const panel = {
  /** An option with its light and its verdict, short enough for the closed list of a phone: "Carbon 35: 37%. Meets limit". */
  judgedOption: (name: string, { vltPercent, kind }: { vltPercent: number; kind: RulingKind }) =>
    `${name}: ${vltPercent}%. ${shortKinds[kind]}`,
  /** Over the shades in a line each, where there is no room for more. */
  shades: 'Your shades and their limits',
  none: 'No film here',
  remove: 'Let the installer advise me at the car',
  recommend: 'Use the recommendation',
  noLongerLegal: 'Some of these shades can’t be booked right now.',
  recommendationCan: 'Our recommendation can.',
  takeInstead: (shade: string, zone: string) => `${shade} for ${zone}`,
  notMetered: 'Enter the meter reading to see whether it meets the limit.',
  /** Said at a pane whose light decides about others. */
  darkens: (zones: string) => `With this, the shade you chose isn’t allowed on: ${zones}.`,
  /** Said at a shade when going on is refused. */
  refused: 'We can’t book this shade. Choose another, or see below.',
  /** Shades that could not be verified: the customer asks the shop, or chooses others. */
  ask: {
    label: 'Ask the shop about the shades that aren’t verified',
    hint: 'We’ll decide before your appointment and email you. You can also choose other shades, or leave a window to be decided at the car.',
  },
  explorer: 'See shades in the film explorer',
  car: {
    heading: 'Your car and its glass',
    loading: 'Loading the questions…',
    /** Where the car is registered, after the legal class. */
    registered: (state?: string) => `registered in ${state ?? 'another state'}`,
    /** The first two are what we assume. */
    glass: {
      usual: 'typical clear glass (assumed)',
      privacy: 'typical clear glass in front, privacy glass behind (assumed)',
      partly: 'glass as you entered it, the rest assumed',
      known: 'glass as you entered it',
    },
    glassOf: (zone: string) => `Glass, ${zone}`,
    meterOf: (zone: string) => `Meter reading, ${zone}`,
  },
} as const;

/** A shade as booked. Light comes ready-made: "37%", or "27–37%". */
const agreed = {
  light: (light: string) => `${light} of the light gets through`,
  /** Glass without a reading is assumed. */
  glass: (percent: number) => `on ${percent}% glass (assumed)`,
  meteredGlass: (percent: number) => `on glass metered at ${percent}%`,
  atTheCar: 'To be decided at the car',
  /** Of shades that wait for the shop: with an exemption, or because they could not be verified. */
  waiting: {
    exemption: 'Waiting for us to review your exemption. We’ll do that before the job.',
    asked: 'Some of these shades aren’t verified. We’ll decide before the job and email you.',
  },
} as const;

const suggestions = {
  nearest: 'Nearest shades that meet the limit',
  recommended: 'The darkest with room to spare',
  none: 'No shade of this film is sure to meet the limit on this glass.',
} as const;

/** The words of film and law. Who speaks few of them takes `lawWords` or `tintNames`, which are smaller. */
export const tintWords = {
  disclaimer,
  zones,
  legalClasses,
  registration,
  verdict,
  panel,
  agreed,
  suggestions,
} as const;
