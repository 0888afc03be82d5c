import type { BookingDetails } from '@tintforge/api-contract';
import { formatRate, includedTaxCents, type Region, taxOfPartCents, taxRateOf } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { formatMoney } from '@tintforge/ui';
import { centsOf } from './money';

const words = wizardWords.review;

/** The sales tax in a booking's total, in words: as an amount where the bill was made with a rate. */
export function taxNote({ salesTax }: Pick<BookingDetails, 'salesTax'>): string {
  return salesTax === null ? words.taxIncluded : noteOf(centsOf(salesTax.included), salesTax.rateBp);
}

/**
 * The sales tax in a part of a booking's money, in words; undefined where its bill has no rate and for nothing. `cents`
 * is the sum of what was paid, less what was refunded.
 */
export function taxNoteOfPart(
  cents: number,
  { salesTax, totalPrice }: Pick<BookingDetails, 'salesTax' | 'totalPrice'>,
): string | undefined {
  if (salesTax === null || cents <= 0) return undefined;
  const total = { totalCents: centsOf(totalPrice), taxCents: centsOf(salesTax.included) };
  return noteOf(taxOfPartCents(cents, total), salesTax.rateBp);
}

/** The sales tax in a bill that isn't booked yet, in words, at the rate in force in its region. */
export function taxNoteOfBill(lines: readonly { amountCents: number }[], region: Region | undefined): string {
  const rate = region && taxRateOf(region);
  return rate === undefined ? words.taxIncluded : noteOf(includedTaxCents(lines, rate), rate.stateBp + rate.surtaxBp);
}

function noteOf(cents: number, rateBp: number): string {
  return words.taxOf(formatMoney(cents), formatRate(rateBp));
}
