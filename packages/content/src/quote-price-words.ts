import type { QuoteUnit } from '@tintforge/booking-core';

const units: Readonly<Record<QuoteUnit, readonly [one: string, other: string]>> = {
  each: ['piece', 'pieces'],
  'sq-ft': ['sq ft', 'sq ft'],
  hour: ['hour', 'hours'],
};

/** Words of a quote with a price, as its customer reads it. */
export const quotePriceWords = {
  title: (size: string) => `Your quote for ${size}`,
  /** With the deposit that is paid after accepting; undefined without one. */
  goodThrough: (day: string, deposit?: string) =>
    `The price is good through ${day}. ${deposit === undefined ? 'Nothing is charged when you accept it.' : `When you accept it, you pay the ${deposit} deposit.`}`,
  updated: (day: string, number: number) => `Updated ${day}: version ${number}`,
  version: (number: number) => `Version ${number}`,
  changing: 'We’re working on your change. You can still accept this version.',
  renewing: 'We’re working on an updated price, usually within one business day.',
  passed: (day: string) => `This price was good through ${day}.`,
  renew: 'Get an updated price',
  renewBusy: 'Asking...',
  accepted: {
    title: 'Your quote is accepted.',
    by: (name: string, moment: string) => `Accepted by ${name}, ${moment}`,
    text: 'We’ll call you within one business day to set the date. Nothing has been charged.',
    waiting: (deposit: string, moment: string) =>
      `Pay the ${deposit} deposit by ${moment} to confirm it. Then we’ll call you within one business day to set the date. Without the deposit the acceptance ends, and nothing is charged.`,
    paid: 'Your deposit is paid. We’ll call you within one business day to set the date.',
    scheduled: 'The date is set. You’ll find it on the page of your booking.',
    cancelled: 'The booking of this quote was cancelled.',
    booking: 'View your booking',
  },
  deposit: {
    heading: (deposit: string) => `Deposit ${deposit}`,
    pay: (deposit: string) => `Pay the ${deposit} deposit`,
    busy: 'Opening the card form...',
    failed: 'We couldn’t open the card form. Check your connection and try again.',
    share: (percent: number) => `Deposit, ${percent}%`,
    balance: 'Balance at the job',
    kept: (amount: string, hours: number) =>
      `Free to cancel until ${hours} hours before the first visit. After that, ${amount} is kept.`,
  },
  declined: { title: 'You declined this quote.', text: 'Changed your mind? Call us and we’ll open it again.' },
  withdrawn: { title: 'This quote is no longer offered.', text: 'Something left to ask? Call us and name your code.' },
  message: 'A note from us',
  work: 'The work',
  lines: (title: string) => `Lines of ${title}`,
  line: 'Line',
  amount: 'Amount',
  units,
  /** The factors of a line's amount: "45 sq ft × $15.00". */
  factors: (size: string, price: string) => `${size} × ${price}`,
  panes: (squareFeet: string) => `${squareFeet} sq ft of glass, each pane rounded up`,
  subtotal: 'Subtotal',
  discount: (text: string) => (text === '' ? 'Discount' : `Discount: ${text}`),
  total: 'Total',
  earlier: 'Earlier versions',
  earlierVersion: (number: number, total: string, sent: string) => `Version ${number}, ${total}, sent ${sent}`,
  request: 'Your request',
  review: 'Review and accept',
  change: 'Request a change',
  decline: {
    open: 'No thanks',
    heading: 'Decline this quote?',
    text: 'We’ll stop working on it. You can call us any time to open it again.',
    confirm: 'Decline it',
    busy: 'Declining it...',
    back: 'Keep it',
  },
  accept: {
    heading: (number: number) => `Accept version ${number}`,
    name: 'Full name',
    nameHint: 'Type your full name',
    street: 'Street',
    city: 'City',
    days: 'Days that suit you',
    daysHint: 'Up to three, the best one first. Nothing is held until we call you.',
    day: (number: number) => `Day ${number}`,
    terms: 'Read the Terms of Service',
    submit: (total: string) => `Accept for ${total}`,
    submitWithDeposit: (deposit: string) => `Accept and pay the ${deposit} deposit`,
    busy: 'Accepting...',
    back: 'Not yet',
    done: 'Accepted',
  },
  ask: {
    heading: 'Request a change',
    text: 'What should change?',
    hint: 'We’ll send you another version. You can still accept this one.',
    empty: 'Tell us what should change',
    submit: 'Send it',
    busy: 'Sending...',
    back: 'Never mind',
    done: 'We’ve got your message',
  },
  failed: 'We couldn’t reach the server. What you typed is still here. Try again.',
  look: 'Some answers need a look. They’re marked below.',
  /** Refusals; the page below them shows what is current. */
  changed: (number: number, total: string) =>
    `We’ve sent version ${number}, ${total}, since you opened this page. Nothing was accepted. Read it first, then accept it.`,
  expired: 'The good-through day has passed since you opened this page. Nothing was accepted.',
  alreadyAccepted: (name: string, moment: string) => `${name} accepted this quote on ${moment}.`,
  closed: 'This quote has been closed since you opened it.',
} as const;
