import { type GlassZone, isBehindDriver } from './glass-zone';
import type { LegalClass } from './legal-class';

/** A section of the Florida Statutes that a verdict rests on. */
export type TintStatute = '316.2951' | '316.2952' | '316.2953' | '316.2954';

/** Reasons why the law sets no percentage for a zone. */
export type NoLimitReason = 'strip-above-as1' | 'not-a-window';

/** Percentages that film and glass together have to keep. */
export interface PercentLimit {
  kind: 'percent';
  /** Least visible light transmitted, percent. */
  minimumVltPercent: number;
  /** Most visible light reflected on the side without film, percent. */
  maximumReflectancePercent: number;
  statute: TintStatute;
}

/** Florida's requirement for the film on a zone: percentages, or none. */
export type TintLimit = PercentLimit | { kind: 'none'; reason: NoLimitReason; statute: TintStatute };

/** 316.2952: only transparent material at the top, not encroaching on the AS/1 portion. It names no percentage. */
const windshieldStrip: TintLimit = { kind: 'none', reason: 'strip-above-as1', statute: '316.2952' };

/** 316.2951: a "window" excludes roof-mounted devices. */
const roof: TintLimit = { kind: 'none', reason: 'not-a-window', statute: '316.2951' };

/** 316.2953: side windows forward of or adjacent to the operator, whatever the class of the car. */
const besideDriver: TintLimit = {
  kind: 'percent',
  minimumVltPercent: 28,
  maximumReflectancePercent: 25,
  statute: '316.2953',
};

/** 316.2954: side windows behind the driver and the rear window. */
const behindDriver: TintLimit = {
  kind: 'percent',
  minimumVltPercent: 15,
  maximumReflectancePercent: 35,
  statute: '316.2954',
};

/** 316.2954, for multipurpose vehicles. */
const behindDriverOfMpv: TintLimit = { ...behindDriver, minimumVltPercent: 6 };

/** The limit of a zone. An unknown class has the limits of a passenger car. */
export function limitFor(zone: GlassZone, legalClass: LegalClass): TintLimit {
  if (zone === 'windshield-strip') return windshieldStrip;
  if (zone === 'roof') return roof;
  if (!isBehindDriver(zone)) return besideDriver;
  return legalClass === 'mpv' ? behindDriverOfMpv : behindDriver;
}
