import { centsFromDollars } from '@tintforge/booking-core';
import { formatMoney } from '@tintforge/ui';

/** Dollars from the API as cents. The contract promises whole cents; anything else is a bug and must not be shown. */
export function centsOf(dollars: number): number {
  const cents = centsFromDollars(dollars);
  if (cents === undefined) throw new Error(`${dollars} is no amount of money`);
  return cents;
}

/** Dollars from the API as "$1,299.99". */
export function moneyText(dollars: number): string {
  return formatMoney(centsOf(dollars));
}
