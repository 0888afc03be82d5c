import type { BookingDetails } from '@tintforge/api-contract';
import type { ReceiptLine } from '@tintforge/ui';
import { centsOf } from './money';

const words = {
  carFee: (number: number) => `Car ${number}: Late-cancellation fee`,
};

/** A booking's bill as a receipt lists it, in US cents. */
export interface BilledLines {
  lines: ReceiptLine[];
  /** Sum of the lines. */
  totalCents: number;
}

/** The lines of a booking's bill: its services, then the fee kept for each car that was cancelled alone. */
export function billedLines({
  lines,
  totalPrice,
  cars = [],
}: Pick<BookingDetails, 'lines' | 'totalPrice' | 'cars'>): BilledLines {
  const services = lines.map(({ name, amount }, index) => ({ id: String(index), label: name, cents: centsOf(amount) }));
  const fees = cars
    .filter(({ kept }) => kept > 0)
    .map(({ number, kept }) => ({
      id: `fee-${number}`,
      label: words.carFee(number),
      cents: centsOf(kept),
    }));
  const feeCents = fees.reduce((sum, { cents }) => sum + cents, 0);
  return { lines: [...services, ...fees], totalCents: centsOf(totalPrice) + feeCents };
}
