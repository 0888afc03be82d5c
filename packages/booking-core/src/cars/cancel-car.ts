import { type BillEntry, type ChangedMoney, carFeesCents, type MoneyFacts, splitHeld, tellMoney } from '../bill';
import { refundableCents } from '../payment-status';

/** Outcome of cancelling one of several cars, US cents. */
export interface CancelledCar extends Omit<ChangedMoney, 'dueCents'> {
  /** The fee that is kept for it. */
  keptCents: number;
  /** Entries for the bill; one of nothing is left out. */
  entries: BillEntry[];
}

/**
 * Cancels one of a booking's cars. Where that isn't free, its fee is the percentage of its price, and never more than its share
 * of the money that is here, so that no unpaid fee becomes due. Cars that are cancelled one by one cost no more than all of them
 * at once; rounding adds a cent each.
 */
export function cancelCar(
  facts: MoneyFacts,
  {
    priceCents,
    lateFeePercent,
    isFree,
  }: {
    /** Of the car, as booked. */
    priceCents: number;
    lateFeePercent: number;
    isFree: boolean;
  },
): CancelledCar {
  const { billCents, hereCents } = tellMoney(facts);
  const feesCents = carFeesCents(facts.bill);
  const carsCents = Math.max(0, billCents - feesCents);
  const goneCents = Math.min(priceCents, carsCents);
  const feeCents = Math.floor((goneCents * lateFeePercent + 50) / 100);
  const keptCents = isFree ? 0 : Math.min(feeCents, shareOf(hereCents - feesCents, { goneCents, carsCents }));
  const over = Math.max(0, hereCents - (billCents - goneCents + keptCents));
  const refundCents = Math.min(over, refundableCents(facts));
  const entries: BillEntry[] = [
    { kind: 'car-cancelled', amountCents: -goneCents },
    { kind: 'late-fee', amountCents: keptCents },
  ];
  return {
    keptCents,
    ...splitHeld(refundCents, facts),
    atCarCents: over - refundCents,
    entries: entries.filter(({ amountCents }) => amountCents !== 0),
  };
}

/** A car's share of the money that is here for all cars, half up. */
function shareOf(moneyCents: number, { goneCents, carsCents }: { goneCents: number; carsCents: number }): number {
  if (moneyCents <= 0 || carsCents === 0) return 0;
  return Math.floor((2 * moneyCents * goneCents + carsCents) / (2 * carsCents));
}
