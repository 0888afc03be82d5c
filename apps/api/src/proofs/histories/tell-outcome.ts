import type { Observed } from './observe';

/** Codes of bookings and quotes, which are drawn. */
const anyCode = /\b[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g;

/**
 * The outcome of a history in words: its steps with their answers, and every booking at its end. Codes are numbered in the order
 * in which they appear and random ids are left out, so that it doesn't depend on how bookings are stored.
 */
export function tellOutcome(trace: readonly string[], bookings: readonly Observed[]): string {
  const numbers = new Map<string, string>();
  const numbered = (text: string) =>
    text.replaceAll(anyCode, (code) => {
      const known = numbers.get(code) ?? `code ${numbers.size + 1}`;
      numbers.set(code, known);
      return known;
    });
  const steps = trace.map(numbered);
  const ends = bookings.map((observed) => numbered(JSON.stringify(factsOf(observed))));
  return [...steps, ...ends.sort()].join('\n');
}

function factsOf({ booking, cars, visits, cells, bill, payments, refunds, atCar, events, mails }: Observed): object {
  const { id: _id, upfrontPaymentId, quoteId, termsText: _terms, ...facts } = booking;
  return {
    ...facts,
    isConfirmed: upfrontPaymentId !== null,
    isOfQuote: quoteId !== null,
    cars,
    visits: visits.map((visit) => [visit.crewId, visit.date, visit.time, visit.minutes, visit.status]),
    cells: cells.toSorted(),
    bill: bill.map(({ kind, amountCents }) => [kind, amountCents]),
    payments: payments.map(({ purpose, status, amountCents, receivedCents }) => [
      purpose,
      status,
      amountCents,
      receivedCents,
    ]),
    refunds: refunds.map(({ status, amountCents }) => `${status} ${amountCents}`).sort(),
    atCar: atCar.map(({ direction, amountCents }) => `${direction} ${amountCents}`).sort(),
    events: events.map(({ kind, actor, at }) => [kind, actor, at]),
    mails: mails.map(({ kind, dueAt }) => `${kind} ${dueAt}`).sort(),
  };
}
