import type { BookingStatus } from '@tintforge/booking-core';
import { crewComes, type MailStart } from './mail-booking-words';

type Start = MailStart & { code: string };

const startText = ({ day, time }: MailStart) => `${day}, ${time}`;

/** Kept without a card: it is paid at the car. */
const kept = {
  subject: ({ code, ...start }: Start) => `Booked: ${startText(start)} (${code})`,
  preheader: (total: string) => `Nothing to pay now: ${total} on the day.`,
  lead: (name: string, crews: number) => `${name}, your ${crewComes(crews)} on`,
  pay: (total: string) => `Due on site: ${total}, in cash, by check or by card.`,
};

/** Taken by phone, to be paid by a link. */
const paymentLink = {
  subject: ({ code, ...start }: Start) => `Pay to confirm: ${startText(start)} (${code})`,
  preheader: (moment: string) => `We’ll hold it for you until ${moment}.`,
  lead: (name: string) => `${name}, we’re holding this time for you`,
  text: (total: string, moment: string) =>
    `Pay ${total} by ${moment} to confirm it. If we don’t receive payment by then, the time opens up to others and you aren’t charged.`,
  button: 'Pay and confirm',
};

/** The balance of a confirmed booking, with a link to pay it by card. */
const balanceDue = {
  subject: (amount: string, code: string) => `${amount} is due for your booking (${code})`,
  preheader: 'Pay it by card now, or on site.',
  lead: (name: string, amount: string) => `${name}, ${amount} is still due`,
  text: (amount: string) =>
    `Pay the ${amount} by card with the button below, whenever it suits you. You can also pay on site.`,
  button: (amount: string) => `Pay ${amount}`,
  bill: 'Your bill',
  due: 'Still due',
  questions: (phone: string) => `Something on the bill looks wrong? Call ${phone} before you pay.`,
};

/** A balance that was paid by card. */
const balancePaid = {
  subject: (amount: string, code: string) => `We received ${amount} (${code})`,
  preheader: (due: string) => (due === '' ? 'Your booking is paid in full.' : `${due} is still due.`),
  title: (amount: string) => `Thank you: we received ${amount}`,
  paid: 'Your booking is paid in full.',
  due: (amount: string) => `Because your bill has changed, ${amount} is still due.`,
  received: 'Paid by card',
  amount: (amount: string, lastFour: string) => `${amount}, with the card ending ${lastFour}`,
};

/** A balance that was paid by card although less of it was due by then. */
const surplusReturned = {
  subject: (amount: string, code: string) => `We’re refunding ${amount} (${code})`,
  preheader: 'It was more than was due.',
  title: (amount: string) => `${amount} is going back to your card`,
  text: (paid: string, kept: string) =>
    `You paid ${paid} by card. By then only ${kept} was due: the bill had changed, or it was paid another way.`,
  nothingDue: (paid: string) =>
    `You paid ${paid} by card, but by then nothing was due for this booking, so all of it goes back.`,
};

const outcomes: Readonly<Partial<Record<BookingStatus, string>>> = {
  completed: ', done',
  cancelled: ', cancelled',
  'no-show': ', missed',
};

/** Requested by someone who has lost their links. */
const bookingLinks = {
  subject: (count: number) => (count === 1 ? 'Your booking link' : 'Your booking links'),
  preheader: 'View, reschedule or cancel your booking.',
  title: (count: number) => (count === 1 ? 'Here’s your booking link' : 'Here are your booking links'),
  text: 'Someone asked for it on our site, most likely you. Keep this email to yourself: anyone with a link can change the booking.',
  button: 'Open this booking',
  /** Its start, and what became of it. */
  heading: (start: string, status: BookingStatus) => `${start}${outcomes[status] ?? ''}`,
  note: 'If you didn’t request it, you can ignore this email. Nothing has changed.',
};

/** Moved by the shop. */
const movedByShop = {
  subject: ({ code, ...start }: Start) => `Your new time: ${startText(start)} (${code})`,
  preheader: 'The price stays the same. The attached calendar file replaces the one you have.',
  lead: (name: string, crews: number) =>
    `${name}, your booking has been moved. Your ${crews > 1 ? 'crews now come' : 'crew now comes'} on`,
  call: (phone: string) => `Doesn’t work for you? Call ${phone} and we’ll find another time.`,
};

/** The shop planned the visits of a job; the next one is named, and all of them are listed. */
const visitsPlanned = {
  subject: ({ code, ...start }: Start) => `Your visits, the next on ${startText(start)} (${code})`,
  preheader: 'All dates of your job. The attached calendar file has each of them.',
  lead: (name: string, crews: number) => `${name}, we’ve scheduled your job. Your ${crewComes(crews)} next on`,
  call: (phone: string) => `Is one of these days no good? Call ${phone} and we’ll find another.`,
  /** All of a quote's visits are given up. */
  off: {
    subject: (code: string) => `Your job gets a new date (${code})`,
    preheader: 'The date of your job is off. What you accepted stays as it is.',
    lead: (name: string) =>
      `${name}, the date of your job is off. We’ll call you within one business day to set another.`,
    call: (phone: string) => `Want to set it now? Call ${phone}.`,
  },
};

/** Changed by the shop. */
const changed = {
  subject: ({ code, ...start }: Start) => `Booking updated: ${startText(start)} (${code})`,
  preheader: 'What we changed in your booking, and what you pay now.',
  preheaderOwn: 'Your updated booking, and what you pay.',
  lead: (name: string, crews: number) => `${name}, we’ve updated your booking. Your ${crewComes(crews)} on`,
  leadOwn: (name: string, crews: number) =>
    `${name}, your booking is updated as you asked. Your ${crewComes(crews)} on`,
  leadOver: (name: string) => `${name}, we’ve updated your booking of`,
  what: 'Changed',
  parts: {
    contact: 'Your contact details',
    vehicle: 'Vehicle',
    address: 'Address',
    notes: 'Notes',
    package: 'Package',
    extras: 'Extras',
    shades: 'Shades',
    length: 'Time on site',
    price: 'Price',
    start: 'Start time',
    crew: 'Crew',
  },
  bill: 'Your bill now',
  due: (amount: string) => `Due on site: ${amount}, in cash, by check or by card.`,
  payNow: (amount: string) => `Pay ${amount} by card now`,
  toCard: (amount: string) => `We’re refunding ${amount} to your card.`,
  atCar: (amount: string, phone: string) =>
    `We owe you ${amount} of what you paid on site. Call ${phone} and we’ll arrange it.`,
  call: (phone: string) => `Doesn’t look right? Call ${phone}.`,
};

/** Cancelled by the shop. */
const cancelledByShop = {
  subject: ({ code, ...start }: Start) => `Cancelled by the shop: ${startText(start)} (${code})`,
  preheader: 'Your refund, and how to find another time.',
  preheaderHeld: 'How to find another time.',
  lead: (name: string) => `${name}, the shop has cancelled this booking`,
  atCar: (amount: string, phone: string) => `You paid ${amount} on site. Call ${phone} and we’ll arrange your refund.`,
  call: (phone: string) => `Want another time? Call ${phone}.`,
};

/** A no-show. */
const missed = {
  subject: ({ code, ...start }: Start) => `We missed you: ${startText(start)} (${code})`,
  preheader: 'Our crew was there and couldn’t find you.',
  lead: (name: string) => `${name}, our crew was there and couldn’t find you`,
  call: (phone: string) => `Was there a reason, or should we find another time? Call ${phone}.`,
};

/** A wrong tap of the crew had been emailed. */
const corrected = {
  subject: ({ code, ...start }: Start) => `Please disregard our last email: ${startText(start)} (${code})`,
  noShow: {
    preheader: 'We recorded a no-show by mistake. Your booking is still on.',
    lead: (name: string) => `${name}, we recorded a no-show by mistake. Your booking is still on`,
    text: 'We’re sorry for the mix-up. Nothing has changed about your booking or its price.',
  },
  onMyWay: {
    preheader: 'Your crew isn’t on its way yet.',
    lead: (name: string) => `${name}, your crew isn’t on its way yet. We sent that by mistake. Your appointment is`,
    text: 'We’ll email you again when the crew sets off.',
  },
  call: (phone: string) => `Questions? Call ${phone}.`,
};

/** The exemption that a shade needs is approved, or is not. */
const exemption = {
  approved: {
    subject: ({ code, ...start }: Start) => `Exemption approved: ${startText(start)} (${code})`,
    preheader: 'Your shades are approved as ordered.',
    lead: (name: string, crews: number) =>
      `${name}, we’ve reviewed your exemption, and your shades are approved. Your ${crewComes(crews)} on`,
    text: 'Please have the certificate with you on the day: it belongs to this one car.',
  },
  refused: {
    subject: ({ code, ...start }: Start) => `About your exemption: ${startText(start)} (${code})`,
    preheader: 'Your booking is still on; we’ll choose other shades with you at the car.',
    lead: (name: string, crews: number) =>
      `${name}, we couldn’t approve your exemption. Your booking is still on, and your ${crewComes(crews)} on`,
    text: 'Your crew will settle the shades that needed it with you at the car, among those that are allowed there.',
  },
  call: (phone: string) => `Questions, or another document? Call ${phone}.`,
};

/** The shop's decision on shades that could not be verified. */
const askedShades = {
  approved: {
    subject: ({ code, ...start }: Start) => `Your shades: ${startText(start)} (${code})`,
    preheader: 'We can apply your shades as ordered.',
    lead: (name: string, crews: number) =>
      `${name}, we’ve decided that we can apply your shades as ordered. Your ${crewComes(crews)} on`,
    text: 'We meter your glass before we cut. The meter decides.',
  },
  refused: {
    subject: ({ code, ...start }: Start) => `About your shades: ${startText(start)} (${code})`,
    preheader: 'Your booking is still on; we’ll choose other shades with you at the car.',
    lead: (name: string, crews: number) =>
      `${name}, we can’t apply the shades that weren’t verified. Your booking is still on, and your ${crewComes(crews)} on`,
    text: 'Your crew will settle those windows with you at the car, among the shades that are allowed there.',
  },
};

/** The words of emails about the shop's actions on a booking, and about links to bookings. */
export const mailDeskWords = {
  kept,
  paymentLink,
  balanceDue,
  balancePaid,
  surplusReturned,
  bookingLinks,
  movedByShop,
  visitsPlanned,
  changed,
  cancelledByShop,
  missed,
  corrected,
  exemption,
  askedShades,
} as const;
