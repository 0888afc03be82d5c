import { brand } from '@tintforge/shop/brand';
import { mailBookingWords } from './mail-booking-words';
import { mailDeskWords } from './mail-desk-words';
import { mailQuoteWords } from './mail-quote-words';

export type { MailCosts, MailStart } from './mail-booking-words';

/** Emails about an account. Of user input they repeat only the username: anyone can enter anyone's email address. */
const account = {
  verify: {
    subject: 'Confirm your email address',
    preheader: 'The link works for 24 hours.',
    title: 'Is this your account?',
    text: (username: string) =>
      `The account “${username}” was set up with this address. If it’s yours, confirm the address with the account’s password. Bookings made with this address then appear in the account.`,
    button: 'Confirm this address',
    note: 'This link works once and expires in 24 hours. If you didn’t set up this account, ignore this email: without your confirmation, the account can’t see bookings made with your address.',
  },
  exists: {
    subject: 'You already have an account',
    preheader: 'Log in, or set a new password.',
    title: 'There’s already an account with this address',
    text: 'Someone tried to register with it. If it was you, log in or set a new password. Bookings made with this address stay with the account that verified it.',
    button: 'Log in',
    note: 'If it wasn’t you, do nothing. No one has gotten into your account.',
  },
  reset: {
    subject: 'Set a new password',
    preheader: 'The link expires in one hour.',
    title: 'Set a new password',
    text: (username: string) =>
      `Someone asked for a new password for the account “${username}”. When you set one, the account is logged out everywhere.`,
    button: 'Set a new password',
    note: 'This link works once and expires in one hour. If it wasn’t you, or this isn’t your account, ignore this email. The password stays the same.',
  },
  invitation: {
    subject: 'Your login for the shop',
    preheader: 'Choose a password within three days.',
    title: 'You can log in now',
    text: (username: string) =>
      `The shop created a login for you. Your username is ${username}. Choose a password to see the day’s jobs.`,
    button: 'Choose a password',
    note: 'This link works once and expires in three days. If it has expired, ask the shop for another one.',
  },
  changed: {
    subject: 'Your password was changed',
    preheader: 'Wasn’t you? Act now.',
    title: 'Your password was changed',
    text: (moment: string) => `It was changed on ${moment}, and every other session of the account has ended.`,
    button: 'It wasn’t me: set a new one',
    note: (phone: string) => `If it wasn’t you and the link doesn’t help, call ${phone}.`,
  },
  secondFactor: {
    subject: 'Two-step login changed',
    preheader: 'Wasn’t you? Act now.',
    titles: {
      added: 'An authenticator app was added',
      'app-removed': 'An authenticator app was removed',
      'passkey-added': 'A passkey was added',
      'passkey-removed': 'A passkey was removed',
      removed: 'Two-step login is off',
      reset: 'Two-step login was reset',
      'codes-replaced': 'You have new recovery codes',
      'recovery-code-used': 'A recovery code was used',
      'passkey-copied': 'A passkey may have been copied',
    },
    texts: {
      added: (username: string, moment: string) =>
        `Since ${moment}, the account “${username}” takes a code from an authenticator app with its password. Keep the recovery codes in a safe place.`,
      'app-removed': (username: string, moment: string) =>
        `Since ${moment}, the account “${username}” takes no codes from an authenticator app. Its passkeys and recovery codes still work.`,
      'passkey-added': (username: string, moment: string) =>
        `Since ${moment}, a new passkey opens the account “${username}”, and the password alone doesn’t. If it wasn’t you, set a new password, then remove the passkey in your profile.`,
      'passkey-removed': (username: string, moment: string) =>
        `Since ${moment}, one passkey less opens the account “${username}”.`,
      removed: (username: string, moment: string) =>
        `Since ${moment}, the account “${username}” opens with its password alone.`,
      reset: (username: string, moment: string) =>
        `The shop reset the two-step login of the account “${username}” on ${moment}. Its passkeys, authenticator app and recovery codes are void, and every session has ended. Log in with your password and set it up again.`,
      'codes-replaced': (username: string, moment: string) =>
        `The account “${username}” got new recovery codes on ${moment}. The old ones no longer work.`,
      'recovery-code-used': (username: string, moment: string) =>
        `Someone used a recovery code of the account “${username}” on ${moment}. It can’t be used again.`,
      'passkey-copied': (username: string, moment: string) =>
        `We refused a passkey of the account “${username}” on ${moment}, because its counter was behind. That happens when two devices have the same key. Remove the passkey in your profile and make a new one.`,
    },
    button: 'It wasn’t me: set a new password',
    note: (phone: string) =>
      `If it was you, there’s nothing to do. If it wasn’t and the link doesn’t help, call ${phone}.`,
  },
  newDevice: {
    subject: 'New login to your account',
    preheader: 'Wasn’t you? Act now.',
    title: 'Someone logged in with a new device',
    text: (username: string, occasion: string) =>
      `The account “${username}” was opened on ${occasion}. If it was you, there’s nothing to do.`,
    button: 'It wasn’t me: set a new password',
    note: (phone: string) =>
      `A new password ends every session of the account. You can see where you’re logged in under Profile. If the link doesn’t help, call ${phone}.`,
  },
};

/** Emails about a message to the shop. */
const message = {
  received: {
    subject: (service: string) => `New message: ${service}`,
    preheader: (moment: string) => `Written on ${moment}.`,
    title: 'Someone wrote to the shop',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    service: 'Service',
    message: 'Message',
    note: 'Reply to this email to answer the sender.',
  },
  /** It goes to an unverified address that anyone can enter, so it repeats nothing from the message. */
  acknowledged: {
    subject: 'We have your message',
    preheader: 'We’ll answer by email or phone.',
    title: 'We have your message',
    text: (service: string, moment: string) =>
      `Your message about “${service}” reached us on ${moment}. Someone who knows film will read it and reply by email or phone.`,
  },
};

/** Problems that the shop has to look at. */
const alert = {
  subject: (what: string) => `Action needed: ${what}`,
  subjectOf: (what: string, code: string) => `Action needed: ${what} (${code})`,
  preheader: 'Sent by the booking site.',
  givenBack: {
    name: 'a payment was refunded',
    text: (amount: string) =>
      `A customer paid ${amount} for a time that was no longer available, or not the amount due. We’re refunding all of it. Call them and offer another time.`,
  },
  surplus: {
    name: 'a payment was too much',
    text: (amount: string) =>
      `A customer paid a balance by card when less was due. We’re refunding the ${amount} that was too much; nothing is left to do.`,
  },
  refundFailed: {
    name: 'a refund failed',
    text: (amount: string) =>
      `The customer’s bank didn’t accept the ${amount} refund. We’ve let the customer know that you’ll call. Try again, or refund it another way.`,
  },
  dispute: {
    name: 'a payment is disputed',
    text: (status: string) =>
      `The customer’s bank has disputed this payment (status: “${status}”). Respond in your Stripe dashboard before the deadline. Until the bank has decided, nothing of it can be refunded to the card.`,
  },
  inquiry: {
    name: 'a bank asks about a payment',
    text: (status: string) =>
      `The customer’s bank asks about this payment (status: “${status}”). Respond in your Stripe dashboard before the deadline, or refund it in full. Either can keep it from becoming a dispute.`,
  },
  disputeClosed: {
    name: 'a dispute is closed',
    /** By the card provider's word for the outcome. */
    texts: {
      won: 'The customer’s bank has decided for the shop, and the payment is yours again. Refunds that waited for the decision are made automatically.',
      lost: 'The customer’s bank has decided for the customer and returned the money. Don’t refund it a second time.',
      prevented: 'The payment was returned to the customer before the dispute began. Don’t refund it a second time.',
      warning_closed: 'The bank’s inquiry is closed without a dispute. Nothing is left to do.',
    },
  },
  mailFailed: {
    name: 'an email couldn’t be delivered',
    text: (kind: string) => `We couldn’t deliver “${kind}” and have stopped trying. Contact the customer another way.`,
    reason: 'Last response',
  },
  other: { name: 'something happened', text: 'The booking site needs someone to look at this.' },
  customer: 'Customer',
  phone: 'Phone',
  email: 'Email',
  code: 'Tracking code',
  start: 'Start time',
};

/** The email that a member of the office chose: what happened at the shop. */
const notices = {
  title: (count: number) => (count === 1 ? 'News from the shop' : `${count} things happened at the shop`),
  preheader: 'Sent because you asked for it.',
  start: (moment: string) => `Appointment: ${moment}`,
  at: (moment: string) => `Happened: ${moment}`,
  button: 'Open the shop’s area',
};

/**
 * Every word of every email, by kind. Plain text: layout and markup are the server's. Subjects contain no customer's
 * words. Functions take formatted strings: amounts as "$1,299.99", moments as "Tue, Dec 8, 9:00 AM EST".
 */
export const mailWords = {
  ...mailBookingWords,
  ...mailDeskWords,
  account,
  message,
  quote: mailQuoteWords,
  alert,
  notices,
  foot: {
    questions: 'Questions?',
    signature: `${brand.name}. ${brand.tagline}`,
    /** The reason for getting the email. */
    reasons: {
      booking:
        'You’re getting this email about a booking made with your address, so there’s nothing to unsubscribe from.',
      account:
        'You’re getting this email because your address was given on our site, so there’s nothing to unsubscribe from.',
      message: 'You’re getting this email because you wrote to us, so there’s nothing to unsubscribe from.',
      quote:
        'You’re getting this email because a quote was requested with your address, so there’s nothing to unsubscribe from.',
      shop: 'You’re getting this email because you run the shop.',
      notices:
        'You’re getting this email because you asked for it in the shop’s area. Change that under the bell, Emails.',
    },
  },
} as const;
