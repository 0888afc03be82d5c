import type { BookingDetails, QuoteVersionView } from '@tintforge/api-contract';
import { formatRate, includedTaxCents, type Region, taxOfPartCents, taxRateOf } from '@tintforge/booking-core';
import { taxWords as words } from '@tintforge/content';
import { formatMoney } from '@tintforge/ui';
import { centsOf, moneyText } from './money';

/** The sales tax in a booking's total, in words: as an amount where the bill was made with a rate. */
export function taxNote({ salesTax, taxTreatment }: Pick<BookingDetails, 'salesTax' | 'taxTreatment'>): string {
  if (taxTreatment === 'real-property') return words.notAdded;
  return salesTax === null ? words.included : noteOf(centsOf(salesTax.included), salesTax.rateBp);
}

/**
 * The sales tax in a part of a booking's money, in words; undefined where its bill has no rate and for nothing. `cents`
 * is the sum of what was paid, less what was refunded; a fee for a cancelled car that it covers has no tax in it.
 */
export function taxNoteOfPart(
  cents: number,
  { salesTax, totalPrice }: Pick<BookingDetails, 'salesTax' | 'totalPrice'>,
): string | undefined {
  if (salesTax === null || cents <= 0) return undefined;
  const total = { totalCents: centsOf(totalPrice), taxCents: centsOf(salesTax.included) };
  return noteOf(taxOfPartCents(Math.min(cents, total.totalCents), total), salesTax.rateBp);
}

/** The sales tax in a bill that isn't booked yet, in words, at the rate in force in its region. */
export function taxNoteOfBill(lines: readonly { amountCents: number }[], region: Region | undefined): string {
  const rate = region && taxRateOf(region);
  return rate === undefined ? words.included : noteOf(includedTaxCents(lines, rate), rate.stateBp + rate.surtaxBp);
}

/** The sales tax in a quote's version, in words. A version names no rate: each of its cars is taxed separately. */
export function taxNoteOfVersion({
  includedTax,
  taxTreatment,
}: Pick<QuoteVersionView, 'includedTax' | 'taxTreatment'>): string {
  if (taxTreatment === 'real-property') return words.notAdded;
  return includedTax === null ? words.included : words.amount(moneyText(includedTax));
}

function noteOf(cents: number, rateBp: number): string {
  return words.of(formatMoney(cents), formatRate(rateBp));
}
