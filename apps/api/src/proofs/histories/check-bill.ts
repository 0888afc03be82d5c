import { carFeesOf } from './check-cars';
import { type EventFacts, type Observed, sumOf } from './observe';

/** A booking with its bill, and what of its money is here by the rows of payments and refunds, in cents. */
type Billed = Pick<Observed, 'booking' | 'bill' | 'payments' | 'events' | 'atCar'> & { hereCents: number };

type Must = (claim: boolean, problem: string) => void;

/** The bill is what was agreed on and all that changed it; what isn't here of it is due, and a courtesy never is. */
export function checkBill({ booking, bill, payments, events, atCar, hereCents }: Billed, must: Must): void {
  const name = booking.code;
  const billCents = sumOf(bill.map(({ amountCents }) => amountCents));
  must(billCents === booking.billCents, `${name} has a bill of ${booking.billCents}, and its entries say ${billCents}`);
  const agreedAt = events.filter(isAgreement).length;
  const agreed = bill.filter(({ kind }) => kind === 'agreed');
  must(agreed.length === agreedAt, `${name} was agreed on ${agreedAt} times and billed ${agreed.length} times`);

  const confirming = payments.find(({ id }) => id === booking.upfrontPaymentId);
  must((booking.paidAt === null) === (confirming === undefined), `${name} was paid at ${booking.paidAt} by nothing`);
  const paidCents = confirming?.receivedCents ?? booking.upfrontCents;
  must(paidCents === booking.upfrontCents, `${name} was confirmed by ${paidCents} instead of ${booking.upfrontCents}`);

  const dueCents = billCents - hereCents;
  // Only money from the car can be too much: it is handed back by hand.
  const byHand = sumOf(
    atCar.map(({ direction, amountCents }) => (direction === 'received' ? amountCents : -amountCents)),
  );
  must(-dueCents <= Math.max(0, byHand), `${name} costs ${billCents}, and ${hereCents} are here`);
  if (agreedAt === 0) {
    must(billCents === 0 && hereCents === 0, `${name} was never agreed on, and ${hereCents} are here`);
    return;
  }
  if (booking.status === 'cancelled') {
    must(dueCents <= 0 || atCar.some(({ direction }) => direction === 'returned'), `${name} is cancelled and owes`);
    return;
  }
  const courtesyCents = sumOf(events.map(courtesyOf));
  // Fees of cars that were cancelled come on top of what the others cost.
  const feesCents = carFeesOf(events);
  const costs = booking.totalCents + feesCents;
  must(billCents <= costs, `${name} costs ${costs} and is billed ${billCents}`);
  must(billCents >= costs - courtesyCents, `${name} costs ${costs} less ${courtesyCents}, and is billed ${billCents}`);
  // A car takes no more with it than was left of the bill.
  if (atCar.length === 0 && billCents > feesCents)
    must(billCents === costs - courtesyCents, `${name} has ${courtesyCents} of courtesy that became due`);
}

/** Events from which on a price is owed; a quote that is accepted with a deposit waits for it. */
function isAgreement({ kind, data }: EventFacts): boolean {
  if (kind === 'accepted') return data.depositCents === 0;
  return kind === 'paid' || kind === 'paid-late' || kind === 'kept-by-staff';
}

/** A courtesy refund to the card or on site, by an event of the history. */
function courtesyOf({ kind, data }: EventFacts): number {
  if (kind === 'no-show') return Number(data.refundCents);
  if (kind === 'site-payment') return data.isCourtesy === true ? Number(data.amountCents) : 0;
  return kind === 'refund-asked' ? Number(data.amountCents) : 0;
}
