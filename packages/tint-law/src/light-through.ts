import type { FilmReading } from './facts';

// A separate file: a picture of a pane needs its light, and no law.

/**
 * True for a share of light that laws are held against: 0 to 100 percent with at most one decimal, as meters print it.
 * Figures from outside go through this door first.
 */
export function isLightPercent(percent: number): boolean {
  return Number.isInteger(percent * 10) && percent >= 0 && percent <= 100;
}

/** A share of light as whole tenths of a percent. Throws where {@link isLightPercent} is false. */
export function tenthsOf(percent: number): number {
  if (!isLightPercent(percent)) throw new RangeError(`Not a share of light in tenths of a percent: ${percent}`);
  return percent * 10;
}

/**
 * Light through a film on bare glass, percent, rounded down to a tenth: layers multiply, and no film adds light. All in
 * integers, so that a limit in whole tenths is met exactly when the unrounded light meets it. Throws for what is no
 * share of light.
 */
export function lightThrough({ percent, onGlassPercent }: FilmReading, glassPercent: number): number {
  const [film, reference, glass] = [tenthsOf(percent), tenthsOf(onGlassPercent), tenthsOf(glassPercent)];
  return Math.min(glass, Math.floor((film * glass) / reference)) / 10;
}
