import type { MailStart } from './mail-booking-words';

type Start = MailStart & { code: string };

const startText = ({ day, time }: MailStart) => `${day}, ${time}`;

/** Kept without a card: it is paid at the car. */
const kept = {
  subject: ({ code, ...start }: Start) => `Booked: ${startText(start)} (${code})`,
  preheader: (total: string) => `Nothing to pay now: ${total} on the day.`,
  lead: (name: string) => `${name}, your crew comes on`,
  pay: (total: string) => `To be paid at the car: ${total}, in cash, by check or by card.`,
};

/** Taken on the telephone, to be paid by a link. */
const paymentLink = {
  subject: ({ code, ...start }: Start) => `Pay to keep: ${startText(start)} (${code})`,
  preheader: (moment: string) => `We’ll hold it for you until ${moment}.`,
  lead: (name: string) => `${name}, we’re holding this time for you`,
  text: (total: string, moment: string) =>
    `Pay ${total} by ${moment} to confirm it. If we don’t receive payment by then, the time opens up to others and you aren’t charged.`,
  button: 'Pay and confirm',
};

/** Asked for by somebody who has lost their links. */
const bookingLinks = {
  subject: (count: number) => (count === 1 ? 'Your booking link' : 'Your booking links'),
  preheader: 'Move, cancel or see your booking.',
  title: (count: number) => (count === 1 ? 'Here’s your booking link' : 'Here are your booking links'),
  text: 'Someone asked for it on our site, most likely you. Keep this email to yourself: anyone with a link can change the booking.',
  button: 'Open this booking',
  note: 'If you didn’t ask for it, you can ignore this email. Nothing has changed.',
};

/** Moved by the shop. */
const movedByShop = {
  subject: ({ code, ...start }: Start) => `We had to move you to: ${startText(start)} (${code})`,
  preheader: 'The price stays as it was. The attached calendar file replaces the one you have.',
  lead: (name: string) => `${name}, we had to move your booking. Your crew now comes on`,
  call: (phone: string) => `Does that not suit you? Call ${phone} and we find another time.`,
};

/** Cancelled by the shop. */
const cancelledByShop = {
  subject: ({ code, ...start }: Start) => `Cancelled by the shop: ${startText(start)} (${code})`,
  preheader: 'What comes back to you, and how to find another time.',
  lead: (name: string) => `${name}, the shop has cancelled this booking`,
  atCar: (amount: string, phone: string) =>
    `You paid ${amount} at the car. Call ${phone} and we agree how it comes back to you.`,
  call: (phone: string) => `Shall we find another time? Call ${phone}.`,
};

/** Nobody was there. */
const missed = {
  subject: ({ code, ...start }: Start) => `We missed you: ${startText(start)} (${code})`,
  preheader: 'Our crew was there and did not find you.',
  lead: (name: string) => `${name}, our crew was there and did not find you`,
  call: (phone: string) => `Was there a reason, or shall we find another time? Call ${phone}.`,
};

/** The exemption that a shade needs is approved, or is not. */
const exemption = {
  approved: {
    subject: ({ code, ...start }: Start) => `Exemption approved: ${startText(start)} (${code})`,
    preheader: 'Your shades stand as you ordered them.',
    lead: (name: string) => `${name}, we have read your exemption, and your shades stand. Your crew comes on`,
    text: 'Please have the certificate with you on the day: it belongs to this one car.',
  },
  refused: {
    subject: ({ code, ...start }: Start) => `About your exemption: ${startText(start)} (${code})`,
    preheader: 'Your booking stands; we agree other shades at the car.',
    lead: (name: string) => `${name}, we could not approve your exemption. Your booking stands, and your crew comes on`,
    text: 'The shades that needed it are agreed with you at the car, among those that are legal there.',
  },
  call: (phone: string) => `Questions, or another document? Call ${phone}.`,
};

/** The words of mails about what the shop does to a booking, and of the links to bookings. */
export const mailDeskWords = {
  kept,
  paymentLink,
  bookingLinks,
  movedByShop,
  cancelledByShop,
  missed,
  exemption,
} as const;
