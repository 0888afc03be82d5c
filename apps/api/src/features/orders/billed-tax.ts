import { includedTaxCents, type OrderLine, type SalesTaxRate } from '@tintforge/booking-core';
import type { BookingRow } from '../../db/schema';

/** The columns of a bill's sales tax. */
export type BilledTax = Pick<BookingRow, 'stateTaxBp' | 'surtaxBp' | 'taxCents'>;

/** The columns of a bill at the rate in force when it is made; all null where the shop has set none. */
export function billedTax(lines: readonly Pick<OrderLine, 'amountCents'>[], rate: SalesTaxRate | undefined): BilledTax {
  if (rate === undefined) return { stateTaxBp: null, surtaxBp: null, taxCents: null };
  return { stateTaxBp: rate.stateBp, surtaxBp: rate.surtaxBp, taxCents: includedTaxCents(lines, rate) };
}

/** The tax of a booking's changed bill, at the rate that the booking has kept. */
export function rebilledTax(lines: readonly OrderLine[], { stateTaxBp, surtaxBp }: BilledTax): BilledTax {
  const rate = stateTaxBp === null ? undefined : { stateBp: stateTaxBp, surtaxBp: surtaxBp ?? 0 };
  return billedTax(lines, rate);
}
