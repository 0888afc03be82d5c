/** Tolerance when rounding dollars to whole cents: 2399.95 · 100 is 239994.99999999997 in binary. */
const tolerance = 1e-6;

/**
 * Dollars as they go over the wire → whole US cents. Undefined when not finite, negative, beyond exact integers, or off
 * a whole cent by more than 1e-6.
 */
export function centsFromDollars(dollars: number): number | undefined {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || dollars < 0 || Math.abs(dollars * 100 - cents) > tolerance) return undefined;
  return Math.abs(cents);
}

/** US cents → the JSON number of dollars that goes over the wire; `centsFromDollars` gives the same cents back. */
export function dollarsFromCents(cents: number): number {
  return cents / 100;
}

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US cents as people read them, always to the cent: 129999 → "$1,299.99". */
export function formatCents(cents: number): string {
  return dollarFormat.format(cents / 100);
}
