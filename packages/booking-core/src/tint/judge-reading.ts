import type { GlassZone } from './glass-zone';
import type { LegalClass } from './legal-class';
import { type Ruling, rulingOn } from './ruling';
import { limitFor } from './tint-limit';

/** The crew's meter reading of a finished window. */
export interface MeterReading {
  zone: GlassZone;
  legalClass: LegalClass;
  /** Visible light through glass and film together, percent with at most one decimal. */
  measuredVltPercent: number;
}

/** The ruling on a reading, with the zone and the reading it is about. */
export type ReadingVerdict = Ruling & Pick<MeterReading, 'zone' | 'measuredVltPercent'>;

/**
 * Florida's ruling on a meter reading. Below the limit is not legal: the meter's ±3 points are its error and no
 * permission. Up to 3 points above is thin. Throws for a reading that `isVltPercent` refuses.
 */
export function judgeReading({ zone, legalClass, measuredVltPercent }: MeterReading): ReadingVerdict {
  return { ...rulingOn(limitFor(zone, legalClass), measuredVltPercent), zone, measuredVltPercent };
}
