/** Units in which a quote counts. */
export const quoteUnits = ['each', 'sq-ft', 'hour'] as const;

/** One of {@link quoteUnits}. */
export type QuoteUnit = (typeof quoteUnits)[number];

/** Quantity and price of a line. */
export interface LinePrice {
  /** Hundredths of the unit: 250 for two and a half hours. */
  quantity: number;
  /** US cents for one unit. */
  unitCents: number;
}

/**
 * Price of a line in cents: hundredths of a unit × cents, half a cent up. Throws where the exact product is beyond safe
 * integers, which no quote's limits reach.
 */
export function lineAmountCents({ quantity, unitCents }: LinePrice): number {
  const product = quantity * unitCents;
  if (quantity < 0 || unitCents < 0 || !Number.isSafeInteger(product + 50)) {
    throw new RangeError('A line has a whole quantity and price, neither of them negative');
  }
  return Math.floor((product + 50) / 100);
}
