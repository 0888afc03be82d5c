import { formatCents } from '@tintforge/booking-core';
import { mailWords } from '@tintforge/content';
import { formatMoment } from '@tintforge/content/clock';
import { isUnplanned } from '../../bookings';
import type { MailPart } from '../document';
import { moneyParts } from './booking-letters';
import type { LetterWriter } from './letter';
import { firstName, openingOf, toCustomer, type Visit } from './visit';
import {
  beforeParts,
  billParts,
  bookingButton,
  calendarAttachment,
  passAttachments,
  passParts,
  placeFacts,
  policyNote,
  shadesParts,
} from './visit-parts';

/** Staff have kept the start; it is paid at the car. */
export const bookingKept: LetterWriter = toCustomer(async (visit) => {
  const { booking, start } = visit;
  if (booking.status !== 'scheduled') return undefined;
  const { subject, preheader, pay } = mailWords.kept;
  const lead = isUnplanned(booking) ? mailWords.confirmed.noDateLead : mailWords.kept.lead;
  const total = formatCents(booking.totalCents);
  return {
    subject: subject({ ...start, code: booking.trackingCode }),
    preheader: preheader(total),
    parts: [
      openingOf(visit, lead),
      ...passParts(visit),
      await placeFacts(visit),
      ...billParts(visit),
      { kind: 'note', title: pay(total) },
      policyNote(visit),
      ...beforeParts(visit),
    ],
    attachments: passAttachments(visit),
  };
});

/** The time is held until it is paid by the link, or until the link expires. */
export const paymentLink: LetterWriter = toCustomer(async (visit) => {
  const { booking, start, now } = visit;
  const { holdExpiresAt } = booking;
  if (booking.status !== 'pending' || holdExpiresAt === null || holdExpiresAt <= now) return undefined;
  const { subject, preheader, lead, text, button } = mailWords.paymentLink;
  const until = formatMoment(holdExpiresAt);
  return {
    subject: subject({ ...start, code: booking.trackingCode }),
    preheader: preheader(until),
    parts: [
      openingOf(visit, lead),
      { kind: 'paragraph', text: text(formatCents(booking.upfrontCents), until) },
      bookingButton(visit, button),
      await placeFacts(visit),
      ...billParts(visit),
      policyNote(visit),
    ],
  };
});

/** The shop has moved the booking. After several moves only the last is sent. */
export const bookingMovedByShop: LetterWriter = toCustomer(async (visit) => {
  const { booking, start, data, line } = visit;
  const isToCome = booking.status === 'confirmed' || booking.status === 'scheduled' || booking.status === 'pending';
  if (!isToCome || booking.startsAt !== data.to) return undefined;
  const { subject, preheader, lead, call } = mailWords.movedByShop;
  const before = { name: mailWords.rescheduled.before, lines: [formatMoment(Number(data.from))] };
  return {
    subject: subject({ ...start, code: booking.trackingCode }),
    preheader,
    parts: [
      openingOf(visit, lead),
      ...passParts(visit),
      await placeFacts(visit, [before]),
      { kind: 'paragraph', text: mailWords.rescheduled.unchanged },
      ...shadesParts(visit),
      { kind: 'note', title: call(line.phone) },
      policyNote(visit),
      ...beforeParts(visit),
    ],
    attachments: passAttachments(visit),
  };
});

/** The shop has cancelled the booking. */
export const bookingCancelledByShop: LetterWriter = toCustomer((visit) => {
  const { context, booking, start, line, money } = visit;
  if (booking.status !== 'cancelled') return undefined;
  const words = mailWords.cancelledByShop;
  return {
    subject: words.subject({ ...start, code: booking.trackingCode }),
    preheader: money.isDisputed === true ? words.preheaderHeld : words.preheader,
    parts: [
      { kind: 'opening', lead: words.lead(firstName(booking)), title: start.day, detail: start.time },
      ...moneyParts(visit),
      ...paidAtCar(visit),
      { kind: 'note', title: words.call(line.phone) },
      { kind: 'button', label: mailWords.cancelled.again, url: `${context.publicUrl}/booking` },
    ],
    attachments: [calendarAttachment(visit)],
  };
});

/** A no-show. */
export const bookingMissed: LetterWriter = toCustomer((visit) => {
  const { booking, start, line } = visit;
  if (booking.status !== 'no-show') return undefined;
  const words = mailWords.missed;
  return {
    subject: words.subject({ ...start, code: booking.trackingCode }),
    preheader: words.preheader,
    parts: [
      { kind: 'opening', lead: words.lead(firstName(booking)), title: start.day, detail: start.time },
      ...moneyParts(visit),
      { kind: 'note', title: words.call(line.phone) },
      bookingButton(visit, mailWords.visit.see),
    ],
    attachments: [calendarAttachment(visit)],
  };
});

/** A no-show was recorded by mistake; out of date once the booking has moved on. */
export const noShowCorrected: LetterWriter = toCustomer((visit) => correction(visit, mailWords.corrected.noShow));

/** The crew isn't on its way yet; out of date once the booking has moved on. */
export const onMyWayCorrected: LetterWriter = toCustomer((visit) => correction(visit, mailWords.corrected.onMyWay));

function correction(
  visit: Visit,
  { preheader, lead, text }: { preheader: string; lead: (name: string) => string; text: string },
) {
  const { booking, start, data, line } = visit;
  const isAhead = booking.status === 'confirmed' || booking.status === 'scheduled';
  if (!isAhead || booking.startsAt !== data.startsAt) return undefined;
  const { subject, call } = mailWords.corrected;
  return {
    subject: subject({ ...start, code: booking.trackingCode }),
    preheader,
    parts: [
      { kind: 'opening', lead: lead(firstName(booking)), title: start.day, detail: start.time },
      { kind: 'paragraph', text },
      { kind: 'note', title: call(line.phone) },
      bookingButton(visit, mailWords.visit.see),
    ] satisfies MailPart[],
  };
}

/** On-site payments are refunded on site. */
function paidAtCar({ money: { site }, line }: Visit): MailPart[] {
  const cents = site === undefined ? 0 : site.receivedCents - site.returnedCents;
  if (cents <= 0) return [];
  return [{ kind: 'note', title: mailWords.cancelledByShop.atCar(formatCents(cents), line.phone) }];
}
