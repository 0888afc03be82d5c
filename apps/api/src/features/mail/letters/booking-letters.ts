import { type BookingStatus, formatCents, standingVisits } from '@tintforge/booking-core';
import { holdWords, mailWords } from '@tintforge/content';
import { formatMoment } from '@tintforge/content/clock';
import { isUnplanned } from '../../bookings';
import type { MailPart } from '../document';
import type { LetterWriter } from './letter';
import { aboutVisit, firstName, openingOf, toCustomer, type Visit } from './visit';
import {
  beforeParts,
  billParts,
  bookingButton,
  calendarAttachment,
  codeFact,
  freeText,
  heldParts,
  passAttachments,
  passParts,
  placeFacts,
  policyNote,
  shadesParts,
} from './visit-parts';

const toCome: readonly BookingStatus[] = ['confirmed', 'scheduled'];
const kept: readonly BookingStatus[] = [...toCome, 'in-progress', 'completed'];

/** The booking is confirmed: pass, link, bill, policy, and what the crew needs. */
export const bookingConfirmed: LetterWriter = toCustomer(async (visit) => {
  const { booking, start } = visit;
  if (!kept.includes(booking.status)) return undefined;
  const { subject, preheader, noDateLead } = mailWords.confirmed;
  const lead = isUnplanned(booking) ? noDateLead : mailWords.confirmed.lead;
  return {
    subject: subject({ ...start, code: booking.trackingCode }),
    preheader: preheader(freeText(visit), formatCents(booking.totalCents)),
    parts: [
      openingOf(visit, lead),
      ...passParts(visit),
      await placeFacts(visit),
      ...billParts(visit),
      policyNote(visit),
      ...beforeParts(visit),
    ],
    attachments: passAttachments(visit),
  };
});

/** The booking was moved. After several moves only the last is sent. */
export const bookingRescheduled: LetterWriter = toCustomer(async (visit) => {
  const { booking, start, data } = visit;
  if (!toCome.includes(booking.status) || booking.startsAt !== data.to) return undefined;
  const { subject, preheader, lead, unchanged, before } = mailWords.rescheduled;
  return {
    subject: subject({ ...start, code: booking.trackingCode }),
    preheader,
    parts: [
      openingOf(visit, lead),
      ...passParts(visit),
      await placeFacts(visit, [{ name: before, lines: [formatMoment(Number(data.from))] }]),
      { kind: 'paragraph', text: unchanged },
      ...shadesParts(visit),
      policyNote(visit),
      ...beforeParts(visit),
    ],
    attachments: passAttachments(visit),
  };
});

/** The booking is cancelled, with the refund and the amount that we keep. */
export const bookingCancelled: LetterWriter = toCustomer((visit) => {
  const { context, booking, start, data } = visit;
  if (booking.status !== 'cancelled') return undefined;
  const words = mailWords.cancelled;
  const lead = data.askedBy === 'customer' ? words.askedLead : words.lead;
  return {
    subject: words.subject({ ...start, code: booking.trackingCode }),
    preheader: words.preheader,
    parts: [
      { kind: 'opening', lead: lead(firstName(booking)), title: start.day, detail: start.time },
      ...moneyParts(visit),
      { kind: 'button', label: words.again, url: `${context.publicUrl}/booking` },
    ],
    attachments: [calendarAttachment(visit)],
  };
});

/** Refund and retained amount, as decided when the message was queued. */
export function moneyParts(visit: Visit): MailPart[] {
  const { money, data } = visit;
  const words = mailWords.cancelled;
  const isHeld = money.isDisputed === true;
  // A dispute that has begun since then holds all of it.
  const refundCents = isHeld && Number(data.heldCents ?? 0) === 0 ? 0 : Number(data.refundCents);
  const keptCents = Number(data.keptCents);
  const rows = [
    codeFact(visit),
    ...(refundCents > 0 ? [{ name: words.refund, lines: [refundText(refundCents, money.payment?.cardLastFour)] }] : []),
    ...(keptCents > 0 && !isHeld ? [{ name: words.kept, lines: [formatCents(keptCents)] }] : []),
  ];
  return [
    { kind: 'facts', rows },
    ...heldParts(visit),
    ...(refundCents + keptCents === 0 && !isHeld ? [{ kind: 'note', title: words.noMoney } as const] : []),
    ...(refundCents > 0 ? [{ kind: 'note', title: mailWords.refund.when } as const] : []),
    ...(refundCents === 0 && keptCents > 0 && !isHeld ? [{ kind: 'note', title: words.nothingBack } as const] : []),
  ];
}

function refundText(cents: number, lastFour: string | null | undefined): string {
  return typeof lastFour === 'string' ? mailWords.refund.toCard(formatCents(cents), lastFour) : formatCents(cents);
}

/** A day before the start that it was planned for. */
export const reminder: LetterWriter = toCustomer(async (letter) => {
  const planned = letter.visits.find(
    ({ status, startsAt }) => status === 'planned' && startsAt === letter.data.startsAt,
  );
  if (planned === undefined) return undefined;
  const visit = aboutVisit(letter, planned);
  const { booking, start, now } = visit;
  if (!toCome.includes(booking.status) || now >= booking.startsAt) return undefined;
  const { subject, preheader, lead } = mailWords.reminder;
  return {
    subject: subject({ ...start, code: booking.trackingCode }),
    preheader,
    parts: [
      openingOf(visit, lead),
      ...passParts(visit),
      await placeFacts(visit),
      policyNote(visit),
      ...beforeParts(visit),
    ],
    attachments: passAttachments(visit),
  };
});

/** On the morning after the last visit of the job that it was planned for. */
export const aftercare: LetterWriter = toCustomer((visit) => {
  const { booking, visits, data, line } = visit;
  if (!kept.includes(booking.status) || standingVisits(visits).at(-1)?.startsAt !== data.startsAt) return undefined;
  const { subject, preheader, lead, title, lines, call } = mailWords.aftercare;
  return {
    subject: subject(booking.trackingCode),
    preheader,
    parts: [
      { kind: 'opening', lead: lead(firstName(booking)), title },
      { kind: 'list', items: lines },
      { kind: 'note', title: call(line.phone, booking.trackingCode) },
      bookingButton(visit, mailWords.visit.see),
    ],
  };
});

/**
 * The hold expired. It is unpaid, so anyone can have entered this address: the email repeats nothing that they typed.
 */
export const holdExpired: LetterWriter = toCustomer((visit) => {
  const { context, booking, money, start } = visit;
  if (booking.status !== 'expired' || money.capturedCents > 0) return undefined;
  const words = mailWords.holdExpired;
  const text = booking.paymentStatus === 'failed' ? words.declined : words.text;
  return {
    subject: words.subject({ ...start, code: booking.trackingCode }),
    preheader: words.preheader,
    parts: [
      { kind: 'opening', title: holdWords.expired.message },
      { kind: 'paragraph', text: text(formatMoment(booking.startsAt)) },
      { kind: 'button', label: words.again, url: `${context.publicUrl}/booking` },
    ],
  };
});
