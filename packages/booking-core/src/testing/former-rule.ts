import type { GlassZone, LegalClass, RulingKind } from '../index';

/**
 * Florida's rule as it was written into this package before laws were data: any strip passed, and reflectance that is
 * not published counted as none. Light in tenths of a percent.
 */
export function formerKind(
  { zone, legalClass }: { zone: GlassZone; legalClass: LegalClass },
  { light, reflectance }: { light: number; reflectance: number | undefined },
): RulingKind {
  if (zone === 'windshield-strip' || zone === 'roof') return 'no-limit';
  const [least, most] = zone === 'front-sides' ? [280, 25] : [legalClass === 'mpv' ? 60 : 150, 35];
  if (light < least || (reflectance ?? 0) > most) return 'not-legal';
  return light < least + 30 ? 'legal-thin' : 'legal';
}
