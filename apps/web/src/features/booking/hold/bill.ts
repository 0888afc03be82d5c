import type { BillLine } from '@tintforge/api-contract';
import { centsFromDollars } from '@tintforge/booking-core';
import type { ReceiptLine } from '@tintforge/ui';

/**
 * The price of an order, in cents: from this page's catalog, or as the server computed it and the customer accepted it.
 */
export interface Bill {
  lines: readonly ReceiptLine[];
  totalCents: number;
}

/**
 * The bill that the server computed when it refused ours, in dollars; undefined when an amount isn't a whole number of
 * cents.
 */
export function billFromShop({
  lines,
  totalPrice,
}: {
  lines: readonly BillLine[];
  totalPrice: number;
}): Bill | undefined {
  const receipt: ReceiptLine[] = [];
  for (const line of lines) {
    const cents = centsFromDollars(line.amount);
    if (cents === undefined) return undefined;
    receipt.push({ label: line.name, cents });
  }
  const totalCents = centsFromDollars(totalPrice);
  return totalCents === undefined ? undefined : { lines: receipt, totalCents };
}
