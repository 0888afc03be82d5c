import type { GlassZone, LegalClass, RulingKind, VltBasis } from '../index';

/** A film on a window, every share of light in whole tenths of a percent. */
export interface FilmedWindow {
  zone: GlassZone;
  legalClass: LegalClass;
  basis: VltBasis;
  tableTenths: number;
  glassTenths: number;
}

/** The minimum percentage in the statutes; undefined where they set none. Read from the text, sentence by sentence. */
export function askedPercent(zone: GlassZone, legalClass: LegalClass): number | undefined {
  switch (zone) {
    case 'windshield-strip':
      return undefined; // 316.2952: transparent, above the AS/1 portion.
    case 'roof':
      return undefined; // 316.2951: "window" excludes roof-mounted devices.
    case 'windshield':
      return 101; // 316.2952: nothing below the strip.
    case 'vent':
    case 'front-sides':
      return 28; // 316.2953: "side wings and side windows on either side forward of or adjacent to the operator's seat".
    case 'rear-sides':
    case 'quarter':
    case 'back':
      return legalClass === 'mpv' ? 6 : 15; // 316.2954: "at least 15 percent", multipurpose vehicles 6.
  }
}

/** Light and limit as the two sides of an inequality of integers: the fraction is never divided out. */
export function sidesOf(window: FilmedWindow, percent: number): { light: number; limit: number } {
  const reference = window.basis === 'net73' ? 73 : 100;
  const film = Math.min(window.tableTenths, reference * 10); // No film adds light.
  return { light: film * window.glassTenths, limit: percent * 100 * reference };
}

/**
 * The verdict on film of which all is known, computed from the statutes in another way than the rule does it. Whether a
 * strip is transparent is seen at the car.
 */
export function oracleKind(window: FilmedWindow): RulingKind {
  const asked = askedPercent(window.zone, window.legalClass);
  if (window.zone === 'windshield-strip') return 'not-verified';
  if (asked === undefined) return 'no-limit';
  const atLimit = sidesOf(window, asked);
  if (atLimit.light < atLimit.limit) return 'not-legal';
  const withTolerance = sidesOf(window, asked + 3);
  return withTolerance.light < withTolerance.limit ? 'legal-thin' : 'legal';
}
