/** The seven shades of the ramp, from clear to limo dark, in percent of visible light that passes. */
export const rampShades = [70, 50, 35, 25, 20, 15, 5] as const;

/** One shade of the ramp. */
export type RampShade = (typeof rampShades)[number];

/**
 * Opacity of black film on a screen that lets a percentage of light through once: 1 − vlt^(1/2.2), exact in light and
 * not in sRGB numbers. `vlt` is percent, 0–100.
 */
export function filmAlpha(vlt: number): number {
  return round(1 - (vlt / 100) ** (1 / 2.2));
}

/** The same where light passes the film twice, as through a car: 1 − vlt. */
export function twiceFilmAlpha(vlt: number): number {
  return round(1 - vlt / 100);
}

function round(alpha: number): number {
  return Math.round(alpha * 1000) / 1000;
}
