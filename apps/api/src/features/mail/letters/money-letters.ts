import { formatCents } from '@tintforge/booking-core';
import { mailWords } from '@tintforge/content';
import { refundById } from '../store';
import type { LetterWriter } from './letter';
import { toCustomer } from './visit';
import { bookingButton, codeFact } from './visit-parts';

/** Money came for which nothing can be given. */
export const paymentWithoutTime: LetterWriter = toCustomer((visit) => {
  const { context, booking, data } = visit;
  if (visit.money.isDisputed === true) return undefined;
  const words = mailWords.paidInVain;
  const amount = formatCents(Number(data.amountCents));
  const late = booking.quoteId === null ? words.late : words.acceptanceEnded;
  const { title, text } = data.reason === 'time-gone' ? late : words.mismatch;
  return {
    subject: words.subject(amount, booking.trackingCode),
    preheader: words.preheader,
    parts: [
      { kind: 'opening', title },
      { kind: 'paragraph', text },
      { kind: 'facts', rows: [codeFact(visit), { name: words.amount, lines: [amount] }] },
      { kind: 'note', title: mailWords.refund.when },
      ...(booking.quoteId === null
        ? [{ kind: 'button', label: words.again, url: `${context.publicUrl}/booking` } as const]
        : []),
    ],
  };
});

/** A refund left the card provider. */
export const refundSettled: LetterWriter = toCustomer(async (visit) => {
  const refund = await refundById(visit.context.bookings.database.connection, String(visit.data.refundId));
  if (refund.status !== 'succeeded') return undefined;
  const { settled, when } = mailWords.refund;
  const amount = formatCents(refund.amountCents);
  return {
    subject: settled.subject(amount, visit.booking.trackingCode),
    preheader: when,
    parts: [
      { kind: 'opening', title: settled.title(amount) },
      { kind: 'facts', rows: [codeFact(visit)] },
      { kind: 'paragraph', text: when },
      bookingButton(visit, mailWords.visit.see),
    ],
  };
});

/** A refund failed and isn't resolved yet. */
export const refundFailed: LetterWriter = toCustomer(async (visit) => {
  const refund = await refundById(visit.context.bookings.database.connection, String(visit.data.refundId));
  // Money that a bank has because of a dispute isn't owed again by the shop.
  if (refund.status !== 'failed' || visit.money.isDisputed === true) return undefined;
  const { subject, preheader, title, text } = mailWords.refund.failed;
  const amount = formatCents(refund.amountCents);
  return {
    subject: subject(amount, visit.booking.trackingCode),
    preheader,
    parts: [
      { kind: 'opening', title },
      { kind: 'facts', rows: [codeFact(visit)] },
      { kind: 'paragraph', text: text(amount) },
      bookingButton(visit, mailWords.visit.see),
    ],
  };
});
