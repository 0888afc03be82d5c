import { failure, type Result, success } from '../result';

/** A discount as staff enter it: an amount, or a share of the subtotal in basis points. */
export type Discount = { kind: 'amount'; cents: number } | { kind: 'share'; basisPoints: number };

/** A line's price and the car or area that it is for. */
export interface PricedLine {
  /** Number of the car or area, from 1. */
  workNumber: number;
  amountCents: number;
}

/** Price of one car or area, in cents. */
export interface WorkTotal {
  workNumber: number;
  subtotalCents: number;
  /** Its part of the discount. */
  discountCents: number;
  totalCents: number;
}

/** Totals of a quote, in cents. */
export interface QuoteTotals {
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  /** By number; their totals add up to the quote's. */
  works: WorkTotal[];
}

/**
 * Adds up a quote's lines and takes off its discount, which is spread over its cars or areas by largest remainder, the
 * lower number first among equals. Refused where the discount is more than the subtotal.
 */
export function quoteTotals(
  lines: readonly PricedLine[],
  discount: Discount,
): Result<QuoteTotals, 'discount_above_subtotal'> {
  const subtotals = new Map<number, number>();
  for (const { workNumber, amountCents } of lines) {
    subtotals.set(workNumber, (subtotals.get(workNumber) ?? 0) + amountCents);
  }
  const subtotalCents = [...subtotals.values()].reduce((sum, cents) => sum + cents, 0);
  const discountCents = discountOf(discount, subtotalCents);
  if (discountCents > subtotalCents) return failure('discount_above_subtotal');
  const numbers = [...subtotals.keys()].sort((first, second) => first - second);
  const parts = spreadCents(
    discountCents,
    numbers.map((number) => subtotals.get(number) ?? 0),
  );
  const works = numbers.map((workNumber, index) => {
    const workSubtotal = subtotals.get(workNumber) ?? 0;
    const part = parts[index] ?? 0;
    return { workNumber, subtotalCents: workSubtotal, discountCents: part, totalCents: workSubtotal - part };
  });
  return success({ subtotalCents, discountCents, totalCents: subtotalCents - discountCents, works });
}

function discountOf(discount: Discount, subtotalCents: number): number {
  if (discount.kind === 'amount') return discount.cents;
  return Number((BigInt(subtotalCents) * BigInt(discount.basisPoints) + 5_000n) / 10_000n);
}

/**
 * Splits cents in proportion to weights by largest remainder: the parts are whole and add up to all of it. Zeros where
 * the weights add up to nothing.
 */
function spreadCents(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const product = BigInt(cents) * BigInt(weight);
    return { index, whole: Number(product / BigInt(sum)), remainder: product % BigInt(sum) };
  });
  const left = cents - shares.reduce((total, { whole }) => total + whole, 0);
  const first = [...shares].sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  const raised = new Set(first.slice(0, left).map(({ index }) => index));
  return shares.map(({ index, whole }) => whole + (raised.has(index) ? 1 : 0));
}
