import { paymentStatusOf } from '@tintforge/booking-core';
import { checkBill } from './check-bill';
import type { ObservedQuote } from './check-quotes';
import { checkVisits } from './check-visits';
import { type Observed, sumOf } from './observe';

type Must = (claim: boolean, problem: string) => void;

/**
 * An acceptance made one booking, of its version's works at its total to the cent, with its deposit. While the acceptance is in
 * force the booking waits for exactly that deposit, or is agreed on; it ends unpaid with the acceptance, and no money stays.
 */
export function checkQuoteBookings(
  { row, versions, acceptances }: ObservedQuote,
  { bookings, must }: { bookings: readonly Observed[]; must: Must },
): void {
  const own = bookings.filter((each) => each.booking.quoteId === row.id);
  must(
    own.length === acceptances.length,
    `${row.code} has ${acceptances.length} acceptances and ${own.length} bookings`,
  );
  const alive = own.filter(({ booking }) => booking.status !== 'expired' && booking.status !== 'cancelled');
  must(alive.length <= 1, `${row.code} has ${alive.length} bookings at once`);
  for (const acceptance of acceptances) {
    const observed = own.find((each) => each.booking.id === acceptance.bookingId);
    const version = versions.find(({ number }) => number === acceptance.number);
    must(observed !== undefined, `an acceptance of ${row.code} has no booking`);
    if (observed === undefined || version === undefined) continue;
    const { code: name, status, totalCents, upfrontCents, depositPercent, lineCents } = observed.booking;
    must(totalCents === version.totalCents, `${name} costs ${totalCents}, its version ${version.totalCents}`);
    must(sumOf(lineCents) === totalCents, `the works of ${name} don’t add up`);
    must(
      upfrontCents === version.depositCents && depositPercent === version.depositPercent,
      `${name} asks for ${upfrontCents} and its version for ${version.depositCents}`,
    );
    must(observed.booking.termsText === version.termsText, `${name} has other terms than its version`);
    const isAgreed = observed.bill.some(({ kind }) => kind === 'agreed');
    const isUnpaidEnd = (status === 'expired' || status === 'cancelled') && !isAgreed;
    must(acceptance.endedAt !== null || !isUnpaidEnd, `${name} is ${status} unpaid, and its acceptance stands`);
    const isOver = status === 'expired' || status === 'cancelled' || status === 'no-show';
    must(acceptance.endedAt === null || isOver, `${name} is ${status}, and its acceptance has ended`);
    must(status !== 'pending' || observed.booking.holdExpiresAt !== null, `${name} waits for nothing`);
  }
  for (const each of own) checkMoney(each, must);
}

/** Money here and money due add up to the bill, and returns never exceed what came. */
function checkMoney(observed: Observed, must: Must): void {
  const { booking, payments, refunds, bill, events, atCar } = observed;
  const name = booking.code;
  checkVisits(observed, must);
  const captured = sumOf(payments.map(({ receivedCents }) => receivedCents));
  const returning = sumOf(refunds.map(({ amountCents }) => amountCents));
  const byHand = (direction: string) =>
    sumOf(atCar.filter((each) => each.direction === direction).map(({ amountCents }) => amountCents));
  const [receivedCents, returnedCents] = [byHand('received'), byHand('returned')];
  must(returning <= captured, `${name} returns ${returning} of ${captured}`);
  const hereCents = captured - returning + receivedCents - returnedCents;
  checkBill({ booking, bill, payments, events, atCar, hereCents }, must);
  const site = atCar.length === 0 ? undefined : { receivedCents, returnedCents };
  const isDeposit = booking.depositPercent !== null && booking.upfrontPaymentId !== null;
  const hasFailed = booking.paymentStatus === 'failed';
  const status = paymentStatusOf({ capturedCents: captured, refunds, hasFailed, bill, site, isDeposit });
  must(status === booking.paymentStatus, `${name} reads ${booking.paymentStatus}, its money says ${status}`);
}

/** At rest nothing waits: no hold, no open payment, no refund, and the card provider has what we say. */
export function checkQuotesAtRest(bookings: readonly Observed[], must: Must): void {
  for (const { booking, payments, refunds, intents } of bookings) {
    const name = booking.code;
    must(booking.status !== 'pending', `${name} still waits for its deposit`);
    must(
      payments.every(({ status }) => status === 'succeeded' || status === 'canceled'),
      `${name} still has an open payment`,
    );
    must(
      refunds.every(({ status }) => status === 'succeeded'),
      `${name} still waits for a refund`,
    );
    const net = sumOf(intents.map(({ netCents }) => netCents));
    const kept = sumOf(payments.map(({ receivedCents }) => receivedCents)) - sumOf(refunds.map(amountOf));
    must(net === kept, `the card provider has ${net} for ${name}, we say ${kept}`);
    const isUnagreed = booking.status === 'expired' || (booking.status === 'cancelled' && booking.billCents === 0);
    must(!isUnagreed || net === 0, `${name} is ${booking.status}, and ${net} were kept`);
  }
}

function amountOf({ amountCents }: { amountCents: number }): number {
  return amountCents;
}
