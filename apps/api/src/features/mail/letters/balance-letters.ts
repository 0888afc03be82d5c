import { formatCents } from '@tintforge/booking-core';
import { mailWords } from '@tintforge/content';
import { balanceCents } from '../../bookings';
import type { LetterWriter } from './letter';
import { firstName, toCustomer, type Visit } from './visit';
import { bookingButton, codeFact, placeFacts, policyNote } from './visit-parts';

/** The balance can be paid by card; out of date once nothing is due, and always with the amount that is due then. */
export const balanceDue: LetterWriter = toCustomer(async (visit) => {
  const { booking, money, start, line } = visit;
  const due = balanceCents(booking, money);
  if (due === 0) return undefined;
  const words = mailWords.balanceDue;
  const amount = formatCents(due);
  const lines = booking.lines.map(({ name, amountCents }) => ({ name, amount: formatCents(amountCents) }));
  const isToCome = booking.status === 'confirmed' || booking.status === 'scheduled';
  return {
    subject: words.subject(amount, booking.trackingCode),
    preheader: words.preheader,
    parts: [
      { kind: 'opening', lead: words.lead(firstName(booking), amount), title: start.day, detail: start.time },
      { kind: 'paragraph', text: words.text(amount) },
      bookingButton(visit, words.button(amount)),
      { kind: 'heading', text: words.bill },
      { kind: 'bill', lines, total: { name: mailWords.visit.total, amount: formatCents(booking.totalCents) } },
      { kind: 'facts', rows: [codeFact(visit), { name: words.due, lines: [amount] }] },
      await placeFacts(visit),
      { kind: 'note', title: words.questions(line.phone) },
      ...(isToCome ? [policyNote(visit)] : []),
    ],
  };
});

/** A balance has arrived. */
export const balancePaid: LetterWriter = toCustomer((visit) => {
  const { booking, money, data } = visit;
  const words = mailWords.balancePaid;
  const amount = formatCents(Number(data.amountCents));
  const due = balanceCents(booking, money);
  const dueText = due === 0 ? '' : formatCents(due);
  return {
    subject: words.subject(amount, booking.trackingCode),
    preheader: words.preheader(dueText),
    parts: [
      { kind: 'opening', title: words.title(amount) },
      { kind: 'facts', rows: [codeFact(visit), { name: words.received, lines: [receivedText(visit, amount)] }] },
      { kind: 'paragraph', text: due === 0 ? words.paid : words.due(dueText) },
      bookingButton(visit, mailWords.visit.see),
    ],
  };
});

/** A balance arrived when less was due: the rest goes back. */
export const surplusReturned: LetterWriter = toCustomer((visit) => {
  const { booking, data, money } = visit;
  const words = mailWords.surplusReturned;
  if (money.payments.some(({ id, isDisputed }) => id === data.paymentId && isDisputed)) return undefined;
  const paidCents = Number(data.amountCents);
  const overCents = Number(data.surplusCents);
  const paid = formatCents(paidCents);
  const over = formatCents(overCents);
  const text = overCents === paidCents ? words.nothingDue(paid) : words.text(paid, formatCents(paidCents - overCents));
  return {
    subject: words.subject(over, booking.trackingCode),
    preheader: words.preheader,
    parts: [
      { kind: 'opening', title: words.title(over) },
      { kind: 'paragraph', text },
      { kind: 'facts', rows: [codeFact(visit)] },
      { kind: 'note', title: mailWords.refund.when },
      bookingButton(visit, mailWords.visit.see),
    ],
  };
});

function receivedText({ money: { payments }, data }: Visit, amount: string): string {
  const lastFour = payments.find(({ id }) => id === data.paymentId)?.cardLastFour ?? null;
  return lastFour === null ? amount : mailWords.balancePaid.amount(amount, lastFour);
}
