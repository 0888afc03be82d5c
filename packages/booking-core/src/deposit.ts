/** The smallest deposit, in whole percent of the total. */
export const leastDepositPercent = 5;
/** The largest deposit, in whole percent of the total. */
export const mostDepositPercent = 90;

/** The least deposit, in cents. */
const leastDepositCents = 100;

/** A deposit of whole percent on a total, in cents: rounded half up, at least $1, and never more than the total. */
export function depositCents(totalCents: number, percent: number): number {
  const share = Math.floor((totalCents * percent + 50) / 100);
  return Math.min(totalCents, Math.max(leastDepositCents, share));
}

/**
 * The share of the total that is kept after the free-change deadline, whole percent: of an order with a deposit never more
 * than the deposit's.
 */
export function keptPercent({
  lateFeePercent,
  depositPercent,
}: {
  lateFeePercent: number;
  depositPercent: number | null;
}): number {
  return depositPercent === null ? lateFeePercent : Math.min(lateFeePercent, depositPercent);
}

/** Cents that are paid at booking: the deposit of a percentage, or the total where none is set. */
export function upfrontCents(totalCents: number, depositPercent: number | null): number {
  return depositPercent === null ? totalCents : depositCents(totalCents, depositPercent);
}
