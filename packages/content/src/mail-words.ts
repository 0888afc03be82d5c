import { brand } from './brand';
import { hours } from './hours';
import { mailBookingWords } from './mail-booking-words';
import { mailDeskWords } from './mail-desk-words';

export type { MailCosts, MailStart } from './mail-booking-words';

/** Mails about an account. Of what someone typed they repeat only its username: anybody can type anybody's address. */
const account = {
  verify: {
    subject: 'Confirm your email address',
    preheader: 'The link works for 24 hours.',
    title: 'Is this your account?',
    text: (username: string) =>
      `The account “${username}” was set up with this address. If it’s yours, confirm the address with the account’s password. Bookings made with this address then appear in the account.`,
    button: 'Confirm this address',
    note: 'The link works once, within 24 hours. If you didn’t set up this account, ignore this mail: without your confirmation, the account can’t see bookings made with your address.',
  },
  exists: {
    subject: 'You already have an account',
    preheader: 'Log in, or set a new password.',
    title: 'There is an account with this address already',
    text: 'Somebody tried to register with it, hopefully you. The bookings of this address stay with the account that proved it: log in there, or set a new password.',
    button: 'Log in',
    note: 'If it was not you, do nothing: nobody has got into your account.',
  },
  reset: {
    subject: 'Set a new password',
    preheader: 'The link is good for one hour.',
    title: 'Set a new password',
    text: (username: string) =>
      `Someone asked for a new password for the account “${username}”. When you set one, the account is logged out everywhere.`,
    button: 'Set a new password',
    note: 'The link works once, within one hour. If it wasn’t you, or this isn’t your account, ignore this mail: the password stays as it is.',
  },
  invitation: {
    subject: 'Your login for the shop',
    preheader: 'Choose a password within three days.',
    title: 'You can log in now',
    text: (username: string) =>
      `The shop has made a login for you. Your username is ${username}. Choose a password, and the day’s jobs are yours to see.`,
    button: 'Choose a password',
    note: 'The link works once, within three days. Did it run out? Ask the shop for another one.',
  },
  changed: {
    subject: 'Your password was changed',
    preheader: 'Was it not you? Act now.',
    title: 'Your password was changed',
    text: (moment: string) => `It was changed on ${moment}, and every other login of the account has ended.`,
    button: 'It was not me, set a new one',
    note: (phone: string) => `If it was not you and the link does not help, call ${phone}.`,
  },
};

/** Mails about a message to the shop. */
const message = {
  received: {
    subject: (service: string) => `New message: ${service}`,
    preheader: (moment: string) => `Written on ${moment}.`,
    title: 'Somebody wrote to the shop',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    service: 'Service',
    message: 'Message',
    note: 'An answer to this mail goes to whoever wrote.',
  },
  /** It goes to an address that anybody can type, so it says nothing that the writer wrote. */
  acknowledged: {
    subject: 'We have your message',
    preheader: 'We answer by mail or phone.',
    title: 'We have your message',
    text: (service: string, moment: string) =>
      `It is about “${service}” and reached us on ${moment}. Somebody who knows the film reads it and answers by mail or phone.`,
  },
};

/** What the shop must look at. */
const alert = {
  subject: (what: string) => `Needs a look: ${what}`,
  subjectOf: (what: string, code: string) => `Needs a look: ${what} (${code})`,
  preheader: 'Written by the booking site.',
  givenBack: {
    name: 'money given back',
    text: (amount: string) =>
      `A customer paid ${amount} for a start that was gone, or not what the booking costs. All of it is being returned. Call them and offer another start.`,
  },
  refundFailed: {
    name: 'a refund failed',
    text: (amount: string) =>
      `The customer’s bank did not take ${amount} back. The customer reads that you will call. Try again, or return it another way.`,
  },
  dispute: {
    name: 'a payment is disputed',
    text: (status: string) =>
      `The customer’s bank has called the payment into question; at the card provider it stands at “${status}”. Answer it there in time.`,
  },
  mailFailed: {
    name: 'a mail could not be delivered',
    text: (kind: string) =>
      `We could not deliver “${kind}” and have given it up. Tell the customer another way what it would have said.`,
    reason: 'Last answer',
  },
  other: { name: 'something happened', text: 'The booking site asks for somebody to look at this.' },
  customer: 'Customer',
  phone: 'Phone',
  email: 'Email',
  code: 'Tracking code',
  start: 'Start',
};

const openDays = hours.shopAndPhone.lines.filter((line) => line.hours !== 'closed');

/**
 * Every word of every mail, by kind. Plain text: layout and markup are the server's. Subjects take no words of a customer.
 * Functions take ready-made texts: amounts as "$1,299.99", moments as "Tue, Dec 8, 9:00 AM EST".
 */
export const mailWords = {
  ...mailBookingWords,
  ...mailDeskWords,
  account,
  message,
  alert,
  foot: {
    questions: 'Questions?',
    opening: openDays.map(({ days, hours: times }) => `${days} ${times}`).join(', '),
    signature: `${brand.name}. ${brand.tagline}`,
    /** Why somebody gets a mail. */
    reasons: {
      booking: 'You get this mail about a booking made with your address; there is nothing to unsubscribe from.',
      account: 'You get this mail because your address was given on our site; there is nothing to unsubscribe from.',
      message: 'You get this mail because you wrote to us; there is nothing to unsubscribe from.',
      shop: 'You get this mail as the shop.',
    },
  },
} as const;
