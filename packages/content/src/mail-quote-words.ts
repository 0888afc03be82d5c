import type { QuoteDeclineReason } from '@tintforge/booking-core';

/** Emails about quotes. */
export const mailQuoteWords = {
  received: {
    subject: (kind: string, code: string) => `New quote request: ${kind} (${code})`,
    preheader: (size: string, city: string) => `${size} in ${city}.`,
    title: 'Someone asked for a quote',
    code: 'Code',
    kind: 'Kind',
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    place: 'Place',
    work: 'The work',
    notes: 'Notes',
    button: 'Open the request',
    note: 'Reply to this email to answer the customer.',
  },
  /** It goes to an unverified address that anyone can enter, so it repeats nothing that was typed. */
  acknowledged: {
    subject: (code: string) => `We have your request (${code})`,
    preheader: 'We usually reply within one business day.',
    title: 'We have your request',
    text: (kind: string, moment: string) =>
      `Your request for a quote (${kind}) reached us on ${moment}. We usually reply within one business day, by email or phone.`,
    button: 'See your request',
    note: 'Keep this email to yourself: anyone with the link can see the request.',
  },
  link: {
    subject: (code: string) => `Your new link (${code})`,
    preheader: 'The links before it no longer work.',
    title: 'Here’s a new link to your request',
    text: 'The links that we sent before no longer work.',
    button: 'See your request',
    note: 'Keep this email to yourself: anyone with the link can see the request.',
  },
  price: {
    total: 'Total',
    discount: (text: string) => (text === '' ? 'Discount' : `Discount: ${text}`),
    version: 'Version',
    goodThrough: 'Good through',
    lines: 'The work',
    button: 'See your quote',
    note: 'Keep this email to yourself: anyone with the link can see the quote and accept it.',
  },
  sent: {
    subject: (total: string, code: string) => `Your quote: ${total} (${code})`,
    preheader: (day: string, deposit?: string) =>
      `Good through ${day}. ${deposit === undefined ? 'Nothing is charged when you accept it.' : `When you accept it, you pay the ${deposit} deposit.`}`,
    title: (total: string) => `Your quote is ${total}`,
    text: (day: string) => `The price is good through ${day}. Accept it online, or tell us what should change.`,
  },
  updated: {
    subject: (number: number, code: string) => `Your updated quote: version ${number} (${code})`,
    preheader: (day: string) => `Good through ${day}. It replaces the version before.`,
    title: (total: string) => `Your updated quote is ${total}`,
    text: (number: number, day: string) =>
      `Version ${number} replaces the one before. The price is good through ${day}. Accept it online, or tell us what should change.`,
  },
  reminder: {
    subject: (day: string, code: string) => `Your quote is good through ${day} (${code})`,
    preheader: (total: string) => `After that, the price of ${total} may change.`,
    title: (day: string) => `Your price is good through ${day}`,
    text: (total: string) => `Your quote of ${total} is still open. Accept it online, or tell us what should change.`,
  },
  changeAsked: {
    subject: (code: string) => `A customer wants a change in a quote (${code})`,
    preheader: (number: number) => `About version ${number}.`,
    title: 'A customer wants a change',
    wish: 'What should change',
  },
  renewalAsked: {
    subject: (code: string) => `A customer wants an updated price (${code})`,
    preheader: (number: number, day: string) => `Version ${number} was good through ${day}.`,
    title: 'A customer wants an updated price',
  },
  declined: {
    subject: (code: string) => `A customer declined a quote (${code})`,
    preheader: (reason: string) => `Reason: ${reason}.`,
    title: 'A customer declined a quote',
    reason: 'Reason',
    reasons: {
      price: 'The price',
      timing: 'The timing',
      'someone-else': 'Went with someone else',
      'not-needed': 'No longer needed',
      other: 'Another reason',
    } satisfies Record<QuoteDeclineReason, string>,
  },
  accepted: {
    subject: (code: string) => `You accepted your quote (${code})`,
    preheader: 'We’ll call you within one business day to set the date.',
    title: 'Your quote is accepted',
    text: 'We’ll call you within one business day to set the date. Nothing has been charged.',
    withDeposit: (deposit: string, moment: string) =>
      `Pay the ${deposit} deposit online by ${moment}. Then we’ll call you within one business day to set the date.`,
    depositPreheader: (deposit: string) => `Pay the ${deposit} deposit, and we’ll set the date.`,
    deposit: 'Deposit',
    balance: 'Balance at the job',
    by: 'Accepted by',
    at: 'Accepted',
    terms: 'What was agreed to',
  },
  depositReminder: {
    subject: (deposit: string, code: string) => `Your ${deposit} deposit is still open (${code})`,
    preheader: (moment: string) => `Pay it by ${moment} to keep what you accepted.`,
    title: (deposit: string) => `Your ${deposit} deposit is still open`,
    text: (moment: string) =>
      `You accepted this quote. Pay the deposit online by ${moment}, and we’ll call you within one business day to set the date. Without it, the acceptance ends and nothing is charged.`,
  },
  acceptanceEnded: {
    subject: (code: string) => `Your acceptance has ended (${code})`,
    preheader: 'The deposit wasn’t paid, and nothing was charged.',
    title: 'Your acceptance has ended',
    text: 'The deposit wasn’t paid in time, and nothing was charged. You can accept the quote again while its price is good.',
  },
  toSchedule: {
    subject: (total: string, code: string) => `Quote accepted: ${total} (${code})`,
    preheader: 'Call the customer within one business day to set the date.',
    title: (total: string) => `A quote of ${total} was accepted`,
    text: 'Call the customer within one business day to set the date.',
    awaitsDeposit: (deposit: string) =>
      `The customer has three days to pay the ${deposit} deposit by card. Call them to set the date once it’s paid.`,
    place: 'Place',
    days: 'Preferred days',
    noDays: 'None named',
  },
} as const;
