import type { TintApproval } from '@tintforge/booking-core';
import { homeStateName } from '@tintforge/shop/law-words';
import { chargeWords } from './charge-words';
import { confirmationWords } from './confirmation-words';
import { paymentWords } from './payment-words';
import { taxWords } from './tax-words';

/** A day and a start as emails name them: "Tuesday, December 8" and "9:00 AM EST". */
export interface MailStart {
  day: string;
  time: string;
}

/** The cost of cancelling; amounts as "$112.50". */
export interface MailCosts {
  refund: string;
  kept: string;
  /** The line to call: "(202) 555-0142". */
  phone: string;
}

const crewCount = (crews: number) => (crews === 2 ? 'two crews' : `${crews} crews`);

function carNumbers(cars: readonly number[]): string {
  return cars.length === 1 ? `car ${cars[0]}` : `cars ${cars.slice(0, -1).join(', ')} and ${cars.at(-1)}`;
}

/** "Crew" of a sentence, with its verb: "your crew comes", or "your crews come" of several that begin at the same time. */
export const crewComes = (crews: number) => (crews > 1 ? 'crews come' : 'crew comes');

const startText = ({ day, time }: MailStart) => `${day}, ${time}`;

/** The cancellation policy (docs/product.md of the repository, Cancellation policy). A moment reads "Mon, Dec 7, 9:00 AM EST". */
const policy = {
  free: (moment: string) => `Free to move or cancel until ${moment}.`,
  /** The start was less than 24 hours away when it was paid. */
  freeAfterPaying: (moment: string) =>
    `Free to move or cancel until ${moment}, for 30 minutes after paying, if the job hasn’t started.`,
  over: 'It’s too late to move or cancel for free.',
  afterward: ({ refund, kept, phone }: MailCosts) =>
    `After that, if you cancel, we refund ${refund} and keep ${kept}, and you’ll need to call ${phone} to move the date.`,
  fromNow: ({ refund, kept, phone }: MailCosts) =>
    `If you cancel now, we refund ${refund} and keep ${kept}. To move the date, call ${phone}.`,
  /** Nothing was paid yet, so nothing can be kept. */
  unpaid: (phone: string) => `After that, you’ll need to call ${phone} to move the date.`,
  unpaidFromNow: (phone: string) => `To move the date now, call ${phone}.`,
  /** A quote's work before a visit is planned. */
  noDate: 'Free to cancel until we’ve set a date with you.',
  noDateUnpaid: 'Nothing has been charged.',
  noDateRefund: (refund: string) => `If you cancel before that, we refund ${refund}.`,
};

/** Words that emails about a visit share. */
const visit = {
  about: (time: string, duration: string) => `${time}, about ${duration}`,
  /** Of a job that takes several visits: each with its start and duration. */
  visits: 'Your visits',
  visit: (moment: string, duration: string, crews: number) =>
    `${moment}, about ${duration}${crews > 1 ? `, ${crewCount(crews)}` : ''}`,
  code: 'Tracking code',
  codeHint: confirmationWords.codeHint,
  qrLabel: confirmationWords.qrLabel,
  manage: confirmationWords.manage,
  see: 'View the booking',
  vehicle: 'Vehicle',
  vehicles: 'Vehicles',
  /** A fact of one of several cars: "Car 2: Shades". */
  ofCar: (number: number, fact: string) => `Car ${number}: ${fact}`,
  /** Of a quote, in place of a vehicle. */
  work: 'Work',
  noDate: 'date to be set',
  where: 'Where',
  notes: 'Your note',
  shade: 'Preferred shade',
  /** The shades window by window, with their notes. */
  tint: {
    shades: 'Shades',
    inZone: (zone: string, what: string) => `${zone}: ${what}`,
    /** "Carbon 35, 37% of the light gets through". */
    shade: (name: string, light: string) => `${name}, ${light} of the light gets through`,
    atCar: 'to be decided at the car',
    /** "Judged by Nevada’s law: Revised Statutes 484D.440." */
    byLaw: (state: string, sections: string) => `Judged by ${state}’s law${sections === '' ? '' : `: ${sections}`}.`,
    noLaw: 'We haven’t verified the law of the state where the car is registered.',
    exemption: 'Your exemption',
    /** Shades that could not be verified. */
    asked: 'Our decision',
    approvals: {
      pending: 'We’ll review your document before the job. Until then, the shades that need it aren’t settled.',
      approved: 'We’ve reviewed your document and approved it.',
      refused: 'We couldn’t approve it, so your crew will settle the shades that need it with you at the car.',
    } satisfies Record<Exclude<TintApproval, 'none'>, string>,
    disclosure: 'Please note',
    /** Under the disclosure: when the order with it came in. */
    shownAt: (moment: string) => `Shown next to your shades when you booked, ${moment}.`,
  },
  crew: 'Crew',
  /** Of several that begin at the same time. */
  crews: 'Crews',
  together: (crews: number) => `${crews === 2 ? 'Two' : crews} crews work at the same time.`,
  /** "Crew 2: cars 2 and 3". */
  crewOfCars: (crew: string, cars: readonly number[]) => `${crew}: ${carNumbers([...cars])}`,
  paid: 'What you paid',
  toPay: 'Due on site',
  /** Heading of a bill of which a part is paid, and the parts. */
  bill: 'Your bill',
  deposit: 'Deposit paid',
  balance: 'Balance at the job',
  total: taxWords.total,
  totalWithoutTax: taxWords.totalWithoutTax,
  totalWithTax: (amount: string, rate: string) => `Total, ${amount} ${homeStateName} sales tax (${rate}) included`,
};

/** The crew's needs on site (docs/film.md of the repository, Time, cure and coverage). */
const before = {
  heading: confirmationWords.verification.before.heading,
  lines: [
    'Child seats out, loose things off the seats',
    'Car clean, glass dry',
    'A garage or solid shade, out of the wind, with room to open every door',
    'Power within 50 ft',
    'HOA or condo permission for our van and crew, if you need it',
    'Afterward: windows up for 3 to 5 days',
  ],
};

const confirmed = {
  subject: ({ code, ...start }: MailStart & { code: string }) => `Booked: ${startText(start)} (${code})`,
  preheader: (rule: string, total: string) => `${rule} Total ${total}.`,
  lead: (name: string, crews: number) => `${name}, your ${crewComes(crews)} on`,
  /** A quote's work, of which the deposit is paid, or for which none was asked. */
  noDateLead: (name: string) => `${name}, it’s agreed. We’ll call you within one business day to set the date`,
};

const rescheduled = {
  subject: ({ code, ...start }: MailStart & { code: string }) => `Moved to: ${startText(start)} (${code})`,
  preheader: 'The price stays the same. The attached calendar file replaces the one you have.',
  lead: (name: string, crews: number) => `${name}, your ${crews > 1 ? 'crews now come' : 'crew now comes'} on`,
  unchanged: 'The price stays the same. The attached calendar file replaces the one you have.',
  before: 'It was',
  /** Where the law of the car's state changes between the two days. */
  shades: {
    judged:
      'The tint law of the state where your car is registered changes before then, so we judged your shades again.',
    cleared:
      'The tint law of the state where your car is registered changes before then and no longer allows your shades. Your crew chooses others with you at the car.',
  },
};

const cancelled = {
  subject: ({ code, ...start }: MailStart & { code: string }) => `Cancelled: ${startText(start)} (${code})`,
  preheader: 'That time is open to others again.',
  lead: (name: string) => `${name}, this booking is cancelled`,
  askedLead: (name: string) => `${name}, you asked us to cancel, so this booking is cancelled`,
  refund: 'Your refund',
  kept: 'Kept under the cancellation policy',
  noMoney: 'You weren’t charged, so there’s nothing to refund.',
  nothingBack: 'Under the cancellation policy, there’s no refund.',
  again: 'Book another time',
};

/** One of several cars. */
const carCancelled = {
  subject: ({ code, ...start }: MailStart & { code: string }) => `One car cancelled: ${startText(start)} (${code})`,
  preheader: 'The other cars stay as booked.',
  lead: (name: string) => `${name}, one of your cars is cancelled`,
  askedLead: (name: string) => `${name}, you asked us to cancel one of your cars`,
  car: 'Cancelled car',
  remaining: 'Your booking now',
};

const reminder = {
  subject: ({ code, ...start }: MailStart & { code: string }) => `Reminder: ${startText(start)} (${code})`,
  preheader: 'What the crew needs, and how to reach us.',
  lead: (name: string, crews: number) => `${name}, a reminder: your ${crewComes(crews)} on`,
};

/** The crew has set off; minutes as the crew chose them. */
const onMyWay = {
  subject: (arrival: string, code: string) => `Your crew is on its way: about ${arrival} (${code})`,
  preheader: (minutes: number) => `About ${minutes} minutes from now.`,
  lead: (name: string) => `${name}, your crew is on its way and should arrive around`,
  ready: [
    'Child seats out, loose things off the seats',
    'Gate open, or the code handy',
    'The car where it can be worked on',
  ],
  call: (phone: string) => `Something in the way? Call ${phone}.`,
};

/** The day after (docs/film.md of the repository, Time, cure and coverage). */
const aftercare = {
  subject: (code: string) => `Looking after your new film (${code})`,
  preheader: 'Windows up for 3 to 5 days, and what is normal in the first weeks.',
  lead: (name: string) => `${name}, one day with new film`,
  title: 'Give it time to dry',
  lines: [
    'Keep the windows up for 3 to 5 days',
    'Don’t clean the inside of the glass for 30 days',
    'Haze and small pockets of water are normal: they dry within 30 to 60 days, later in humid or cool weather',
    'Judge the film once it’s dry: in daylight, square on, from about 6 ft',
  ],
  call: (phone: string, code: string) =>
    `If anything lifts, peels or hasn’t cleared after 60 days, call ${phone} and mention ${code}.`,
};

const holdExpired = {
  subject: ({ code, ...start }: MailStart & { code: string }) => `Your hold expired: ${startText(start)} (${code})`,
  preheader: 'Nothing was charged.',
  text: (moment: string) =>
    `We held ${moment} for you, but no payment came through, so that time is open to others again.`,
  declined: (moment: string) =>
    `We held ${moment} for you. The card was declined and no other payment came through, so that time is open to others again.`,
  again: 'Hold a time again',
};

/** Money that arrived and for which nothing can be given (docs/payments.md of the repository, rule 7). */
const paidInVain = {
  subject: (amount: string, code: string) => `We’re refunding ${amount} (${code})`,
  preheader: 'The full amount goes back to your card.',
  late: paymentWords.refundedLate,
  /** The acceptance of a quote had ended. */
  acceptanceEnded: {
    title: 'Your payment came after the acceptance had ended',
    text: 'The deposit came too late, so we’re refunding all of it to your card. You can accept the quote again while its price is good.',
  },
  mismatch: {
    title: 'This payment doesn’t match the booking',
    text: 'The amount we received isn’t what the booking costs, so we’re refunding all of it to your card.',
  },
  amount: 'Your refund',
  again: 'See open times',
};

const refund = {
  toCard: (amount: string, lastFour: string) => `${amount}, to the card ending ${lastFour}`,
  when: chargeWords.refundTime,
  settled: {
    subject: (amount: string, code: string) => `We’ve refunded ${amount} (${code})`,
    title: (amount: string) => `${amount} is on its way to your card`,
  },
  failed: {
    subject: (amount: string, code: string) => `We couldn’t refund ${amount} to your card (${code})`,
    preheader: 'We’ll call you.',
    title: paymentWords.refundFailed,
    text: (amount: string) =>
      `Your bank didn’t accept the ${amount} refund to the card you paid with. The money is still yours; we’ll get it to you another way.`,
  },
};

/** The words of emails about a booking. */
export const mailBookingWords = {
  policy,
  visit,
  before,
  confirmed,
  rescheduled,
  cancelled,
  carCancelled,
  reminder,
  onMyWay,
  aftercare,
  holdExpired,
  paidInVain,
  refund,
} as const;
