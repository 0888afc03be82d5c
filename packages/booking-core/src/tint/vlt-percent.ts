import { isLightPercent } from '@tintforge/tint-law';

/**
 * True for a share of light that the tint rule takes: 0 to 100 percent with at most one decimal, as meters print it.
 * Readings and figures from outside go through this door first.
 */
export function isVltPercent(percent: number): boolean {
  return isLightPercent(percent);
}
