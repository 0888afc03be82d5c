import { parsePercent } from './amount';
import type { Region } from './catalogue';

/** Sales tax of a region, in basis points: 600 for a state's 6%, 150 for a county's surtax of 1.5%. */
export interface SalesTaxRate {
  stateBp: number;
  surtaxBp: number;
}

/** The county surtax is due on the first $5,000 of an item, in cents of the price without tax (s. 212.054(2)(b), F.S.). */
export const surtaxCapCents = 500_000;

/** The highest rates that can be set, in basis points: anything more is a typing error. No state's or county's is near. */
export const mostStateTaxBp = 1_000;
/** The same of a county's surtax. */
export const mostSurtaxBp = 500;

const whole = 10_000;

/** The rate in force in a region; undefined where the shop has set none. */
export function taxRateOf({
  stateTaxBp,
  surtaxBp = 0,
}: Pick<Region, 'stateTaxBp' | 'surtaxBp'>): SalesTaxRate | undefined {
  return stateTaxBp === undefined || stateTaxBp === 0 ? undefined : { stateBp: stateTaxBp, surtaxBp };
}

/**
 * The sales tax that a bill's prices include, in cents: the total less the price without tax. Rounded once per bill,
 * half up, as s. 212.12(9), F.S., lets a dealer choose; the surtax of a line that costs more than $5,000 without tax is
 * that of $5,000.
 */
export function includedTaxCents(
  lines: readonly { amountCents: number }[],
  { stateBp, surtaxBp }: SalesTaxRate,
): number {
  const bothBp = stateBp + surtaxBp;
  // A line within the cap holds amount × both / (1 + both); any other (amount × state + cap × surtax) / (1 + state).
  let within = 0;
  let above = 0;
  for (const { amountCents } of lines) {
    if (amountCents * whole <= surtaxCapCents * (whole + bothBp)) within += amountCents * bothBp;
    else above += amountCents * stateBp + surtaxCapCents * surtaxBp;
  }
  if (above === 0) return halfUp(within, whole + bothBp);
  return halfUp(within * (whole + stateBp) + above * (whole + bothBp), (whole + bothBp) * (whole + stateBp));
}

/** A bill's total and the tax that it includes, in cents. */
export interface TaxedTotal {
  totalCents: number;
  taxCents: number;
}

/**
 * The tax in a part of a bill's money, in cents, half up: all of it in the total, none in nothing. What a payment or a
 * refund holds is the difference between the parts before and after it, so that all of them add up to the cent.
 */
export function taxOfPartCents(partCents: number, { totalCents, taxCents }: TaxedTotal): number {
  return totalCents === 0 ? 0 : halfUp(taxCents * partCents, totalCents);
}

function halfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** A rate as people read it: 750 → "7.5%". */
export function formatRate(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** A rate as people type it ("6", "7.5 %", "0.25%") → its basis points; undefined when it is none. */
export function parseRate(text: string): number | undefined {
  const percent = parsePercent(text, 2);
  return percent === undefined || percent >= 100 ? undefined : Math.round(percent * 100);
}
