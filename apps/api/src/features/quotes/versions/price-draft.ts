import type { QuoteDraft } from '@tintforge/api-contract';
import {
  centsFromDollars,
  type Discount,
  lineAmountCents,
  quoteTotals,
  type Result,
  type SalesTaxRate,
  success,
} from '@tintforge/booking-core';
import type { QuoteVersionRow } from '../../../db/schema';
import { type BilledTax, billedTax } from '../../orders';
import type { NewLine } from './store';

/** The sums of a version, and its lines. */
export type PricedDraft = Pick<
  QuoteVersionRow,
  'lineCount' | 'subtotalCents' | 'discountKind' | 'discountValue' | 'discountCents' | 'totalCents'
> &
  BilledTax & { lines: NewLine[] };

/** Computes the amounts of a draft, which the caller never sends. The tax is that of each car or area, less its discount. */
export function priceDraft(
  { works, discount: entered }: Pick<QuoteDraft, 'works' | 'discount'>,
  rate: SalesTaxRate | undefined,
): Result<PricedDraft, 'discount_above_subtotal'> {
  const lines = works.flatMap(({ title, lines: given }, index) =>
    given.map(({ name, unit, quantity: units, unitPrice, listId, panes }) => {
      const price = { quantity: Math.round(units * 100), unitCents: centsOf(unitPrice) };
      const amountCents = lineAmountCents(price);
      return { workNumber: index + 1, workTitle: title, name, unit, ...price, amountCents, listId, panes };
    }),
  );
  const discount = discountOf(entered);
  const totals = quoteTotals(lines, discount);
  if (!totals.ok) return totals;
  const { subtotalCents, discountCents, totalCents, works: sums } = totals.value;
  return success({
    lines,
    lineCount: lines.length,
    subtotalCents,
    discountKind: discount.kind,
    discountValue: discount.kind === 'amount' ? discount.cents : discount.basisPoints,
    discountCents,
    totalCents,
    ...billedTax(
      sums.map((work) => ({ amountCents: work.totalCents })),
      rate,
    ),
  });
}

function discountOf(entered: QuoteDraft['discount']): Discount {
  return entered.kind === 'amount'
    ? { kind: 'amount', cents: centsOf(entered.amount) }
    : { kind: 'share', basisPoints: Math.round(entered.percent * 100) };
}

function centsOf(dollars: number): number {
  const cents = centsFromDollars(dollars);
  if (cents === undefined) throw new RangeError('The contract lets only whole cents through');
  return cents;
}
