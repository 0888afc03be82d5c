/**
 * True for a share of light that the tint rule takes: 0 to 100 percent with at most one decimal, as meters print it.
 * Readings and figures from outside go through this door first.
 */
export function isVltPercent(percent: number): boolean {
  return Number.isInteger(percent * 10) && percent >= 0 && percent <= 100;
}

/** A share of light as whole tenths of a percent, so that the rule compares integers. Throws where `isVltPercent` is false. */
export function tenthsOf(percent: number): number {
  if (!isVltPercent(percent)) throw new RangeError(`Not a share of light in tenths of a percent: ${percent}`);
  return percent * 10;
}

/** Whole tenths of a percent, a negative margin too, as percent. */
export function percentOf(tenths: number): number {
  return tenths / 10;
}
